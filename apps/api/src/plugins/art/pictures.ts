import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TINTS, type TintName } from '@kkini/dish-art';
import { AppError } from '../../app-error.ts';
import { TaskQueue } from '../../platform/task-queue.ts';
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

/** Pixels of a picture for link previews, in their usual aspect ratio. */
const SHARE_SIZE = { width: 800, height: 600 };

/** Half of Node's thread pool, so that file access and compression never wait for pictures. */
const RENDERED_AT_ONCE = 2;
/** Most pictures that wait to be rendered: nobody counts requests for pictures, and each takes a tenth of a second. */
const MOST_WAITING = 20;
const queue = new TaskQueue(RENDERED_AT_ONCE);

/** A drawing on a background in the tint's colours, as PNG for clients without SVG; rendered off the main thread. */
export async function pngPicture(svg: string, tint: TintName): Promise<Picture> {
  // Loaded with the first picture, so that the server also starts on systems the library is not built for.
  const { renderAsync } = await import('@resvg/resvg-js');
  if (queue.waitingTasks >= MOST_WAITING) throw new AppError('busy');
  const image = await queue.run(() =>
    renderAsync(shareCard(svg, tint), {
      fitTo: { mode: 'width', value: SHARE_SIZE.width },
      font: { loadSystemFonts: false },
    }),
  );
  const plain = image.asPng();
  return { etag: etagOf(plain), plain };
}

function shareCard(svg: string, tint: TintName): string {
  const { width, height } = SHARE_SIZE;
  const [lit, low] = TINTS[tint];
  const ground =
    `<linearGradient id="ground" x1=".18" y1=".08" x2=".82" y2=".95"><stop stop-color="${lit}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  const drawing = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${drawing}</svg>`;
}
