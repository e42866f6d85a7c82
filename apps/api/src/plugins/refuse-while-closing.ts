import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** How long a connection that is kept for a next call may still bring one. */
const GRACE_MS = 1000;

/**
 * Ends a server without a call lost on a connection it left open. It takes no more connections at once, and says with each answer
 * that the connection ends. A connection without a call may bring one for a moment, and it is answered. After that calls are told
 * to come again elsewhere, and once none is left the server hangs up on whoever is silent. Call before any route is added.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let state: 'open' | 'draining' | 'refusing' = 'open';
  let calls = 0;
  /** The last call that each connection brought: only its answer may end the connection. */
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
    // The framework says `close` to every call, which would leave those behind it without an answer.
    reply.header('connection', isLast ? 'close' : 'keep-alive');
  });
}

/** Takes no more connections, and waits until those there are have ended or the grace is over. */
async function drain(server: FastifyInstance['server']): Promise<void> {
  const closed = once(server, 'close');
  // That of node:http would end every connection without a call.
  Server.prototype.close.call(server);
  await Promise.race([closed, pause(GRACE_MS, undefined, { ref: false })]);
  // What came until now is read before what follows.
  await nextTurn();
}
