import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';

/** `/healthz`: the process runs. `/readyz`: plans can be made, or what is missing. */
export function health(app: FastifyInstance, { database, planner }: AppParts): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { catalogue } = planner.basis;
    const checks = {
      database: await database.answers(),
      catalogue: catalogue.recipes.size > 0 && catalogue.products.size > 0,
      planner: planner.isWarm(),
    };
    const missing = Object.entries(checks).flatMap(([name, fine]) => (fine ? [] : [name]));
    if (missing.length === 0) return { status: 'ok' };
    return await reply.code(503).send({ status: 'unavailable', missing });
  });
}
