import { ChunkError, loadChunk, reloadAt } from './load-chunk.ts';

/** A script of the page that comes when it is needed: requested once per page; a failed one is requested again next time. */
export class LateScript<Part> {
  /** What the script brought, once it is there. */
  part: Part | null = null;
  /** Why the last request failed; null while none has or another is on its way. */
  failure: unknown = null;
  private coming: Promise<void> | null = null;
  private requests = 0;

  constructor(private readonly load: () => Promise<Part>) {}

  /** Requests the script; settles when it came or failed. */
  bring(): Promise<void> {
    if (this.coming === null || this.failure !== null) this.coming = this.request();
    return this.coming;
  }

  /**
   * Whether only a new page can bring the script: Chromium from version 150 on caches a failed import for the life of a page,
   * so that a retry fails although the server has the file.
   */
  get isStuck(): boolean {
    return this.requests > 1 && this.failure instanceof ChunkError && this.failure.isThere;
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

/** Brings a part of the screen that is shown; the page reloads where only that helps. */
export async function bringPart<Part>(script: LateScript<Part>): Promise<Part | null> {
  await script.bring();
  if (script.isStuck) await reloadAt(window, window.location.hash);
  return script.part;
}
