import type { ComponentType } from 'react';
import { ChunkError, loadChunk, reloadAt } from '../../platform/load-chunk.ts';
import { framesOf, type Screen } from './screens.ts';

type Load = Screen['load'];

/** Scripts of screens, each requested once per page; a failed one is requested again next time. */
const COMING = new Map<Load, Promise<void>>();
const CAME = new Map<Load, ComponentType>();
const FAILED = new Map<Load, unknown>();

/**
 * Requests all scripts of a path's screen at once. Settles when all have loaded or failed; showing the screen throws the failure.
 * Chromium from version 150 on caches a failed import for the life of a page: if a retry fails although the server has the file,
 * the page reloads.
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

/** Whether all scripts of a path's screen have loaded. */
export function isScreenThere(path: string): boolean {
  return framesOf(path).every(({ load }) => CAME.has(load));
}

/** Whether all scripts of a path's screen have loaded or failed: the screen or its error can be shown. */
export function isScreenSettled(path: string): boolean {
  return framesOf(path).every(({ load }) => CAME.has(load) || FAILED.has(load));
}

/** The component of a loaded screen; throws the ChunkError of one that failed to load. */
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
