import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished picture, ready to send in every encoding. */
export type Picture = {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

/** Most bytes of pictures kept in memory, about 1,200 dishes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Keeps drawn pictures; when full, the ones not asked for longest go first. */
export class ArtCache {
  private readonly pictures = new Map<string, Promise<Picture>>();
  private readonly sizes = new Map<string, number>();
  private readonly limitBytes: number;
  private bytes = 0;

  constructor(limitBytes = CACHE_BYTES) {
    this.limitBytes = limitBytes;
  }

  /** The picture of this key, drawn now if it is not kept. */
  async get(key: string, draw: () => string): Promise<Picture> {
    const kept = this.pictures.get(key);
    const picture = kept ?? this.finish(key, draw);
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    return await picture;
  }

  private async finish(key: string, draw: () => string): Promise<Picture> {
    const plain = Buffer.from(draw());
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const [br, gzipped] = await Promise.all([
      compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      compressGzip(plain),
    ]);
    this.keep(key, plain.length + br.length + gzipped.length);
    return { etag, plain, br, gzip: gzipped };
  }

  private keep(key: string, size: number): void {
    this.sizes.set(key, size);
    this.bytes += size;
    for (const oldest of this.pictures.keys()) {
      if (this.bytes <= this.limitBytes || oldest === key) return;
      this.bytes -= this.sizes.get(oldest) ?? 0;
      this.sizes.delete(oldest);
      this.pictures.delete(oldest);
    }
  }
}
