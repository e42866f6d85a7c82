/** Time limit for a script chunk (specification, section 7). */
export const CHUNK_TIMEOUT_MS = 120_000;
export const CHUNK_FAILED = 'Loading chunk failed';

/** Why a chunk did not load: no such file on the server, too slow, or anything else, such as a broken script. */
const CHUNK_PROBLEMS = ['missing', 'timeout', 'error'] as const;
export type ChunkProblem = (typeof CHUNK_PROBLEMS)[number];

/** A chunk of the page did not load. */
export class ChunkError extends Error {
  constructor(
    readonly problem: ChunkProblem,
    cause?: unknown,
    /** Whether the server has the file now. */
    readonly isThere = false,
  ) {
    super(`${CHUNK_FAILED} (${problem})`, { cause });
    this.name = 'ChunkError';
  }
}

/** The module of an `import()` within the time limit; rejects only with a ChunkError. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { limitMs, ask }: ChunkMeans = PAGE_MEANS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (cause instanceof ChunkError) throw cause;
    const status = await statusOf(cause, ask);
    const problem = status === 404 || status === 410 ? 'missing' : 'error';
    throw new ChunkError(problem, cause, status === 200);
  } finally {
    clearTimeout(timer);
  }
}

type ChunkMeans = {
  readonly limitMs: number;
  /** HTTP status of an address of this page, by a HEAD request. */
  readonly ask: (address: string) => Promise<number>;
};

const PAGE_MEANS: ChunkMeans = {
  limitMs: CHUNK_TIMEOUT_MS,
  ask: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status,
};

/**
 * Status of the file of a failed import. Browsers name the file in the message but not the cause, so this requests it once more.
 */
async function statusOf(cause: unknown, ask: ChunkMeans['ask']): Promise<number | null> {
  const address =
    cause instanceof Error && /(?:https?:\/\/[^\s"']+)?\/static\/[^\s"']+/.exec(cause.message)?.[0];
  return address ? await ask(address).catch(() => null) : null;
}

/** Reloads the page at a path; never settles, because this page ends. */
export function reloadAt({ location }: Pick<Window, 'location'>, path: string): Promise<never> {
  location.hash = path;
  location.reload();
  return new Promise(() => undefined);
}
