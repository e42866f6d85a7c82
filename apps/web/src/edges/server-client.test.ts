import { upsertSurvey } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { createServerClient } from './server-client.ts';

const ID = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

function client(respond: (input: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { input: string; init: RequestInit }[] = [];
  const server = createServerClient({
    fetch: async (input, init = {}) => {
      sent.push({ input: String(input), init });
      return respond(String(input), init);
    },
    storage: browserStorage(() => window.localStorage),
    loadConfig: async () => ({
      functionsBase: 'https://functions.test',
      dataBaseUrl: '',
      publicKey: null,
      shareKey: null,
      dataVersion: '1',
    }),
  });
  return { server, sent };
}

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

  it('turns a refusal into its code', async () => {
    const error = { code: 'surveyNotFound', message: 'No such survey' };
    const { server } = client(() => Response.json({ error }, { status: 404 }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({
      ok: false,
      problem: { ...error, status: 404 },
    });
  });

  it('reports a broken connection as Network Error', async () => {
    const { server } = client(() => Promise.reject(new TypeError('failed')));
    const result = await server.call(upsertSurvey, {});
    expect(result).toMatchObject({ ok: false, problem: { code: 'network', message: 'Network Error' } });
  });

  it('refuses a reply that breaks the contract', async () => {
    const { server } = client(() => Response.json({ lastInsertId: 7 }));
    expect(await server.call(upsertSurvey, {})).toMatchObject({
      ok: false,
      problem: { code: 'invalidReply' },
    });
  });
});
