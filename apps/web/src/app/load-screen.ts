import type { ComponentType } from 'react';

/** Limit for a script chunk of a screen (specification, section 7). */
export const CHUNK_TIMEOUT_MS = 120_000;
export const CHUNK_FAILED = 'Loading chunk failed';

type ChunkProblem = 'missing' | 'timeout' | 'error';

/** The chunk of a screen did not arrive. */
export class ChunkError extends Error {
  constructor(
    readonly problem: ChunkProblem,
    cause?: unknown,
  ) {
    super(`${CHUNK_FAILED} (${problem})`, { cause });
    this.name = 'ChunkError';
  }
}

/** A `lazy` route function for one exported component of a module. */
export function loadScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module & Record<Name, ComponentType>>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const module = await withTimeout(load());
    return { Component: module[name] };
  };
}

async function withTimeout<Value>(chunk: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([chunk, late]);
  } catch (cause) {
    if (cause instanceof ChunkError) throw cause;
    throw new ChunkError(navigator.onLine ? 'missing' : 'error', cause);
  } finally {
    clearTimeout(timer);
  }
}
