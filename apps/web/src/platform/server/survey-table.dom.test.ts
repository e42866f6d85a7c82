import { describe, expect, it } from 'vitest';
import { browserStorage } from '../browser-storage.ts';
import { keptSignIn } from '../session/sign-in.ts';
import { createSurveyTable } from './survey-table.ts';

const ID = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

function table(dataBaseUrl: string | null, respond: () => Response = () => Response.json([])) {
  const sent: { input: string; init: RequestInit }[] = [];
  const logged: string[] = [];
  const storage = browserStorage(() => window.localStorage);
  const surveyTable = createSurveyTable({
    fetch: async (input, init = {}) => {
      sent.push({ input: String(input), init });
      return respond();
    },
    storage,
    signIn: keptSignIn(storage, window),
    loadConfig: async () => ({
      functionsBase: '',
      dataBaseUrl,
      publicKey: 'public',
      shareSdk: null,
      dataVersion: '1',
    }),
    log: (message) => logged.push(message),
    origin: 'http://kkini.test',
  });
  return { surveyTable, sent, logged };
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

describe('the survey table', () => {
  it('inserts into survey_1 and gives the rows back', async () => {
    const { surveyTable, sent } = table('', () => Response.json([{ id: ID }], { status: 201 }));
    expect(await surveyTable.insert({ lastStep: 'intro' })).toEqual({ ok: true, value: [{ id: ID }] });
    expect(new URL(sent[0]?.input ?? '').pathname).toBe('/rest/v1/survey_1');
    expect(sent[0]?.init.method).toBe('POST');
    expect(headersOf(sent[0]?.init).get('prefer')).toContain('return=representation');
    expect(sent[0]?.init.body).toBe('{"lastStep":"intro"}');
  });

  it('updates the row of the id with the fields named', async () => {
    const { surveyTable, sent } = table('https://data.test', () => new Response(null, { status: 204 }));
    expect(await surveyTable.update(ID, { lastStep: 3, step1: ['본인'] })).toEqual({ ok: true, value: null });
    expect(sent[0]?.input).toBe(`https://data.test/rest/v1/survey_1?id=eq.${ID}`);
    expect(sent[0]?.init.method).toBe('PATCH');
    expect(sent[0]?.init.body).toBe('{"lastStep":3,"step1":["본인"]}');
  });

  it('shows the public key, and the token of a signed-in person', async () => {
    const { surveyTable, sent } = table('', () => new Response(null, { status: 204 }));
    await surveyTable.update(ID, {});
    window.localStorage.setItem('token', 'abc');
    await surveyTable.update(ID, {});
    const shown = sent.map(({ init }) => headersOf(init).get('authorization'));
    expect(shown).toEqual(['Bearer public', 'Bearer abc']);
    expect(headersOf(sent[1]?.init).get('apikey')).toBe('public');
  });

  it('tells what the table refuses', async () => {
    const refusal = { code: 'x', message: 'No such column', details: '', hint: '' };
    const { surveyTable } = table('', () => Response.json(refusal, { status: 400 }));
    expect(await surveyTable.update(ID, {})).toEqual({
      ok: false,
      problem: { code: 'x', message: 'No such column' },
    });
  });

  it('logs supabase deactive without a data base URL and asks nobody', async () => {
    const { surveyTable, sent, logged } = table(null);
    expect(await surveyTable.insert({})).toEqual({ ok: true, value: [] });
    expect(await surveyTable.update(ID, { lastStep: 2 })).toEqual({ ok: true, value: null });
    expect(logged).toEqual(['supabase deactive', 'supabase deactive']);
    expect(sent).toEqual([]);
  });
});
