import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bounds of what is read of a body nobody wants: four times the largest accepted one, and the patience for it. */
const DRAIN_LIMIT_BYTES = 1024 * 1024;
const DRAIN_LIMIT_MS = 2000;

/**
 * Reads and drops the rest of a body before the call is answered, so that the connection is free for its next call;
 * closes the connection after the answer where the rest is too large or too slow. Call before any route is added.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded) return;
    if (!raw.complete && !(await isDrained(raw))) reply.header('connection', 'close');
    // What has arrived already but waits in a stream would hold up the connection as well.
    raw.unpipe().resume();
  });
}

/** Whether the rest of the body arrives within the bounds. */
async function isDrained(raw: IncomingMessage): Promise<boolean> {
  // A faulty compressed body has ended its stream, which then reads no further.
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
