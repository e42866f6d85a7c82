import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { limitTime } from './limit-time.ts';

it.each(['POST', 'GET'])('a %s that never ends is told to come again, and can come again', async (method) => {
  const app = Fastify();
  limitTime(app, 100);
  answerErrors(app);
  app.route({ method, url: '/', handler: () => new Promise(() => undefined) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(address, { method, ...(method === 'POST' && { headers, body: '{}' }) });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await reply.json()).toMatchObject({ error: { code: 'busy' } });
  await app.close();
});

it('a reply that takes longer to send arrives whole', async () => {
  const app = Fastify();
  limitTime(app, 100);
  answerErrors(app);
  app.get('/', (_, reply) => reply.send(Readable.from(slowPieces())));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(address)).text()).toBe('onetwo');
  await app.close();
});

async function* slowPieces() {
  yield 'one';
  await pause(200);
  yield 'two';
}
