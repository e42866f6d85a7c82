import type { FastifyInstance } from 'fastify';

/** One line per call: method, pattern and outcome. Addresses, headers and bodies hold ids and answers, so they stay out. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}
