import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Ends a call that has no answer within its limit. The framework's own `handlerTimeout` stops when the body has been
 * read, because Node then closes the stream of the request. Call before any route is added.
 */
export function limitTime(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(limitMs, request.url));
    }, limitMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
