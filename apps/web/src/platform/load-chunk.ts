/** Limit for a script chunk (specification, section 7). */
export const CHUNK_TIMEOUT_MS = 120_000;
export const CHUNK_FAILED = 'Loading chunk failed';

/** Why a chunk did not arrive: the server has no such file, it took too long, or anything else, a broken script among it. */
const CHUNK_PROBLEMS = ['missing', 'timeout', 'error'] as const;
export type ChunkProblem = (typeof CHUNK_PROBLEMS)[number];

/** A chunk of the page did not arrive. */
export class ChunkError extends Error {
  constructor(
    readonly problem: ChunkProblem,
    cause?: unknown,
    /** Whether the server has the file by now. */
    readonly isThere = false,
  ) {
    super(`${CHUNK_FAILED} (${problem})`, { cause });
    this.name = 'ChunkError';
  }
}

/** What an `import()` brings, within the limit; rejects with a ChunkError and nothing else. */
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
  /** Status of an address of this page, without its content. */
  readonly ask: (address: string) => Promise<number>;
};

const PAGE_MEANS: ChunkMeans = {
  limitMs: CHUNK_TIMEOUT_MS,
  ask: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status,
};

/** Browsers name the file in the message of a failed import, but not why it failed: the server is asked once more. */
async function statusOf(cause: unknown, ask: ChunkMeans['ask']): Promise<number | null> {
  const address =
    cause instanceof Error && /(?:https?:\/\/[^\s"']+)?\/static\/[^\s"']+/.exec(cause.message)?.[0];
  return address ? await ask(address).catch(() => null) : null;
}
