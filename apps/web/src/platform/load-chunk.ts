import { activateNewest } from './offline/activate-newest.ts';
import { timeLimit } from './time-limit.ts';

/** Time limit for a script chunk (specification, section 7). */
export const CHUNK_TIMEOUT_MS = 120_000;
export const CHUNK_FAILED = 'Loading chunk failed';

/** Why a chunk did not load: no such file on the server, too slow, or anything else, such as a broken script. */
const CHUNK_PROBLEMS = ['missing', 'timeout', 'error'] as const;
export type ChunkProblem = (typeof CHUNK_PROBLEMS)[number];

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
  /** HTTP status of an address of this page, asked of the server itself. */
  readonly ask: (address: string) => Promise<number>;
};

/** Milliseconds to ask the server why a chunk did not load. */
const ASK_LIMIT_MS = 15_000;

const PAGE_MEANS: ChunkMeans = {
  limitMs: CHUNK_TIMEOUT_MS,
  async ask(address) {
    // Reads the whole file, so that it replaces a broken copy in the browser's cache.
    const answer = await fetch(address, { cache: 'reload', signal: timeLimit(ASK_LIMIT_MS) });
    await answer.arrayBuffer();
    return answer.status;
  },
};

/**
 * Status of the file of a failed import. Browsers name the file in the message but not the cause, so this requests it once more.
 */
async function statusOf(cause: unknown, ask: ChunkMeans['ask']): Promise<number | null> {
  const address =
    cause instanceof Error && /(?:https?:\/\/[^\s"']+)?\/static\/[^\s"']+/.exec(cause.message)?.[0];
  return address ? await ask(address).catch(() => null) : null;
}

/**
 * Reloads the page, in its newest version: the one on this device may need a script that the server no longer has. Never settles,
 * because this page ends.
 */
export async function reloadPage({ location, navigator }: ReloadedPage): Promise<never> {
  await activateNewest(navigator.serviceWorker);
  location.reload();
  return await new Promise(() => undefined);
}

type ReloadedPage = Pick<Window, 'location'> & {
  readonly navigator: Pick<Partial<Navigator>, 'serviceWorker'>;
};
