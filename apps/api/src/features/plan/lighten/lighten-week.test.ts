import { changeMeal, lightenWeek, undoLighten } from '@kkini/contract';
import { verifyPlan } from '@kkini/planner/verification';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answersDigest } from '../../../db/stored-plan.ts';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp, TEST_NOW } from '../../../testing/build-test-app.ts';
import { loadTestCatalogue, servedDishesOf } from '../../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../../testing/open-test-database.ts';
import { DisturbedPlanner } from '../../../testing/workers/in-thread-planner.ts';

const planner = new DisturbedPlanner(await loadTestCatalogue());
const dishes = servedDishesOf(planner.basis.catalogue);
const test = await buildTestApp({ planner, now: () => TEST_NOW });
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const COOKED = { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' };
/** Attempts to find a week that can be lightened, as nearly every one can. Weeks depend on the ids of their surveys. */
const ATTEMPTS = 6;

async function stored(id: string) {
  const { plan } = await test.stored(id);
  if (plan === null) throw new Error('no plan');
  return plan;
}

async function ask(surveyId: string, accept?: string) {
  const { body } = await test.send(lightenWeek.path, { surveyId, ...(accept !== undefined && { accept }) });
  return lightenWeek.reply.parse(body);
}

const canUndo = async (surveyId: string) => (await test.shown(surveyId)).canUndoLighten;

/** A planned week that can be lightened. */
async function aHeavyWeek() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const id = await test.plan(aWireSurvey({ mealCategory: COOKED }));
    const found = await ask(id);
    if (found.result === 'found') return { id, found, before: await stored(id) };
  }
  throw new Error('a week can be lightened');
}

describe('buying less for a week', () => {
  it('shows first what would change, saves it when it is accepted, and brings the former week back', async () => {
    const { id, found, before } = await aHeavyWeek();
    const { foods, exchanged, besides, token } = found;
    expect(foods.after.lone).toBeLessThan(foods.before.lone);
    const shownBefore = await test.shown(id);
    expect(shownBefore.canUndoLighten).toBe(false);

    expect(await ask(id, token)).toEqual({ result: 'ok' });
    const after = await stored(id);
    const shownAfter = await test.shown(id);
    const idAt = (plan: typeof after, { date, mealTime }: (typeof exchanged)[number]) => {
      const slot = plan.days.find((day) => day.date === date)?.slots[mealTime];
      return slot !== undefined && 'id' in slot ? slot.id : null;
    };
    for (const meal of exchanged) {
      expect(idAt(before, meal)).toBe(meal.before.details.id);
      expect(idAt(after, meal)).toBe(meal.after.details.id);
    }
    const besideAt = ({ mealPlan }: typeof shownAfter, { date, mealTime }: (typeof besides)[number]) =>
      (mealPlan[date]?.[mealTime]?.details.companions ?? []).map((dish) => dish.id);
    for (const meal of besides) {
      const [was, is] = [besideAt(shownBefore, meal), besideAt(shownAfter, meal)];
      expect(meal.before.map((dish) => dish.id)).toEqual(was.filter((dish) => !is.includes(dish)));
      expect(meal.after.map((dish) => dish.id)).toEqual(is.filter((dish) => !was.includes(dish)));
      expect(meal.before.length + meal.after.length).toBeGreaterThan(0);
    }
    const { survey } = await test.stored(id);
    if (survey === null) throw new Error('no survey');
    const answersAreThose = after.certificate?.answers === answersDigest(survey.answers);
    const checks = verifyPlan(dishes, { ...after, answers: survey.answers, answersAreThose });
    expect(checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open')).toEqual([]);
    expect(after.certificate?.stock).not.toBeNull();

    expect(await canUndo(id)).toBe(true);
    expect((await test.send(undoLighten.path, { surveyId: id })).body).toEqual({ result: 'ok' });
    const restored = await stored(id);
    expect([restored.days, restored.certificate]).toEqual([before.days, before.certificate]);
    expect((await test.send(undoLighten.path, { surveyId: id })).body).toEqual({ result: 'none' });
  });

  it('shows another week instead of saving one that was found for a former state', async () => {
    const { id, found, before } = await aHeavyWeek();
    const [first] = before.days;
    await test.send(changeMeal.path, { dayMealId: first?.dayMealId, mealType: 'lunch', category: '도시락' });
    const changed = await stored(id);
    const reply = await ask(id, found.token);
    expect(reply.result).not.toBe('ok');
    expect((await stored(id)).days).toEqual(changed.days);
  });
});
