import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import { artCache, type Picture } from './art-cache.ts';
import { ART_KINDS, findArt } from './draw-art.ts';
import { pngPicture, svgPicture } from './pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** Most bytes of cached drawings, including compressed ones: about 1,800 dishes. */
const SVG_BYTES = 64 * 1024 * 1024;
/** Most bytes of cached pictures for sharing: about 130, because they are requested one at a time, never as a list. */
const PNG_BYTES = 32 * 1024 * 1024;

const TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };

const addressSchema = z.object({
  kind: z.enum(ART_KINDS),
  file: z.string().regex(/^[A-Za-z0-9_-]+(?:\.[a-z-]+)?\.(?:svg|png)$/),
});
const querySchema = z.object({
  v: z.string().optional().catch(undefined),
  size: z.enum(['small', 'full']).catch('full'),
  layout: z.enum(['phone', 'panel', 'wide']).catch('phone'),
});

/** Pictures of the catalogue, rendered on the first request: as SVG, and as PNG for link previews. */
export function artRoutes(app: FastifyInstance, { planner }: AppParts): void {
  let album = newAlbum(planner.basis.catalogue);
  app.get('/art/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw new AppError('routeNotFound');
    const { v, size, layout } = querySchema.parse(request.query);
    const { kind, file } = address.data;
    const id = file.slice(0, -'.svg'.length);
    // A dish may look different in another catalogue.
    if (album.catalogue !== planner.basis.catalogue) album = newAlbum(planner.basis.catalogue);
    const { catalogue, drawings, images } = album;
    const isImage = file.endsWith('.png');
    const art = findArt({ kind, id, isSmall: size === 'small' && !isImage, layout }, catalogue);
    if (art === null) throw new AppError('routeNotFound');
    const picture = isImage
      ? await images.forceFetch(`${kind} ${id} ${layout}`, {
          context: () => pngPicture(art.draw(), art.tint),
        })
      : await drawings.forceFetch(`${kind} ${id} ${layout} ${size}`, {
          context: () => svgPicture(art.draw()),
        });
    reply.header('cache-control', v === catalogue.dataVersion ? FOR_EVER : FOR_AN_HOUR);
    return await sendPicture(request, reply.type(isImage ? TYPES.png : TYPES.svg), picture);
  });
}

/** Caches for the pictures of one catalogue. */
function newAlbum(catalogue: LoadedCatalogue) {
  return { catalogue, drawings: artCache(SVG_BYTES), images: artCache(PNG_BYTES) };
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
): Promise<FastifyReply> {
  reply.header('etag', picture.etag);
  if (picture.br) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === picture.etag) return await reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const packed = encoding && picture[encoding];
  if (!packed) return await reply.send(picture.plain);
  return await reply.header('content-encoding', encoding).send(packed);
}
