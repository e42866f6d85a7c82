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
