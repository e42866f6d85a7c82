import { upsertSurvey } from '@kkini/contract';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../testing/load-test-catalogue.ts';
import { openFullDatabase } from '../testing/open-full-database.ts';
import { quickClock } from '../testing/quick-clock.ts';

const full = await openFullDatabase();
const test = await buildTestApp({ database: full.database, catalogue: await loadSmallCatalogue() });
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const create = () => test.app.inject({ method: 'POST', url: upsertSurvey.path, body: aWireSurvey() });

it('tells callers when to come again while no connection is left, and serves them once there is one', async () => {
  quickClock();
  const refused = await Promise.all([create(), create()]);
  for (const reply of refused) {
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.json()).toMatchObject({ error: { code: 'busy' } });
  }
  const { status, body } = await test.read('/readyz');
  expect([status, body]).toEqual([503, { status: 'unavailable', missing: ['database'] }]);
  await full.free();
  await expect.poll(async () => (await create()).statusCode, { timeout: 10_000 }).toBe(200);
  await expect.poll(async () => (await test.read('/readyz')).status, { timeout: 10_000 }).toBe(200);
});
