import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { errorCodes } from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';

/** Sends the head of a call and part of its body to a server whose handler takes too long. */
async function answerTo(body: string): Promise<string> {
  const app = Fastify({ handlerTimeout: 100 });
  answerErrors(app);
  app.post('/', async () => {
    throw new errorCodes.FST_ERR_HANDLER_TIMEOUT(100, '/');
  });
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  const head = 'POST / HTTP/1.1\r\nHost: kkini\r\nContent-Type: application/json\r\nContent-Length: 2\r\n';
  socket.write(`${head}\r\n${body}`);
  if (body === '{}') socket.end();
  const answer = await text(socket);
  await app.close();
  return answer;
}

it('ends the connection of a body that does not arrive', async () => {
  expect(await answerTo('{')).toMatch(/^HTTP\/1\.1 408 [\s\S]*bodyIncomplete/);
});

it('calls itself busy when the body has arrived', async () => {
  expect(await answerTo('{}')).toMatch(/^HTTP\/1\.1 503 [\s\S]*busy/);
});
