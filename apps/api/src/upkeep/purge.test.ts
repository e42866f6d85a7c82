import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { insertSession } from '../db/stores/account-store.ts';
import { countAttempt } from '../db/stores/attempt-store.ts';
import { saveSlot } from '../db/stores/plan-store.ts';
import { findSurvey } from '../db/stores/survey-store.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { keepAccount, keepSurvey } from '../testing/kept-things.ts';
import { emptyTables } from '../testing/open-test-database.ts';
import { purge, purgeIfDue } from './purge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const test = await buildTestApp();
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

/** Uses the real clock, because the database stamps rows with it. */
const purgeAfter = (days: number) => purge(test.database, { now: Date.now() + days * DAY_MS, keepDays: 180 });
const isThere = async (id: string) =>
  (await test.database.transaction((queries) => findSurvey(queries, id))) !== null;

it('deletes surveys of nobody that were unused for as long as they are kept, with all that hangs on them', async () => {
  const free = await keepSurvey(test, null);
  const mine = await keepSurvey(test, await keepAccount(test));
  expect((await purgeAfter(179)).surveys).toBe(0);
  expect((await purgeAfter(181)).surveys).toBe(1);
  expect([await isThere(free.surveyId), await isThere(mine.surveyId)]).toEqual([false, true]);
  const { rows } = await test.database.transaction((queries) =>
    queries.execute(
      'select (select count(*) from day_meals)::int as days, (select count(*) from shares)::int as shares',
    ),
  );
  expect(rows).toEqual([{ days: 1, shares: 1 }]);
});

it('keeps a survey whose plan was changed since', async () => {
  const { surveyId, dayMealId } = await keepSurvey(test, null);
  await test.database.transaction(async (queries) => {
    await queries.execute("update surveys set updated_at = now() - interval '200 days'");
    await queries.execute("update plans set updated_at = now() - interval '200 days'");
    await saveSlot(queries, { dayMealId, mealTime: 'lunch', slot: { kind: 'fasting' } });
  });
  expect((await purgeAfter(0)).surveys).toBe(0);
  expect(await isThere(surveyId)).toBe(true);
});

it('deletes more than one transaction takes', async () => {
  const { surveyId } = await keepSurvey(test, null);
  await test.database.transaction((queries) =>
    queries.execute(`insert into surveys select gen_random_uuid(), start_intro, last_step, targets, meal_styles,
      start_date, areas, health_conditions, eating_styles, excluded_foods, answered_at, created_at, updated_at
      from surveys, generate_series(1, 450) where surveys.id = '${surveyId}'`),
  );
  expect((await purgeAfter(181)).surveys).toBe(451);
});

it('deletes ended sessions and attempts that no longer count', async () => {
  const accountId = await keepAccount(test);
  const [now, resetsAt] = [new Date(), new Date(Date.now() + DAY_MS)];
  await test.database.transaction(async (queries) => {
    await insertSession(queries, { id: randomUUID(), accountId, createdAt: now, expiresAt: resetsAt });
    await countAttempt(queries, { subject: 'somebody', now, resetsAt });
  });
  expect(await purgeAfter(0)).toEqual({ surveys: 0, sessions: 0, attempts: 0 });
  expect(await purgeAfter(2)).toEqual({ surveys: 0, sessions: 1, attempts: 1 });
});

it('is done by one of several processes, and again an hour later, however many transactions it takes', async () => {
  const now = Date.now();
  const due = async (after: number) => {
    const runs = Array.from({ length: 4 }, () =>
      purgeIfDue(test.database, { now: now + after, keepDays: 180 }),
    );
    return (await Promise.all(runs)).filter((purged) => purged !== null).length;
  };
  expect([await due(0), await due(DAY_MS / 48), await due(DAY_MS / 24)]).toEqual([1, 0, 1]);
  // Clocks of two machines differ a little; a clock that was a year ahead is set right again.
  expect([await due(DAY_MS / 25), await due(365 * DAY_MS), await due(DAY_MS)]).toEqual([0, 1, 1]);
});
