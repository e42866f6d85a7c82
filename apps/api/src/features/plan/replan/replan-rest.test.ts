import { changeMeal, createMealPlan, replanRest, undoReplan, upsertSurvey } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { weekViolations } from '@kkini/planner';
import { type Check, verifyPlan } from '@kkini/planner/verification';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answersDigest, type StoredDay } from '../../../db/stored-plan.ts';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../../testing/build-test-app.ts';
import { loadSmallCatalogue, servedDishesOf } from '../../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../../testing/open-test-database.ts';
import { DisturbedPlanner } from '../../../testing/workers/in-thread-planner.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';

const DAY_MS = 86_400_000;

let now = TEST_NOW;
const planner = new DisturbedPlanner(await loadSmallCatalogue());
const dishes = servedDishesOf(planner.basis.catalogue);
const test = await buildTestApp({ planner, now: () => now });
beforeEach(async () => {
  now = TEST_NOW;
  await emptyTables(test.database);
});
afterAll(() => test.close());

/** Meal styles that are planned quickly. */
const BOUGHT = { mealCategory: { breakfast: '공복', lunch: '밀키트', dinner: '도시락' } };

/** A survey with a plan from 2026-11-21 on, the day after the test clock's. */
async function aPlan(answers: Parameters<typeof aWireSurvey>[0] = {}): Promise<string> {
  const id = await test.plan(aWireSurvey(answers));
  planner.jobs.length = 0;
  return id;
}

const edit = (id: string, changes: object) => test.send(upsertSurvey.path, { id, ...changes });
const undo = async (id: string) => (await test.send(undoReplan.path, { surveyId: id })).body;
const canUndo = async (id: string) => {
  return (await test.shown(id)).canUndoReplan;
};
const change = (dayMealId: string) =>
  test.send(changeMeal.path, { dayMealId, mealType: 'lunch', category: '도시락' });

async function replan(id: string, keep: readonly { date: string; mealTime: MealTime }[] = []) {
  const { body } = await test.send(replanRest.path, { surveyId: id, keep });
  return replanRest.reply.parse(body);
}

async function stored(id: string) {
  const { plan } = await test.stored(id);
  if (plan === null) throw new Error('no plan');
  return { plan, days: plan.days };
}

/** The stored plan, the meals the answers forbid, and the findings of independent code. */
async function judged(id: string) {
  const { plan, days } = await stored(id);
  const { survey } = await test.stored(id);
  if (survey === null) throw new Error('no survey');
  const { answers } = survey;
  const { candidates, tables } = planner.basis;
  const visitor = visitorOf(planner.basis, answers);
  const answersAreThose = plan.certificate?.answers === answersDigest(answers);
  const checks = verifyPlan(dishes, { ...plan, answers, answersAreThose });
  const wrong = checks.filter(({ outcome }: Check) => outcome !== 'ok' && outcome !== 'note');
  return {
    plan,
    days,
    violations: weekViolations({ week: days, candidates, tables, visitor }),
    wrong,
  };
}

const idAt = (days: readonly StoredDay[], day: number, time: MealTime) => {
  const slot = days[day]?.slots[time];
  return slot !== undefined && 'id' in slot ? slot.id : null;
};
/** Dishes of a dinner, regardless of when they are cooked. */
const dishesAt = (days: readonly StoredDay[], day: number) => {
  const slot = days[day]?.slots.dinner;
  const beside = slot?.kind === 'recipe' ? slot.companions : undefined;
  return [idAt(days, day, 'dinner'), ...(beside ?? []).map(({ id }) => id)];
};
const slotsOf = (days: readonly StoredDay[]) => days.map(({ slots }) => slots);

