import type { AddressInfo } from 'node:net';
import {
  createMealPlan,
  errorEnvelopeSchema,
  lightenWeek,
  replanRest,
  searchRecipes,
  upsertSurvey,
} from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { CallLimits } from '../config.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const shared = await buildTestApp();
afterAll(() => shared.close());

const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null };
async function limited(limits: Partial<CallLimits>) {
  const { database, catalogue } = shared;
  const all = { callsPerMinute: 0, atOncePerAddress: 1000, plansPerAddress: 1000, atOnce: 1000, ...limits };
  const config = { logLevel: 'silent', pageFolder: '/nowhere', page, limits: all } as const;
  return await buildTestApp({ config, database, catalogue });
}

const search = (test: TestApp, address: string) =>
  test.app.inject({
    method: 'POST',
    url: searchRecipes.path,
    body: { searchText: '밥' },
    remoteAddress: address,
  });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const codeOf = (text: string) => errorEnvelopeSchema.parse(JSON.parse(text)).error.code;

describe('calls of one address', () => {
  it('are answered so many times a minute, and then told when to come again', async () => {
    const test = await limited({ callsPerMinute: 3 });
    for (let made = 0; made < 3; made += 1) expect((await search(test, '10.0.0.1')).statusCode).toBe(200);
    const beyond = await search(test, '10.0.0.1');
    expect([beyond.statusCode, codeOf(beyond.body)]).toEqual([429, 'tooManyRequests']);
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(50);
    expect((await search(test, '10.0.0.2')).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
    await test.app.close();
  });

  it('are those of its whole network when the address is one of many a host may choose', async () => {
    const test = await limited({ callsPerMinute: 1 });
    expect((await search(test, '2001:db8:0:1::5')).statusCode).toBe(200);
    expect((await search(test, '2001:db8:0:1:ffff::9')).statusCode).toBe(429);
    expect((await search(test, '2001:db8:0:2::5')).statusCode).toBe(200);
    await test.app.close();
  });

  it('are answered only so many at once, over and over', async () => {
    const test = await limited({ atOncePerAddress: 2 });
    for (let round = 0; round < 3; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 5 }, () =>
          test.app.inject({ method: 'POST', url: upsertSurvey.path, body: {} }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429]);
      expect(replies.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2');
    }
    await test.app.close();
  });
});

describe('calls of one address that plan', () => {
  it('are answered only few at once, beside its other calls and those of other addresses', async () => {
    const test = await limited({ callsPerMinute: 600, plansPerAddress: 2 });
    const call = (url: string, remoteAddress = '10.0.0.1') =>
      test.app.inject({ method: 'POST', url, body: { survey_id: UNKNOWN }, remoteAddress });
    const replies = await Promise.all([
      ...[createMealPlan, lightenWeek, createMealPlan, replanRest].map(({ path }) => call(path)),
      ...[call(upsertSurvey.path), call(createMealPlan.path, '10.0.0.2')],
    ]);
    const isStated = replies.map(({ statusCode }) => statusCode === 429);
    expect(isStated).toEqual([false, false, true, true, false, false]);
    expect((await call(createMealPlan.path)).statusCode).not.toBe(429);
    await test.app.close();
  });
});

describe('calls of all addresses', () => {
  it('find the server busy beyond its limit', async () => {
    const test = await limited({ atOnce: 1 });
    const replies = await Promise.all(
      ['10.0.0.1', '10.0.0.2'].map((remoteAddress) =>
        test.app.inject({ method: 'POST', url: upsertSurvey.path, body: {}, remoteAddress }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
    await test.app.close();
  });

  it('do not count once their caller has hung up', async () => {
    const test = await limited({ atOnce: 1 });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${upsertSurvey.path}`;
    // A keep-alive connection would delay the end of the server.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const call = (signal?: AbortSignal) =>
      fetch(address, { method: 'POST', headers, body: '{}', ...(signal && { signal }) });
    const hangUp = new AbortController();
    const begun = call(hangUp.signal).catch(() => null);
    setTimeout(() => hangUp.abort(), 5);
    await begun;
    await expect.poll(async () => (await call()).status, { timeout: 60_000 }).toBe(200);
    await test.app.close();
  });
});

describe('every answer', () => {
  it('carries an id of its own that no caller chooses', async () => {
    const ids = await Promise.all(
      [1, 2].map(() =>
        shared.app.inject({ url: '/healthz', headers: { 'request-id': 'mine', 'x-request-id': 'mine' } }),
      ),
    );
    const [one, other] = ids.map(({ headers }) => headers['x-request-id']);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });
});
