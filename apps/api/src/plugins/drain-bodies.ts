import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bounds on reading an unwanted body: four times the largest accepted one, and a time limit. */
const DRAIN_LIMIT_BYTES = 1024 * 1024;
const DRAIN_LIMIT_MS = 2000;

/**
 * Reads and discards the rest of a body before the reply, so that the connection is free for its next call. Closes the connection
 * after the reply if the rest is too large or too slow. Call before any route is added.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded) return;
    if (!raw.complete && !(await isDrained(raw))) reply.header('connection', 'close');
    // Data that has arrived but waits in a stream would also block the connection.
    raw.unpipe().resume();
  });
}

/** Whether the rest of the body arrives within the bounds. */
async function isDrained(raw: IncomingMessage): Promise<boolean> {
  // An invalid compressed body has destroyed its stream, which then reads no further.
  if (raw.destroyed) return false;
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const drained = await new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), DRAIN_LIMIT_MS);
    raw.once('end', () => done(true));
    raw.once('close', () => done(false));
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAIN_LIMIT_BYTES) done(false);
    });
    raw.unpipe().resume();
  });
  clearTimeout(timer);
  return drained;
}
