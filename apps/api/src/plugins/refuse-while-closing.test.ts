import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-answers.ts';
import { refuseWhileClosing } from './refuse-while-closing.ts';

/** A server whose reply waits for `finish`; `ask` settles once the calls have arrived. */
async function slowServer() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  answerErrors(app);
  refuseWhileClosing(app);
  const calls = new EventEmitter();
  const waiting: ((answer: string) => void)[] = [];
  app.get(
    '/',
    () =>
      new Promise<string>((done) => {
        waiting.push(done);
        calls.emit('asked');
      }),
  );
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return {
    app,
    open: () => connect(Number(port), hostname),
    ask: async (socket: Socket, count = 1) => {
      socket.write(CALL.repeat(count));
      const unread = once(socket, 'close').then(() => Promise.reject(new Error('a call was not read')));
      while (waiting.length < count) await Promise.race([once(calls, 'asked'), unread]);
      unread.catch(() => undefined);
    },
    finish: (answer: string) => {
      for (const done of waiting.splice(0)) done(answer);
    },
  };
}

const CALL = 'GET / HTTP/1.1\r\nHost: kkini\r\n\r\n';

it.concurrent('a closing server waits for its last answer and for no connection without a call', async () => {
  const { app, ask, open, finish } = await slowServer();
  const [silent, asking] = [open(), open()];
  await once(silent, 'connect');
  await ask(asking);
  const closed = app.close();
  await pause(1500);
  finish('last');
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*last$/);
  await closed;
  expect(await text(silent)).toBe('');
});

it.concurrent('a closing server answers the calls that kept and new connections bring, and says that these end', async () => {
  const { app, ask, open, finish } = await slowServer();
  const [kept, fresh] = [open(), open()];
  await once(fresh, 'connect');
  await ask(kept);
  finish('before');
  const [before] = await once(kept, 'data');
  expect(String(before)).toMatch(/^connection: keep-alive\r$/im);
  const closed = app.close();
  await pause(50);
  for (const [socket, count] of [
    [kept, 2],
    [fresh, 1],
  ] as const) {
    await ask(socket, count);
    finish('while closing');
    const answers = (await text(socket)).split('HTTP/1.1 ').slice(1);
    expect(answers).toHaveLength(count);
    for (const answer of answers) expect(answer).toMatch(/^200 OK[\s\S]*while closing$/);
    expect(answers.at(-1)).toMatch(/^connection: close\r$/im);
  }
  await closed;
});

it.concurrent('a call behind the last one of a closing server is told to come again elsewhere', async () => {
  const { app, ask, open, finish } = await slowServer();
  const socket = open();
  await ask(socket);
  const closed = app.close();
  await pause(1500);
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
