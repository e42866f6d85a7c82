import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { errorEnvelopeSchema } from '@kkini/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { httpServer, refuseOddHeads } from './http-server.ts';

/** Longer than the time for a request, and that of the server whose replies nobody reads. */
const [IDLE_MS, QUICK_IDLE_MS] = [2000, 400];
/** More than the other tests open at once. */
const MOST = 30;
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let app: FastifyInstance;
let address: URL;
beforeAll(async () => {
  ({ app, address } = await serve(IDLE_MS));
});
afterAll(() => app.close());

/** A server whose connections end when nothing was sent for so long. */
async function serve(idleLimitMs: number) {
  const made = Fastify({
    serverFactory: (answer) =>
      httpServer(answer, {
        connections: MOST,
        requestLimitMs: 400,
        idleLimitMs,
        keepAliveMs: 5000,
        headers: { 'x-content-type-options': 'nosniff' },
      }),
    clientErrorHandler: () => undefined,
  });
  made.addHook('onRequest', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  answerErrors(made);
  refuseOddHeads(made);
  made.get('/', async () => 'here');
  made.get('/large', (_, reply) => reply.send(Readable.from([LARGE])));
  // A name with two addresses, each of which has a server of its own.
  return { app: made, address: new URL(await made.listen({ host: 'localhost', port: 0 })) };
}

/** What is sent back until the connection ends. */
async function answerTo(sent: string, host = address.hostname): Promise<string> {
  const socket = connect(Number(address.port), host.replace(/[[\]]/g, ''));
  socket.write(sent);
  return await text(socket);
}

describe('a call that the framework does not see', () => {
  it.each([
    [400, 'no HTTP', 'GET / HTTP/1.1\r\nna me: a\r\n\r\n'],
    [400, 'two lengths', 'POST / HTTP/1.1\r\nHost: k\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na'],
    [
      400,
      'both kinds of length',
      'POST / HTTP/1.1\r\nHost: k\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [400, 'no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [405, 'a tunnel', 'CONNECT kkini:443 HTTP/1.1\r\nHost: k\r\n\r\n'],
    [408, 'a head that never ends', 'GET / HTTP/1.1\r\nHost: k\r\n'],
    [417, 'an odd expectation', 'GET / HTTP/1.1\r\nHost: k\r\nExpect: more\r\nConnection: close\r\n\r\n'],
    [431, 'a head too large', `GET / HTTP/1.1\r\nHost: k\r\nname: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is refused with %s in the envelope, with the headers of every reply: %s', async (status, _, sent) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`, 'i'));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    expect(errorEnvelopeSchema.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it('is refused alike at every address of the server', async () => {
    const replies = await Promise.all(
      app
        .addresses()
        .map((bound) => answerTo('no\r\n\r\n', typeof bound === 'object' ? bound.address : bound)),
    );
    for (const reply of replies) expect(reply).toContain('"invalidRequest"');
  });
});

it('a call with the one known expectation, or of HTTP 1.0 without a host, is answered', async () => {
  const known = await answerTo(
    'GET / HTTP/1.1\r\nHost: k\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  );
  expect(known).toMatch(/here$/);
  expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toMatch(/here$/);
});

it('a connection ends whose reply nobody reads', async () => {
  const quick = await serve(QUICK_IDLE_MS);
  const { port, hostname } = quick.address;
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const isOpen = () =>
    new Promise<number>((done) => quick.app.server.getConnections((_, count) => done(count)));
  socket.on('error', () => undefined);
  socket.write('GET /large HTTP/1.1\r\nHost: k\r\n\r\n');
  await expect.poll(isOpen).toBe(1);
  await expect.poll(isOpen, { timeout: 3 * IDLE_MS }).toBe(0);
  socket.destroy();
  await quick.app.close();
});

it('a tunnel whose caller resets the connection does not end the process', async () => {
  const reset = (afterMs: number) =>
    new Promise<void>((done) => {
      const socket = connect(Number(address.port), address.hostname.replace(/[[\]]/g, ''));
      socket.on('error', () => undefined);
      socket.on('close', () => done());
      socket.write(`CONNECT kkini:443 HTTP/1.1\r\nHost: k\r\n\r\n${'a'.repeat(100_000)}`);
      setTimeout(() => socket.resetAndDestroy(), afterMs);
    });
  await Promise.all(Array.from({ length: 40 }, (_, index) => reset(index % 8)));
  expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toMatch(/here$/);
});

it('a connection too many is told to come again, and has room once another ends', async () => {
  const call = 'GET / HTTP/1.1\r\nHost: k\r\nConnection: close\r\n\r\n';
  const open = Array.from({ length: MOST }, () => connect(Number(address.port), '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  const [head = '', body = ''] = (await answerTo(call, '127.0.0.1')).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'busy' } });
  for (const socket of open) socket.destroy();
  await expect.poll(() => answerTo(call, '127.0.0.1')).toContain('here');
});
