import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Tells calls that arrive while the server closes to come again, on another connection. Call before any route is added. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new AppError('busy');
  });
}
