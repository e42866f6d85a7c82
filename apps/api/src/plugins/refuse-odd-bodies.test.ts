import { ENDPOINTS, errorEnvelopeSchema } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { givenSecrets, signedTokens } from '../platform/tokens.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { keepAccount, keepToken } from '../testing/kept-things.ts';

const UPSERT = '/functions/v1/upsert-survey';
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const calls = ENDPOINTS.filter(({ method }) => method !== 'GET');

const tokens = signedTokens(givenSecrets('the secret of the member name test'));
const test = await buildTestApp({ tokens });
const token = await keepToken(test, tokens, { accountId: await keepAccount(test), kind: 'good' });
afterAll(() => test.close());

/** Sends a body as text, because an object literal cannot have an own field `__proto__`. */
async function refusal(path: string, payload: string, { method = 'POST', type = 'application/json' } = {}) {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  const reply = await test.app.inject({
    method: method === 'PATCH' ? 'PATCH' : 'POST',
    url: path,
    headers,
    payload,
  });
  const { error } = errorEnvelopeSchema.parse(reply.json());
  return { status: reply.statusCode, code: error.code, fields: error.details?.map(({ field }) => field) };
}

describe('a body with a field that every object has', () => {
  it.each(NAMES)('is refused by every call, naming the field: %s', async (name) => {
    for (const { method, path, encoding } of calls) {
      const isForm = encoding === 'form';
      const refused = isForm
        ? await refusal(path, `${name}=1`, { method, type: 'application/x-www-form-urlencoded' })
        : await refusal(path, `{"${name}":1}`, { method });
      expect([path, refused]).toEqual([path, { status: 400, code: 'invalidRequest', fields: [name] }]);
    }
  });

  it.each(NAMES)('is refused wherever it stands: %s', async (name) => {
    const refused = await refusal(UPSERT, `{"mealCategory":{"${name}":{"a":1}},"health":[{"${name}":1}]}`);
    expect(refused).toEqual({
      status: 400,
      code: 'invalidRequest',
      fields: [`mealCategory.${name}`, `health.0.${name}`],
    });
  });

  it('may hold such a name as a value', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: UPSERT,
      payload: { excludedIngredients: NAMES },
    });
    expect(reply.statusCode).toBe(200);
  });

  it('changes no other object', async () => {
    await refusal(UPSERT, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('is refused however deep it stands', async () => {
    const depth = 20_000;
    const payload = `${'{"a":'.repeat(depth)}{"__proto__":1}${'}'.repeat(depth)}`;
    expect((await refusal(UPSERT, payload)).status).toBe(400);
  });
});

describe('a body with endless problems', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `"field${index}":1`);

  it.each([
    ['unknown fields', `{${names.join(',')}}`],
    ['odd texts at every depth', `${'["\\u0000",'.repeat(2000)}0${']'.repeat(2000)}`],
    ['odd names at every depth', `${'{"constructor":0,"a":'.repeat(2000)}0${'}'.repeat(2000)}`],
    ['a long unknown name', `{"${'a'.repeat(100_000)}":1}`],
    ['a list of wrong fields', `{"persons":[${Array(12).fill(`{${names.slice(0, 100)}}`)}]}`],
  ])('is refused in a short reply: %s', async (_title, payload) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: UPSERT,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.body.length).toBeLessThan(6000);
    expect(errorEnvelopeSchema.parse(reply.json()).error.details).not.toEqual([]);
  });

  it('is refused before a schema checks every item of a long list', async () => {
    const refused = await refusal(UPSERT, `{"persons":[${Array(1001).fill('{}')}]}`);
    expect(refused.fields).toEqual(['persons']);
  });
});

describe('a body with a text that no database keeps', () => {
  const spelt = (character: string) => JSON.stringify(`a${character}b`);

  it.each(['\u0000', '\ud800', '\udc00'])('is refused by every call, naming the field: %j', async (odd) => {
    for (const { method, path, encoding } of calls) {
      if (encoding === 'form') continue;
      const refused = await refusal(path, `{"id":[{"a":${spelt(odd)}}]}`, { method });
      expect([path, refused]).toEqual([path, { status: 400, code: 'invalidRequest', fields: ['id.0.a'] }]);
    }
  });

  it('is refused as a form too', async () => {
    const refused = await refusal('/api/user/login', 'username=a%00&password=rice', {
      type: 'application/x-www-form-urlencoded',
    });
    expect(refused).toEqual({ status: 400, code: 'invalidRequest', fields: ['username'] });
  });

  it('may hold whole characters of any script', async () => {
    const payload = { excludedIngredients: ['🍚', '𠮷'] };
    expect((await test.app.inject({ method: 'POST', url: UPSERT, payload })).statusCode).toBe(200);
  });
});
