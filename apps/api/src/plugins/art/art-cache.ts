import { LRUCache } from 'lru-cache';

/** A rendered picture, also compressed if that is shorter. */
export type Picture = {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** LRU cache of rendered pictures, bounded by bytes. Its context draws on a miss; concurrent requests share one drawing. */
export function artCache(limitBytes: number): LRUCache<string, Picture, () => Promise<Picture>> {
  return new LRUCache({
    maxSize: limitBytes,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
    // Otherwise a drawing under way would fail where others fill the cache.
    ignoreFetchAbort: true,
  });
}
