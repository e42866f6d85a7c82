import { ChunkError, loadChunk, reloadAt } from './load-chunk.ts';

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

  /**
   * Whether only a page reload can load the script: Chromium from version 150 caches a failed import for the life of a page, so
   * that a retry fails although the server has the file; and a file that is still missing belonged to an earlier release.
   */
  get isStuck(): boolean {
    const { failure } = this;
    return (
      this.requests > 1 && failure instanceof ChunkError && (failure.isThere || failure.problem === 'missing')
    );
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
  if (script.isStuck) await reloadAt(window, window.location.hash);
  return script.part;
}
