import type { FastifyInstance } from 'fastify';

/**
 * One line per call: its id, method, pattern and outcome. Addresses, headers and bodies hold ids and answers, so they
 * stay out. The answer carries the same id, so that a person can name the call that failed.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}
