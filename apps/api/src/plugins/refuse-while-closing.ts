import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** How long an idle keep-alive connection may still bring a call. */
const GRACE_MS = 1000;

/**
 * Shuts a server down without losing calls on keep-alive connections. The server stops accepting connections at once and announces
 * the end of the connection with each reply. Calls on idle connections are still served during the grace period, and refused as
 * busy after it. Once no call is left, idle connections are closed. Call before any route is added.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let state: 'open' | 'draining' | 'refusing' = 'open';
  let calls = 0;
  /** The last call on each connection; only its reply may end the connection. */
  const last = new WeakMap<object, FastifyRequest>();
  const hangUp = () => {
    if (state === 'refusing' && calls === 0) setImmediate(() => app.server.closeAllConnections());
  };
  app.addHook('preClose', async () => {
    state = 'draining';
    if (app.server.listening) await drain(app.server);
    state = 'refusing';
    hangUp();
  });
  app.addHook('onRequest', async (request, reply) => {
    last.set(request.raw.socket, request);
    calls += 1;
    reply.raw.once('close', () => {
      calls -= 1;
      hangUp();
    });
    if (state === 'refusing') throw new AppError('busy');
  });
  app.addHook('onSend', async (request, reply) => {
    if (state === 'open') return;
    const isLast = last.get(request.raw.socket) === request;
    // The framework sends `close` with every reply, which would leave later calls on the connection unanswered.
    reply.header('connection', isLast ? 'close' : 'keep-alive');
  });
}

/** Stops accepting connections, and waits until the open ones have ended or the grace period is over. */
async function drain(server: FastifyInstance['server']): Promise<void> {
  const closed = once(server, 'close');
  // The `close` of node:http would end every idle connection.
  Server.prototype.close.call(server);
  await Promise.race([closed, pause(GRACE_MS, undefined, { ref: false })]);
  // Lets data that has arrived be read before the next state.
  await nextTurn();
}
