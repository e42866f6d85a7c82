import type { ComponentType } from 'react';
import { LateScript, reloadIntoNewest } from '../../platform/late-script.ts';
import { framesOf, type Screen } from './screens.ts';

type Load = Screen['load'];

const SCRIPTS = new Map<Load, LateScript<ComponentType>>();

/**
 * Requests all scripts of a path's screen in parallel. Settles when all have loaded or failed; rendering the screen throws the
 * failure. Reloads the page if only that can load a script; nothing is lost, because the visitor leaves the former screen anyway.
 */
export async function bringScreen(path: string): Promise<void> {
  await fetchScreen(path);
  if (scriptsOf(path).some(({ isStuck, isGone }) => isStuck || isGone)) await reloadIntoNewest(window);
}

/** Requests all scripts of a path's screen ahead of the visit. Settles when all have loaded or failed; never rejects. */
export async function fetchScreen(path: string): Promise<void> {
  await Promise.all(scriptsOf(path).map((script) => script.bring()));
}

export function isScreenThere(path: string): boolean {
  return scriptsOf(path).every(({ part }) => part !== null);
}

/** Whether all scripts of a path's screen have loaded or failed, so that the screen or its error can be shown. */
export function isScreenSettled(path: string): boolean {
  return scriptsOf(path).every(({ part, failure }) => part !== null || failure !== null);
}

/** Component of a loaded screen; throws the ChunkError if its script failed to load. */
export function screenOf(load: Load): ComponentType {
  const { part, failure } = scriptOf(load);
  if (!part) throw failure ?? new Error('A screen is shown before its script was brought');
  return part;
}

function scriptsOf(path: string): readonly LateScript<ComponentType>[] {
  return framesOf(path).map(({ load }) => scriptOf(load));
}

function scriptOf(load: Load): LateScript<ComponentType> {
  const script = SCRIPTS.get(load) ?? new LateScript(load);
  SCRIPTS.set(load, script);
  return script;
}
