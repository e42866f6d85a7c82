import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { errorEnvelopeSchema } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const test = await buildTestApp();
const { database, catalogue } = test;
const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null };
const limits = { callsPerMinute: 0, atOncePerAddress: 0, plansPerAddress: 0, atOnce: 1 };
const config = { logLevel: 'silent', pageFolder: '/nowhere', page, limits } as const;
const full = await buildTestApp({ database, catalogue, config });
for (const { app } of [test, full]) await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await full.app.close();
  await test.close();
});

const JSON_TYPE = 'content-type: application/json';
const UPSERT = '/functions/v1/upsert-survey';

const HEALTH = 'GET /healthz';
const HANGING_MS = 10_000;
const CHUNK_BYTES = 50_000;
const CLOSING = /^connection: close/im;
const SENDINGS = ['length', 'chunked', 'continue'] as const;
/** A call whose body is read, so that its status depends on the body. */
const BY_BODY = null;

/** Calls answered without reading their body, with their status. */
const CALLS = [
  [200, HEALTH, [JSON_TYPE]],
  [404, 'GET /nowhere', [JSON_TYPE]],
  [404, 'POST /nowhere', [JSON_TYPE]],
  [404, 'DELETE /rest/v1/users', [JSON_TYPE]],
  [400, 'POST /art/dishes/%E0%A4%A.svg', [JSON_TYPE]],
  [405, `PUT ${UPSERT}`, [JSON_TYPE]],
  [401, 'POST /api/user/surveys', [JSON_TYPE]],
  [401, `POST ${UPSERT}`, [JSON_TYPE, 'authorization: Bearer forged']],
  [415, `POST ${UPSERT}`, ['content-type: text/plain']],
  [415, `POST ${UPSERT}`, ['content-type: ;']],
  [415, `POST ${UPSERT}`, []],
  [429, `POST ${UPSERT}`, [JSON_TYPE]],
  [BY_BODY, `POST ${UPSERT}`, [JSON_TYPE]],
] as const;

const RAW = Buffer.alloc(200_000, 'no json ');
const NOISE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919 * index) % 251));
const BODIES: readonly (readonly [string, Buffer])[] = [
  ['identity', Buffer.from('[')],
  ['identity', RAW],
  ['identity', Buffer.concat([RAW, RAW, RAW, RAW])],
  ['gzip', gzipSync(NOISE)],
  ['gzip', gzipSync(Buffer.concat([NOISE, NOISE, NOISE]))],
  ['gzip', NOISE],
  ['gzip', gzipSync(NOISE).subarray(0, 100_000)],
  ['deflate', deflateSync(NOISE)],
  ['br', brotliCompressSync(NOISE)],
  ['br', NOISE],
];

type Sending = 'length' | 'chunked' | 'continue';
type Call = {
  readonly to: TestApp;
  readonly start: string;
  readonly headers: readonly string[];
  readonly encoding: string;
  readonly body: Buffer;
  readonly sending: Sending;
};

/** Sends a call with its body and then another one on the same connection; returns everything received. */
async function sendTwo(call: Call) {
  const { start, headers, encoding, body, sending } = call;
  const line = openLine(call.to);
  const size = sending === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
  const expects = sending === 'continue' ? ['expect: 100-continue'] : [];
  const head = [start, 'host: kkini', `content-encoding: ${encoding}`, size, ...headers, ...expects];
  line.socket.write(`${head.join('\r\n')}\r\n\r\n`);
  if (sending === 'continue') await line.heard(/HTTP\/1\.1 \d/);
  for (const piece of sending === 'chunked' ? chunksOf(body) : [body]) line.socket.write(piece);
  await line.heard(/HTTP\/1\.1 [2-5]/);
  if (!CLOSING.test(line.text()))
    line.socket.write(`${HEALTH} HTTP/1.1\r\nhost: kkini\r\nconnection: close\r\n\r\n`);
  await line.closed;
  const [first, second] = line.text().matchAll(/HTTP\/1\.1 ([2-5]\d\d)/g);
  return { first: Number(first?.[1]), isAnswered: second?.[1] === '200', text: line.text() };
}

/** A connection to a listening app, and the data received on it. */
function openLine({ app }: TestApp) {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen');
  const socket = connect(address.port, address.address);
  let text = '';
  const closed = new Promise<void>((done, refuse) => {
    socket.once('close', () => done());
    socket.once('error', refuse);
    socket.setTimeout(HANGING_MS, () => refuse(new Error(`No answer after ${text}`)));
  });
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  const heard = async (pattern: RegExp) => {
    const isHeard = new Promise<void>((done) => {
      const look = () => pattern.test(text) && done();
      socket.on('data', look);
      look();
    });
    await Promise.race([closed, isHeard]);
  };
  return { socket, closed, heard, text: () => text };
}

function* chunksOf(body: Buffer) {
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const part = body.subarray(at, at + CHUNK_BYTES);
    yield `${part.length.toString(16)}\r\n`;
    yield part;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}

describe('after a call whose body nobody reads', () => {
  it.each(CALLS)('the next one on its connection is answered: %s %s', async (status, start, headers) => {
    const to = status === 429 ? full : test;
    const cases = SENDINGS.flatMap((sending) =>
      BODIES.map(([encoding, body]) => ({ sending, encoding, body })),
    );
    const results = await Promise.all(
      cases.map((each) => sendTwo({ to, start: `${start} HTTP/1.1`, headers, ...each })),
    );
    for (const { first, isAnswered, text } of results) {
      if (status !== BY_BODY) expect(first).toBe(status);
      else expect(String(first)).toMatch(/^4\d\d$/);
      if (!isAnswered) expect(text).toMatch(CLOSING);
    }
  });

  it('its connection ends where the body is too slow or too large', async () => {
    const head = `POST ${UPSERT} HTTP/1.1\r\nhost: kkini\r\ncontent-type: text/plain\r\ncontent-length: 9000000\r\n\r\n`;
    const [slow, large] = [openLine(test), openLine(test)];
    slow.socket.write(`${head}a`);
    large.socket.write(head);
    large.socket.write(Buffer.alloc(2_000_000));
    for (const line of [slow, large]) {
      await line.closed;
      expect(line.text()).toMatch(/^HTTP\/1\.1 415 [\s\S]*connection: close/i);
    }
  });
});

describe('a call that is no HTTP', () => {
  it.each([
    [400, 'invalidRequest', `${HEALTH} HTTP/1.1\r\nhost: kkini\r\nna me: a\r\n\r\n`],
    [431, 'invalidRequest', `${HEALTH} HTTP/1.1\r\nhost: kkini\r\nname: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is refused with %s in the envelope, and ends its connection', async (status, code, sent) => {
    const line = openLine(test);
    line.socket.write(sent);
    await line.closed;
    const [head = '', body = ''] = line.text().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`, 'i'));
    expect(errorEnvelopeSchema.parse(JSON.parse(body)).error.code).toBe(code);
  });
});
