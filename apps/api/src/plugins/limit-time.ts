import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Ends a call that has no reply within its time limit. The framework's own `handlerTimeout` stops once the body is read, because
 * Node then closes the request stream. Call before any route is added.
 */
export function limitTime(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      // A large file may take longer to send.
      if (!reply.sent && !reply.raw.headersSent)
        reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(limitMs, request.url));
    }, limitMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
