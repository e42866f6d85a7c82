import { changeMeal, replanRest, shoppingList, undoReplan, upsertSurvey } from '@kkini/contract';
import { MEAL_STYLE_KO, MEAL_TIMES } from '@kkini/domain';
import { hardViolations, weekViolations } from '@kkini/planner';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { saying } from '../../testing/refused-plan.ts';
import { InThreadPlanner } from '../../testing/workers/in-thread-planner.ts';
import { visitorOf } from '../../workers/planning-basis.ts';

const DAY_MS = 86_400_000;
/** A survey with a child of an age that may have two fish dishes a week. */
const WITH_CHILD = { step1: ['본인', '자녀'], persons: [saying('자녀', {}, { birthYear: 2021 })] };
const LUNCHES = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'] as const;

let now = TEST_NOW;
const planner = new InThreadPlanner(await loadSmallCatalogue());
const { basis } = planner;
const test = await buildTestApp({ planner, now: () => now });
beforeEach(async () => {
  now = TEST_NOW;
  await emptyTables(test.database);
});
afterAll(() => test.close());

const edit = (id: string, changes: object) => test.send(upsertSurvey.path, { id, ...changes });

async function stored(id: string) {
  const { plan, survey } = await test.stored(id);
  if (plan === null || survey === null) throw new Error('no plan');
  const visitor = visitorOf(basis, survey.answers);
  const { candidates, tables } = basis;
  const fish = plan.days.flatMap(({ date, slots }) =>
    MEAL_TIMES.filter((time) => (basis.dishOf(slots[time])?.weighed.fishG ?? 0) > 0).map((mealTime) => ({
      date,
      mealTime,
    })),
  );
  return { ...plan, fish, broken: weekViolations({ week: plan.days, candidates, tables, visitor }) };
}

/** A week with no other fish, and fish for lunch on four days while the child is not at the table. */
async function aWeekOfFish(): Promise<string> {
  const id = await test.plan(aWireSurvey({ ...WITH_CHILD, eatingHabits: ['채식'] }));
  await edit(id, { eatingHabits: ['일반식'] });
  const { survey } = await test.stored(id);
  if (survey === null) throw new Error('no survey');
  const visitor = visitorOf(basis, survey.answers);
  await edit(id, { step1: ['본인'], persons: [] });
  const fish = basis.candidates.filter(
    (dish) =>
      dish.kind === 'product' &&
      dish.areas === undefined &&
      dish.weighed.fishG > 0 &&
      hardViolations(dish, visitor, 'lunch').length === 0,
  );
  const { days } = await stored(id);
  for (const [at, date] of LUNCHES.entries()) {
    const dish = fish[at];
    if (dish === undefined) throw new Error('there are four dishes of fish');
    const { dayMealId } = days.find((day) => day.date === date) ?? {};
    const category = MEAL_STYLE_KO[dish.style];
    const { body } = await test.send(changeMeal.path, {
      dayMealId,
      mealType: '점심',
      category,
      candidateId: dish.id,
    });
    expect(body).toMatchObject({ result: 'ok' });
  }
  return id;
}

describe('fish in the week of somebody who comes to the table later', () => {
  it('is shown and bought as often as they may have it', async () => {
    const id = await aWeekOfFish();
    await edit(id, WITH_CHILD);
    const { fish } = await stored(id);
    expect(fish.length).toBeGreaterThanOrEqual(4);
    const { mealPlan } = await test.shown(id);
    const shown = fish.filter(({ date, mealTime }) => mealPlan[date]?.[mealTime] !== null);
    expect(shown).toEqual(fish.slice(0, 2));
    const reasons = fish.slice(2).map(({ date, mealTime }) => mealPlan[date]?.emptyReasons[mealTime]);
    expect(new Set(reasons)).toEqual(new Set(['blockedAfterEdit']));
    expect((await test.send(shoppingList.path, { surveyId: id })).status).toBe(200);
  });

  it('stays only so often when the rest is planned anew, and the others are planned', async () => {
    const id = await aWeekOfFish();
    await edit(id, WITH_CHILD);
    const keep = LUNCHES.map((date) => ({ date, mealTime: 'lunch' as const }));
    const { body } = await test.send(replanRest.path, { surveyId: id, keep });
    expect(body).toMatchObject({ result: 'ok', notKept: keep.slice(2) });
    const { fish, broken } = await stored(id);
    expect(fish).toEqual(keep.slice(0, 2));
    expect(broken).toEqual([]);
  });

  it('does not return with the former week beyond what was eaten on days gone by', async () => {
    const id = await aWeekOfFish();
    now = TEST_NOW + 4 * DAY_MS;
    await edit(id, WITH_CHILD);
    expect((await test.send(replanRest.path, { surveyId: id })).body).toMatchObject({ result: 'ok' });
    const replanned = await stored(id);
    expect((await test.send(undoReplan.path, { surveyId: id })).body).toMatchObject({
      error: { code: 'formerWeekRefused' },
    });
    expect((await stored(id)).days).toEqual(replanned.days);
  });
});
