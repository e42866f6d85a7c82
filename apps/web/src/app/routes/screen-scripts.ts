import type { ComponentType } from 'react';
import { ChunkError, loadChunk } from '../../platform/load-chunk.ts';
import { reloadAt } from '../../platform/reload-at.ts';
import { framesOf, type Screen } from './screens.ts';

type Load = Screen['load'];

/** Scripts of screens, each asked for once a page; what failed is asked for again when it is brought again. */
const COMING = new Map<Load, Promise<void>>();
const CAME = new Map<Load, ComponentType>();
const FAILED = new Map<Load, unknown>();

/**
 * Asks for all the screen of a path consists of, at once. Settles when everything has come or failed; whoever shows it hears why.
 * Chromium from version 150 on remembers a failed import for as long as a page lives: what fails again though the server has it is
 * asked for by a new page.
 */
export async function bringScreen(path: string): Promise<void> {
  const loads = framesOf(path).map(({ load }) => load);
  const failed = loads.filter((load) => FAILED.has(load));
  await Promise.all(loads.map(bringScript));
  if (failed.some(isThereByNow)) await reloadAt(window, path);
}

function isThereByNow(load: Load): boolean {
  const failure = FAILED.get(load);
  return failure instanceof ChunkError && failure.isThere;
}

/** Whether all the screen of a path consists of has come. */
export function isScreenThere(path: string): boolean {
  return framesOf(path).every(({ load }) => CAME.has(load));
}

/** Whether nothing of the screen of a path is still on its way: it can be shown, or why it can not. */
export function isScreenSettled(path: string): boolean {
  return framesOf(path).every(({ load }) => CAME.has(load) || FAILED.has(load));
}

/** The component of a screen that was brought; throws the ChunkError of one that did not come. */
export function screenOf(load: Load): ComponentType {
  const component = CAME.get(load);
  if (!component) throw FAILED.get(load) ?? new Error('A screen is shown before its script was brought');
  return component;
}

function bringScript(load: Load): Promise<void> {
  const known = COMING.get(load);
  if (known && !FAILED.delete(load)) return known;
  const coming = loadChunk(load).then(
    (component) => void CAME.set(load, component),
    (failure: unknown) => void FAILED.set(load, failure),
  );
  COMING.set(load, coming);
  return coming;
}
