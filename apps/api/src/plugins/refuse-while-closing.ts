import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** After the last answer, so long a connection may bring one more call, which is told to come again. */
const LINGER_MS = 250;

/**
 * Tells calls that arrive while the server closes to come again, on another connection, and hangs up once none is left: a
 * connection kept for a next call, or opened for a first one, would hold the end up for a minute. Call before any route is
 * added.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  let calls = 0;
  const hangUp = () => {
    if (calls === 0) app.server.closeAllConnections();
  };
  const hangUpSoon = () => {
    if (isClosing && calls === 0) setTimeout(hangUp, LINGER_MS).unref();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    hangUpSoon();
  });
  app.addHook('onRequest', async (_request, reply) => {
    calls += 1;
    reply.raw.once('close', () => {
      calls -= 1;
      hangUpSoon();
    });
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new AppError('busy');
  });
}
