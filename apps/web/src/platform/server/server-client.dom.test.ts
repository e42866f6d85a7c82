import { login, upsertSurvey } from '@kkini/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../browser-storage.ts';
import type { LoadFunctionsBase } from '../page-config.ts';
import { earlyCalls } from './early-calls.ts';
import { createServerClient } from './server-client.ts';

const ID = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

const SETTINGS: LoadFunctionsBase = async () => 'https://functions.test';

function client(
  respond: (input: string, init: RequestInit) => Response | Promise<Response>,
  means: Partial<Parameters<typeof createServerClient>[0]> = {},
) {
  const sent: { input: string; init: RequestInit }[] = [];
  const ways = {
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}) => {
      sent.push({ input: String(input), init });
      return respond(String(input), init);
    },
    storage: browserStorage(() => window.localStorage),
    loadFunctionsBase: SETTINGS,
    ...means,
  };
  const early = earlyCalls(ways);
  return { server: createServerClient({ ...ways, early }), early, sent };
}

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => {
  vi.useRealTimers();
});

const HTML = { headers: { 'content-type': 'text/html' } };

describe('server client', () => {
  it('posts JSON to the functions base and gives back the checked reply', async () => {
    const { server, sent } = client(() => Response.json({ lastInsertId: ID }));
    expect(await server.call(upsertSurvey, { startIntro: true })).toEqual({
      ok: true,
      value: { lastInsertId: ID },
    });
    expect(sent[0]?.input).toBe('https://functions.test/functions/v1/upsert-survey');
    expect(sent[0]?.init.body).toBe('{"startIntro":true}');
  });

  it('carries the token when there is one', async () => {
    window.localStorage.setItem('token', 'abc');
    const { server, sent } = client(() => Response.json({ lastInsertId: ID }));
    await server.call(upsertSurvey, {});
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it.each(['a'.repeat(20_000), 'abc\ndef', '열쇠'])('carries no token that cannot be one', async (token) => {
    window.localStorage.setItem('token', token);
    const { server, sent } = client(() => Response.json({ lastInsertId: ID }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({ ok: true });
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  });

  it('sends the sign-in as a form', async () => {
    const { server, sent } = client(() => Response.json({}));
    await server.call(login, { username: 'mina@example.com', password: '밥&국' });
    expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
    expect([...new URLSearchParams(String(sent[0]?.init.body))]).toEqual([
      ['username', 'mina@example.com'],
      ['password', '밥&국'],
    ]);
  });

  it('turns a refusal into its code', async () => {
    const error = { code: 'surveyNotFound', message: 'No such survey' };
    const { server } = client(() => Response.json({ error }, { status: 404 }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({
      ok: false,
      problem: { ...error, status: 404 },
    });
  });

  it('names the fields the server found wrong and how long it wants to be left alone', async () => {
    const details = [{ field: 'email', problem: 'has an account already' }, { problem: 'odd' }];
    const { server } = client(() =>
      Response.json(
        { error: { code: 'tooManyAttempts', message: 'Too many attempts', details } },
        { status: 429, headers: { 'retry-after': '840' } },
      ),
    );
    expect(await server.call(upsertSurvey, {})).toMatchObject({
      problem: { fields: ['email'], waitSeconds: 840 },
    });
  });

  it('tells of a token the server no longer knows, and of no other refusal', async () => {
    window.localStorage.setItem('token', 'abc');
    const expired: string[] = [];
    for (const code of ['signInNeeded', 'signInExpired']) {
      const { server } = client(() => Response.json({ error: { code, message: '' } }, { status: 401 }), {
        signIn: { expire: (token) => expired.push(token) },
      });
      await server.call(upsertSurvey, {});
    }
    expect(expired).toEqual(['abc']);
  });

  it('reports a broken connection as Network Error', async () => {
    const { server } = client(() => Promise.reject(new TypeError('failed')));
    const result = await server.call(upsertSurvey, {});
    expect(result).toMatchObject({ ok: false, problem: { code: 'network', message: 'Network Error' } });
  });

  it('ends after its deadline, be it the call, its content or the settings that hang', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const cutOff = ({ signal }: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (body) => void untilAborted(signal).catch((cause) => body.error(cause)),
        }),
      );
    for (const [respond, settings] of [
      [(_: string, { signal }: RequestInit) => untilAborted(signal), SETTINGS],
      [(_: string, init: RequestInit) => cutOff(init), SETTINGS],
      [() => Response.json({ lastInsertId: ID }), hangs],
    ] as const) {
      const limit = new AbortController();
      const { server } = client(respond, { deadline: () => limit.signal, loadFunctionsBase: settings });
      const answer = server.call(upsertSurvey, {});
      setTimeout(() => limit.abort());
      expect(await answer).toMatchObject({ ok: false, problem: { code: 'timeout' } });
    }
  });

  it.each([
    [
      'the sign-in page of a network',
      { status: 200, type: 'text/html; charset=utf-8', body: '<html>' },
      'network',
    ],
    ['the error page of a proxy', { status: 403, type: 'text/html', body: '<html>' }, 'network'],
    ['the text of a proxy', { status: 503, type: 'text/plain', body: 'no healthy upstream' }, 'network'],
    ['the message of a proxy', { status: 502, type: 'application/json', body: '{"message":""}' }, 'network'],
    ['the impatience of a proxy', { status: 504, type: 'text/html', body: '<html>' }, 'timeout'],
  ] as const)('takes %s for a server that was not reached', async (_, { status, type, body }, code) => {
    const reached: boolean[] = [];
    const { server } = client(() => new Response(body, { status, headers: { 'content-type': type } }), {
      report: (now) => reached.push(now),
    });
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { code, status: null } });
    expect(reached).toEqual([false]);
  });

  it.each([
    [() => new Response('', { status: 504 }), true],
    [() => new Response('', { status: 502 }), true],
    [() => new Response('', HTML), false],
    [() => Promise.reject(new TypeError('cut off')), true],
  ] as const)('says whether a call may be done although no answer came (%#)', async (respond, mayBeDone) => {
    const { server } = client(respond);
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { mayBeDone } });
  });

  it('is sure that nothing is done where the device had no network', async () => {
    const { server } = client(() => Promise.reject(new TypeError('offline')), { isConnected: () => false });
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { mayBeDone: false } });
  });

  it('says nothing of the connection where the caller gave up', async () => {
    const reached: boolean[] = [];
    const { server } = client((_, { signal }) => untilAborted(signal), {
      report: (now) => reached.push(now),
    });
    const caller = new AbortController();
    const answer = server.call(upsertSurvey, {}, caller.signal);
    setTimeout(() => caller.abort());
    expect(await answer).toMatchObject({ ok: false });
    expect(reached).toEqual([]);
  });

  it('takes a server that says it is busy for one that was reached', async () => {
    const error = { code: 'busy', message: '' };
    const { server } = client(() => Response.json({ error }, { status: 503 }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { code: 'busy', status: 503 } });
  });

  it('gives a call 15 seconds', async () => {
    vi.useFakeTimers();
    const { server } = client((_, { signal }) => untilAborted(signal));
    const ended = vi.fn();
    void server.call(upsertSurvey, {}).then(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ ok: false, problem: expect.objectContaining({ code: 'timeout' }) });
  });

  it('takes the answer of a call that was sent ahead, once and for the same request alone', async () => {
    const { server, early, sent } = client(() => Response.json({ lastInsertId: ID }));
    early.send({ path: upsertSurvey.path, request: { startIntro: true } });
    await server.call(upsertSurvey, { startIntro: false });
    expect(sent.length).toBe(2);
    expect(await server.call(upsertSurvey, { startIntro: true })).toMatchObject({ ok: true });
    expect(sent.length).toBe(2);
    await server.call(upsertSurvey, { startIntro: true });
    expect(sent.map(({ init }) => init.body)).toEqual([
      '{"startIntro":true}',
      '{"startIntro":false}',
      '{"startIntro":true}',
    ]);
  });

  it('gives out the answer to a call that was sent ahead as soon as it is there, once', async () => {
    const { server, early, sent } = client(() => Response.json({ lastInsertId: ID }));
    early.send({ path: upsertSurvey.path, request: {} });
    expect(server.arrived(upsertSurvey, {})).toBeNull();
    expect(server.arrived(upsertSurvey, { startIntro: true })).toBeNull();
    await expect.poll(() => server.arrived(upsertSurvey, {})).toEqual({ lastInsertId: ID });
    expect(server.arrived(upsertSurvey, {})).toBeNull();
    expect(sent.length).toBe(1);
    await server.call(upsertSurvey, {});
    expect(sent.length).toBe(2);
  });

  it.each([
    ['refuses', () => Response.json({ lastInsertId: ID }, { status: 404 })],
    ['breaks the contract', () => Response.json({ lastInsertId: 7 })],
  ])('shows nothing ahead of an answer that %s', async (_, respond) => {
    const { server, early } = client(respond);
    early.send({ path: upsertSurvey.path, request: {} });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.arrived(upsertSurvey, {})).toBeNull();
    expect(await server.call(upsertSurvey, {})).toMatchObject({ ok: false });
  });

  it('gives a call the failure of the one sent ahead, and ends that one with itself', async () => {
    const limit = new AbortController();
    const { server, early, sent } = client((_, { signal }) => untilAborted(signal), {
      deadline: () => limit.signal,
    });
    early.send({ path: upsertSurvey.path, request: {} });
    const answer = server.call(upsertSurvey, {});
    setTimeout(() => limit.abort());
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'timeout' } });
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });

  it('refuses a reply that breaks the contract', async () => {
    const { server } = client(() => Response.json({ lastInsertId: 7 }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({
      ok: false,
      problem: { code: 'invalidReply' },
    });
  });

  it.each(['null', '{}'])('tells an empty reply from one that breaks the contract: %s', async (body) => {
    const { server } = client(() => new Response(body));
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { code: 'emptyReply' } });
  });

  it('does not take a reply that is no JSON for an empty one', async () => {
    const { server } = client(() => new Response('<html>'));
    expect(await server.call(upsertSurvey, {})).toMatchObject({ problem: { code: 'invalidReply' } });
  });
});