describe('planning the rest of a week anew', () => {
  it('leaves days gone by, keeps what is named and brings other meals with a certificate that holds', async () => {
    const id = await aPlan();
    const before = (await stored(id)).days;
    now = TEST_NOW + 3 * DAY_MS;
    const keep = [{ date: '2026-11-24', mealTime: 'dinner' as const }];
    const reply = await replan(id, keep);
    expect(reply).toMatchObject({ result: 'ok', notKept: [] });
    const { days, plan, wrong } = await judged(id);
    expect(slotsOf(days.slice(0, 2))).toEqual(slotsOf(before.slice(0, 2)));
    expect(dishesAt(days, 3)).toEqual(dishesAt(before, 3));
    expect(slotsOf(days.slice(2))).not.toEqual(slotsOf(before.slice(2)));
    expect(days.map(({ dayMealId }) => dayMealId)).toEqual(before.map(({ dayMealId }) => dayMealId));
    expect(plan.certificate).toMatchObject({ kept: { before: '2026-11-23', meals: keep }, proved: true });
    expect(wrong).toEqual([]);
  });

  it('brings another week each time it is asked', async () => {
    const id = await aPlan(BOUGHT);
    const meals = async () => slotsOf((await stored(id)).days);
    for (const _ of [1, 2]) {
      const before = await meals();
      expect((await replan(id)).result).toBe('ok');
      expect(await meals()).not.toEqual(before);
    }
  });

  it('keeps what the visitor chose only where it is named, and remembers that it was chosen', async () => {
    const id = await aPlan();
    const { days } = await stored(id);
    await change(days[1]?.dayMealId ?? '');
    await change(days[2]?.dayMealId ?? '');
    const chosen = (await stored(id)).days;
    expect(chosen.map((day) => day.chosen)).toEqual([[], ['lunch'], ['lunch'], [], [], [], []]);
    await replan(id, [{ date: '2026-11-22', mealTime: 'lunch' }]);
    const after = await judged(id);
    expect(after.days[1]?.slots.lunch).toEqual(chosen[1]?.slots.lunch);
    expect(after.days[2]?.slots.lunch).not.toEqual(chosen[2]?.slots.lunch);
    expect(after.days.map((day) => day.chosen)).toEqual([[], ['lunch'], [], [], [], [], []]);
    expect(after.wrong).toEqual([]);
  });

  it('plans anew a meal that was to stay and is forbidden by now, and says so', async () => {
    const id = await aPlan();
    const { days } = await stored(id);
    const lunches = days.map(({ date }) => ({ date, mealTime: 'lunch' as const }));
    const eaten = planner.basis.catalogue.recipes.get(idAt(days, 2, 'lunch') ?? '');
    const food = eaten?.ingredients.find(({ id: food, role }) => food !== null && role === 'main')?.name;
    await edit(id, { excludedIngredients: [food], health: ['고혈압'] });
    const reply = await replan(id, lunches);
    expect(reply).toMatchObject({ result: 'ok' });
    const notKept = reply.result === 'ok' ? reply.notKept : [];
    expect(notKept).toContainEqual({ date: '2026-11-23', mealTime: 'lunch' });
    const after = await judged(id);
    expect(after.violations).toEqual([]);
    expect(after.wrong).toEqual([]);
    for (const [index, { date }] of days.entries()) {
      const isSame = idAt(after.days, index, 'lunch') === idAt(days, index, 'lunch');
      expect(isSame).toBe(!notKept.some((place) => place.date === date));
    }
  });

  it('keeps the dates of the week when the answers name another start by now', async () => {
    const id = await aPlan(BOUGHT);
    await edit(id, { dates: '2026-12-24' });
    const reply = await replan(id);
    expect(reply).toMatchObject({ result: 'ok' });
    expect(reply.result === 'ok' && reply.dates[0]).toBe('2026-11-21');
  });

  it('has nothing to do for a week that is over or kept whole', async () => {
    const id = await aPlan(BOUGHT);
    const before = await stored(id);
    const all = before.days.flatMap(({ date }) => MEAL_TIMES.map((mealTime) => ({ date, mealTime })));
    expect(await replan(id, all)).toEqual({ result: 'none', reason: 'nothingLeft' });
    now = TEST_NOW + 8 * DAY_MS;
    expect(await replan(id)).toEqual({ result: 'none', reason: 'nothingLeft' });
    expect((await stored(id)).plan).toEqual(before.plan);
  });

  it('says that the week is the best where no seed brings another', async () => {
    const id = await aPlan();
    const { days } = await stored(id);
    const only = idAt(days, 6, 'dinner');
    const { recipes } = test.catalogue;
    const fewer = [...recipes].filter(([key, { style }]) => style !== 'cookedRecipe' || key === only);
    const small = await buildTestApp({
      database: test.database,
      planner: new DisturbedPlanner({ ...test.catalogue, recipes: new Map(fewer) }),
    });
    const places = days.flatMap(({ date }) => MEAL_TIMES.map((mealTime) => ({ date, mealTime })));
    const again = (keep: typeof places) => small.send(replanRest.path, { surveyId: id, keep });
    const dinnersOpen = places.filter(({ mealTime }) => mealTime !== 'dinner');
    expect((await again(dinnersOpen)).body).toMatchObject({ result: 'ok' });
    const { plan, days: changed } = await stored(id);
    const served = changed.findIndex((_, day) => idAt(changed, day, 'dinner') === only);
    expect(served).toBeGreaterThanOrEqual(0);
    const oneOpen = places.filter((_, at) => at !== served * MEAL_TIMES.length + 2);
    expect((await again(oneOpen)).body).toEqual({ result: 'none', reason: 'alreadyBest' });
    expect((await stored(id)).plan).toEqual(plan);
    await small.app.close();
  });
});

