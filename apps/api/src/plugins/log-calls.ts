import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per call: its id, method, route pattern and outcome, without addresses, headers and bodies, which contain ids and
 * answers. The reply carries the same id, so that a person can report a failed call.
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
