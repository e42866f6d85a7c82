import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { refuseWhileClosing } from './refuse-while-closing.ts';

/** A server whose answer waits for `finish`; `asked` settles once a call is there. */
async function slowServer() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  answerErrors(app);
  refuseWhileClosing(app);
  const calls = new EventEmitter();
  const asked = once(calls, 'asked');
  let finish: (answer: string) => void = () => undefined;
  app.get(
    '/',
    () =>
      new Promise<string>((done) => {
        finish = done;
        calls.emit('asked');
      }),
  );
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const open = () => connect(Number(port), hostname);
  return { app, asked, open, finish: (answer: string) => finish(answer) };
}

const CALL = 'GET / HTTP/1.1\r\nHost: kkini\r\n\r\n';

it('a closing server waits for its last answer and for no connection without a call', async () => {
  const { app, asked, open, finish } = await slowServer();
  const [silent, asking] = [open(), open()];
  await once(silent, 'connect');
  asking.write(CALL);
  await asked;
  const closed = app.close();
  await pause(500);
  finish('last');
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*last$/);
  await closed;
  expect(await text(silent)).toBe('');
});

it('a call behind the last one of a closing server is told to come again elsewhere', async () => {
  const { app, asked, open, finish } = await slowServer();
  const socket = open();
  socket.write(CALL);
  await asked;
  const closed = app.close();
  socket.write(CALL);
  await pause(50);
  finish('last');
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK/);
  const refusal = answers.slice(answers.lastIndexOf('HTTP/1.1'));
  expect(refusal).toMatch(/^HTTP\/1\.1 503 [\s\S]*"busy"/);
  expect(refusal).toMatch(/^retry-after: 2\r$/im);
  expect(refusal).toMatch(/^connection: close\r$/im);
  await closed;
});
