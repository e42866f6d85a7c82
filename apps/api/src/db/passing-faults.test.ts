import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { quickClock } from '../testing/quick-clock.ts';

const test = await buildTestApp();
afterAll(() => test.close());

const run = (statement: string) =>
  test.database.transaction((queries) => queries.execute(sql.raw(statement)));

/** Makes every new survey fail with a SQLSTATE. */
const refuseSurveys = (state: string) =>
  run(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'secret' using errcode = '${state}'; end $$;
    create or replace trigger refuse before insert on surveys for each row execute function refuse()`);

const create = () => test.app.inject({ method: 'POST', url: '/functions/v1/upsert-survey', body: {} });
const ready = async () => (await test.app.inject('/readyz')).statusCode;

describe('a call that the database refuses for a while', () => {
  it.each([
    '08000',
    '08003',
    '08006',
    '25006',
    '40001',
    '40P01',
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
  ])('is told when to come again, on a server that stays ready: %s', async (state) => {
    await refuseSurveys(state);
    const reply = await create();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.json()).toEqual({
      error: { code: 'busy', message: 'The server is busy, try again shortly' },
    });
    expect(await ready()).toBe(200);
  });

  it.each(['53000', '53100', '53200', '53300', '53400'])(
    'is told when to come again, on a server that is not ready until the database has room: %s',
    async (state) => {
      await refuseSurveys(state);
      const reply = await create();
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
      expect(await ready()).toBe(503);
    },
  );

  it('has failed where the fault does not pass', async () => {
    await refuseSurveys('22012');
    expect((await create()).statusCode).toBe(500);
    await run('drop trigger refuse on surveys');
    expect((await create()).statusCode).toBe(200);
    expect(await ready()).toBe(503);
    quickClock();
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    vi.restoreAllMocks();
  });
});
