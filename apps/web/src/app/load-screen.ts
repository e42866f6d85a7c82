import type { ComponentType } from 'react';
import { loadChunk } from '../edges/load-chunk.ts';

/** A `lazy` route function for one exported component of a module. */
export function loadScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module & Record<Name, ComponentType>>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: (await loadChunk(load))[name] });
}
