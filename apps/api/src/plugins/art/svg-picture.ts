import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Picture } from './art-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A drawing with both compressed forms, made off the main thread. */
export async function svgPicture(svg: string): Promise<Picture> {
  const plain = Buffer.from(svg);
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain),
  ]);
  return { etag: etagOf(plain), plain, br, gzip: gzipped };
}

/** Entity tag for revalidating a cached copy. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