describe('a week planned anew while something changes', () => {
  it('is planned again when a meal is changed, and keeps the changed one if that was to stay', async () => {
    const id = await aPlan();
    const { days } = await stored(id);
    const other = await buildTestApp({ database: test.database, catalogue: test.catalogue });
    planner.disturb = () =>
      other.send(changeMeal.path, {
        dayMealId: days[2]?.dayMealId,
        mealType: 'lunch',
        category: '도시락',
      });
    expect((await replan(id, [{ date: '2026-11-23', mealTime: 'lunch' }])).result).toBe('ok');
    expect(planner.jobs.length).toBeGreaterThan(1);
    const after = await judged(id);
    expect(after.days[2]?.slots.lunch).toMatchObject({ style: 'lunchBox' });
    expect(after.wrong).toEqual([]);
    await other.app.close();
  });

  it('never brings a meal that an edit forbids meanwhile', async () => {
    const id = await aPlan();
    planner.disturb = () => edit(id, { eatingHabits: ['채식'], excludedIngredients: ['두부', '달걀'] });
    const keep = [{ date: '2026-11-22', mealTime: 'lunch' as const }];
    expect((await replan(id, keep)).result).toBe('ok');
    const { violations, wrong } = await judged(id);
    expect(violations).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

describe('bringing the former week back', () => {
  it('restores its meals, what was chosen in it and its certificate, once', async () => {
    const id = await aPlan(BOUGHT);
    await change((await stored(id)).days[1]?.dayMealId ?? '');
    const { plan: before } = await stored(id);
    await replan(id);
    expect(await undo(id)).toMatchObject({ result: 'ok' });
    const { plan } = await stored(id);
    const { nextRegeneration, ...restored } = plan;
    expect(restored).toEqual({ ...before, nextRegeneration: undefined });
    expect(nextRegeneration).toBe(2);
    expect(await undo(id)).toEqual({ result: 'none' });
  });

  it('does not make the rejected week return', async () => {
    const id = await aPlan();
    await replan(id);
    const rejected = slotsOf((await stored(id)).days);
    await undo(id);
    await replan(id);
    expect(slotsOf((await stored(id)).days)).not.toEqual(rejected);
  });

  it('is refused when the answers forbid one of its meals by now', async () => {
    const id = await aPlan();
    const { days } = await stored(id);
    const food = planner.basis.catalogue.recipes
      .get(idAt(days, 5, 'dinner') ?? '')
      ?.ingredients.find(({ id: food }) => food !== null)?.name;
    await edit(id, { excludedIngredients: [food] });
    await replan(id);
    const replanned = (await stored(id)).days;
    expect(await undo(id)).toMatchObject({ error: { code: 'formerWeekRefused' } });
    expect((await stored(id)).days).toEqual(replanned);
  });

  it('is over the next day, and when a meal was changed or a week planned since', async () => {
    const id = await aPlan(BOUGHT);
    expect(await canUndo(id)).toBe(false);
    await replan(id);
    expect(await canUndo(id)).toBe(true);
    now = TEST_NOW + DAY_MS;
    expect(await canUndo(id)).toBe(false);
    expect(await undo(id)).toEqual({ result: 'none' });
    now = TEST_NOW;
    await change((await stored(id)).days[1]?.dayMealId ?? '');
    expect(await undo(id)).toEqual({ result: 'none' });
    await replan(id);
    await test.send(createMealPlan.path, { survey_id: id });
    expect(await undo(id)).toEqual({ result: 'none' });
  });
});
