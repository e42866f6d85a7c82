import { browserStorage } from './browser-storage.ts';
import { ChunkError, loadChunk, reloadPage } from './load-chunk.ts';

/** A script loaded on demand: requested once per page, and again at the next use if it failed. */
export class LateScript<Part> {
  /** Export of the script, once loaded. */
  part: Part | null = null;
  /** Error of the last request; null if there is none or another request is pending. */
  failure: unknown = null;
  private coming: Promise<void> | null = null;
  private requests = 0;

  constructor(private readonly load: () => Promise<Part>) {}

  /** Requests the script; settles when it has loaded or failed. */
  bring(): Promise<void> {
    if (this.coming === null || this.failure !== null) this.coming = this.request();
    return this.coming;
  }

  /** Whether the server has the script no more: it belonged to an earlier release. */
  get isGone(): boolean {
    return this.failure instanceof ChunkError && this.failure.problem === 'missing';
  }

  /**
   * Whether only a page reload can load the script: some versions of Chromium, 150 among them, cache a failed import for the life of
   * a page, so that a retry fails although the server has the file; and a file that is still missing belonged to an earlier release.
   */
  get isStuck(): boolean {
    const { failure } = this;
    return this.requests > 1 && (this.isGone || (failure instanceof ChunkError && failure.isThere));
  }

  private request(): Promise<void> {
    this.failure = null;
    this.requests += 1;
    return loadChunk(this.load).then(
      (part) => {
        this.part = part;
      },
      (failure: unknown) => {
        this.failure = failure;
      },
    );
  }
}

/** Loads a part of the shown screen; reloads the page if only that helps. */
export async function bringPart<Part>(script: LateScript<Part>): Promise<Part | null> {
  await script.bring();
  if (script.isStuck) await reloadPage(window);
  return script.part;
}

/** When the page last reloaded by itself, in milliseconds since 1970. */
const RELOADED_AT = 'kkini.reloadedAt';
const session = browserStorage(() => window.sessionStorage);
/** Milliseconds in which the page reloads by itself only once: the newest release may lack the file too. */
const ONCE_IN_MS = 60_000;

/** Reloads the page in its newest release, unless it has just done so in vain. */
export async function reloadIntoNewest(
  page: Parameters<typeof reloadPage>[0],
  now = Date.now(),
): Promise<void> {
  if (Math.abs(now - Number(session.read(RELOADED_AT))) < ONCE_IN_MS) return;
  session.write(RELOADED_AT, String(now));
  // Without a memory it could reload without end.
  if (session.read(RELOADED_AT) === String(now)) await reloadPage(page);
}
