import { LRUCache } from 'lru-cache';

/** LRU cache of texts by key. Concurrent callers of a key share one write. */
export class TipCache {
  private readonly kept: LRUCache<string, CachedText, () => Promise<CachedText>>;

  constructor(most: number) {
    this.kept = new LRUCache({
      max: most,
      fetchMethod: (_key, _stale, { context: write }) => write(),
      // Otherwise a text under way would fail where others fill the cache.
      ignoreFetchAbort: true,
    });
  }

  /** The text of a key. If it is absent, `write` produces it and says whether to cache it. */
  async get(key: string, write: () => Promise<CachedText>): Promise<string> {
    const written = await this.kept.forceFetch(key, { context: write });
    if (!written.keep && this.kept.peek(key) === written) this.kept.delete(key);
    return written.text;
  }
}

/** A text, and whether it may be cached because writing it again would give the same. */
export type CachedText = { readonly text: string; readonly keep: boolean };
