import { getMealPlan } from '@kkini/contract';
import { expect, it } from 'vitest';
import { browserStorage } from '../browser-storage.ts';
import { heldAnswers, MOST_HELD } from './held-answers.ts';
import { send } from './send-call.ts';

/** A server whose answers have an ETag, and a record of its requests. */
function taggedServer(base = '') {
  const asked: (string | null)[] = [];
  const server = { version: 1, asked };
  const storage = browserStorage(() => {
    throw new Error('no storage');
  });
  const means = {
    storage,
    held: heldAnswers(),
    loadFunctionsBase: async () => base,
    fetch: async (_: RequestInfo | URL, init: RequestInit = {}) => {
      const known = new Headers(init.headers).get('if-none-match');
      asked.push(known);
      const { version } = server;
      const etag = `W/"${version}"`;
      if (version === 0) return Response.json({ error: {} }, { status: 404 });
      if (known === etag) return new Response(null, { status: 304, headers: { etag } });
      return Response.json({ version, body: init.body }, { headers: { etag } });
    },
  };
  const read = async (surveyId: string) => {
    const { signal } = new AbortController();
    const { response, json } = await send(means, getMealPlan, { body: { surveyId }, signal });
    return { ok: response.ok, json };
  };
  return { server, read };
}

it('does not load an answer again that still stands', async () => {
  const { server, read } = taggedServer();
  const first = await read('one');
  expect(await read('one')).toEqual(first);
  expect(await read('another')).not.toEqual(first);
  server.version = 2;
  expect(await read('one')).toMatchObject({ ok: true, json: { version: 2 } });
  expect(server.asked).toEqual([null, 'W/"1"', null, 'W/"1"']);
});

it('shows nothing that is gone, and holds a few answers only', async () => {
  const { server, read } = taggedServer();
  await read('one');
  server.version = 0;
  expect(await read('one')).toMatchObject({ ok: false });
  server.version = 1;
  for (let other = 0; other < MOST_HELD; other += 1) await read(`other ${other}`);
  await read('one');
  expect(server.asked.at(-1)).toBeNull();
});

it('sends a server elsewhere no header that it may not allow', async () => {
  const { server, read } = taggedServer('https://functions.test');
  await read('one');
  await read('one');
  expect(server.asked).toEqual([null, null]);
});
