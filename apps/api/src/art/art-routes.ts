import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { ArtCache, type Picture } from './art-cache.ts';
import { ART_KINDS, findArt } from './draw-art.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const addressSchema = z.object({ kind: z.enum(ART_KINDS), file: z.string().regex(/^[A-Za-z0-9_-]+\.svg$/) });
const querySchema = z.object({
  v: z.string().optional().catch(undefined),
  size: z.enum(['small', 'full']).catch('full'),
  layout: z.enum(['phone', 'panel', 'wide']).catch('phone'),
});

/** Pictures drawn from the catalogue, on the first request for each. */
export function artRoutes(app: FastifyInstance, { catalogue }: AppParts): void {
  const cache = new ArtCache();
  app.get('/art/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw new AppError('routeNotFound');
    const { v, size, layout } = querySchema.parse(request.query);
    const { kind, file } = address.data;
    const wanted = { kind, id: file.slice(0, -'.svg'.length), isSmall: size === 'small', layout };
    const draw = findArt(wanted, catalogue);
    if (draw === null) throw new AppError('routeNotFound');
    const picture = await cache.get(JSON.stringify(wanted), draw);
    reply.header('cache-control', v === catalogue.dataVersion ? FOR_EVER : FOR_AN_HOUR);
    return await sendPicture(request, reply, picture);
  });
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
): Promise<FastifyReply> {
  reply.header('etag', picture.etag).header('vary', 'accept-encoding').type('image/svg+xml; charset=utf-8');
  if (request.headers['if-none-match'] === picture.etag) return await reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (encoding === undefined) return await reply.send(picture.plain);
  return await reply.header('content-encoding', encoding).send(picture[encoding]);
}
