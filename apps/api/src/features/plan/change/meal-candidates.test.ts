import { changeMeal, mealCandidates, upsertSurvey } from '@kkini/contract';
import { hardViolations } from '@kkini/planner';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { basisOf, loadSmallCatalogue } from '../../../testing/load-test-catalogue.ts';
import { emptyTables } from '../../../testing/open-test-database.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';
import { eatenDish } from '../../../workers/testing/eaten-dish.ts';

const DATE = '2026-11-22';
const UNKNOWN_DAY = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
const basis = basisOf(test.catalogue);
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

/** A planned week: its survey, the day used by the tests, and functions that request candidates for its lunch. */
async function aPlan(changes: Readonly<Record<string, unknown>> = {}) {
  const id = await test.plan(aWireSurvey(changes));
  const read = async () => (await test.shown(id)).mealPlan;
  const dayMealId = (await read())[DATE]?.dayMealId ?? '';
  const slot = { dayMealId, mealType: '점심' };
  return {
    id,
    dayMealId,
    read,
    lunch: async () => (await read())[DATE]?.lunch,
    ask: async (category: string) =>
      mealCandidates.reply.parse((await test.send(mealCandidates.path, { ...slot, category })).body),
    change: (category: string, more: object = {}) =>
      test.send(changeMeal.path, { ...slot, category, ...more }),
  };
}

async function visitorNow(id: string) {
  const { survey } = await test.stored(id);
  if (survey === null) throw new Error('no survey');
  return visitorOf(basis, survey.answers);
}

describe('listing the meals a slot may become', () => {
  it('offers five dishes of the style that the answers allow, and changes nothing', async () => {
    const plan = await aPlan({ health: ['고혈압'], excludedIngredients: ['호두'] });
    const before = await plan.read();
    const { candidates, ladderStep } = await plan.ask('편의점');
    expect(candidates).toHaveLength(5);
    expect(ladderStep).toBe(0);
    const visitor = await visitorNow(plan.id);
    for (const { id, meal } of candidates) {
      expect(meal.details).toMatchObject({ id, category: '편의점' });
      const candidate = basis.candidateById.get(id);
      expect(candidate && hardViolations(candidate, visitor)).toEqual([]);
    }
    expect(await plan.read()).toEqual(before);
  });

  it('holds each against the meal that is there', async () => {
    const plan = await aPlan();
    const present = (await plan.lunch())?.details;
    const visitor = await visitorNow(plan.id);
    const sodiumOf = (meal: typeof present) => {
      const slot = {
        kind: 'recipe',
        id: meal?.id ?? '',
        style: 'cookedRecipe',
        companions: meal?.companions ?? [],
      } as const;
      const dish = basis.candidateById.has(slot.id) ? basis.dishOf(slot) : undefined;
      return dish === undefined ? 0 : (eatenDish(dish, 'lunch', visitor).nutrition.sodiumMg ?? 0);
    };
    const { candidates } = await plan.ask('요리레시피');
    for (const { meal, change } of candidates) {
      const sodium = change.nutrients.find(({ nutrient }) => nutrient === 'sodiumMg');
      const difference = sodiumOf(meal.details) - sodiumOf(present);
      // Differences below 2 % of the day's limit are left out.
      if (sodium === undefined) expect(Math.abs(difference)).toBeLessThan(50);
      else expect(sodium.amount).toBeCloseTo(difference, 6);
      expect(change.minutes).toBe((meal.details.minutes ?? 0) - (present?.minutes ?? 0));
    }
  });

  it('names first the meal that a change would bring', async () => {
    const plan = await aPlan();
    const { candidates } = await plan.ask('도시락');
    const { body } = await plan.change('도시락', { withCandidates: true });
    expect(body).toEqual({ result: 'ok', meal: candidates[0]?.meal, candidates });
  });

  it('answers 404 for an unknown day and has no candidates for an empty stomach', async () => {
    const plan = await aPlan();
    expect((await plan.ask('공복')).candidates).toEqual([]);
    const unknown = { dayMealId: UNKNOWN_DAY, mealType: '점심', category: '도시락' };
    expect(await test.send(mealCandidates.path, unknown)).toMatchObject({
      status: 404,
      body: { error: { code: 'dayMealNotFound' } },
    });
  });
});

describe('choosing one of the candidates', () => {
  it('serves that meal, and choosing the former one takes it back', async () => {
    const plan = await aPlan({
      area: ['강남', '마포'],
      mealCategory: { breakfast: '공복', lunch: '식당', dinner: '요리레시피' },
    });
    const before = await plan.read();
    const former = before[DATE]?.lunch?.details;
    const [, , third] = (await plan.ask('도시락')).candidates;
    const { body } = await plan.change('도시락', { candidateId: third?.id });
    expect(body).toEqual({ result: 'ok', meal: third?.meal });
    expect(await plan.lunch()).toEqual(third?.meal);
    await plan.change(former?.category ?? '', { candidateId: former?.id });
    expect(await plan.read()).toEqual({ ...before, [DATE]: { ...before[DATE], chosen: ['lunch'] } });
  });

  it('takes a home-cooked meal back with the whole table that was laid for it', async () => {
    const plan = await aPlan({
      mealCategory: { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' },
      health: ['고혈압'],
    });
    const before = await plan.lunch();
    expect(before?.details.companions).not.toEqual([]);
    const [first] = (await plan.ask('도시락')).candidates;
    await plan.change('도시락', { candidateId: first?.id });
    await plan.change('요리레시피', { candidateId: before?.details.id });
    expect(await plan.lunch()).toEqual(before);
  });

  it('leaves a meal that is there already as it is', async () => {
    const plan = await aPlan();
    const lunch = await plan.lunch();
    const { body } = await plan.change(lunch?.details.category ?? '', { candidateId: lunch?.details.id });
    expect(body).toEqual({ result: 'ok', meal: lunch });
  });

  it('refuses a meal that the answers forbid by now, without saying which of them', async () => {
    const plan = await aPlan();
    const [first] = (await plan.ask('도시락')).candidates;
    const food = basis.candidateById
      .get(first?.id ?? '')
      ?.profile.certainIds.values()
      .next().value;
    await test.send(upsertSurvey.path, { id: plan.id, excludedIngredients: [food ?? ''], health: ['통풍'] });
    const before = await plan.lunch();
    const refused = await plan.change('도시락', { candidateId: first?.id });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'candidateRefused', details: [{ field: 'candidateId' }] } },
    });
    expect(JSON.stringify(refused.body)).not.toMatch(/통풍|gout/);
    expect(await plan.lunch()).toEqual(before);
  });

  it('refuses every dish of the catalogue that breaks a HARD rule', async () => {
    const plan = await aPlan({ eatingHabits: ['채식'], health: ['당뇨'] });
    const visitor = await visitorNow(plan.id);
    const forbidden = basis.candidates.filter(
      (each) => each.style === 'lunchBox' && hardViolations(each, visitor).length > 0,
    );
    expect(forbidden.length).toBeGreaterThan(5);
    for (const { id } of forbidden.slice(0, 12)) {
      expect((await plan.change('도시락', { candidateId: id })).status).toBe(409);
    }
  });

  it('refuses a meal of another kitchen: what is cooked for people without limits, for those with high blood pressure', async () => {
    const plan = await aPlan({ health: ['고혈압'] });
    const [first] = (await plan.ask('요리레시피')).candidates;
    const { dishId, kitchen } = test.catalogue.recipes.get(first?.id ?? '') ?? {};
    expect(kitchen).toBe('mild');
    expect((await plan.change('요리레시피', { candidateId: dishId })).status).toBe(409);
    expect((await plan.change('요리레시피', { candidateId: first?.id })).status).toBe(200);
  });

  it('refuses a dish of another category, of the same day and of no catalogue, naming the field', async () => {
    const plan = await aPlan({
      mealCategory: { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' },
    });
    const dinner = (await plan.read())[DATE]?.dinner?.details.id;
    const [lunchBox] = (await plan.ask('도시락')).candidates;
    const wrong = [
      ['요리레시피', lunchBox?.id, 'must be of the category'],
      ['요리레시피', dinner, 'must not be served on that day already'],
      ['요리레시피', 'no-such-dish', 'must name a dish of the catalogue'],
      ['공복', lunchBox?.id, 'must be of the category'],
    ] as const;
    for (const [category, candidateId, problem] of wrong) {
      expect((await plan.change(category, { candidateId })).body).toMatchObject({
        error: { code: 'candidateRefused', details: [{ field: 'candidateId', problem }] },
      });
    }
    expect(await plan.change('도시락', { candidateId: '' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalidRequest', details: [{ field: 'candidateId' }] } },
    });
  });

  it('lets one of many choices made at once stand, and loses none of other slots', async () => {
    const plan = await aPlan();
    const { candidates } = await plan.ask('도시락');
    const dinner = { dayMealId: plan.dayMealId, mealType: '저녁', category: '간편레시피' };
    const replies = await Promise.all([
      ...candidates.map(({ id }) => plan.change('도시락', { candidateId: id })),
      test.send(changeMeal.path, dinner),
      ...candidates.map(({ id }) => plan.change('도시락', { candidateId: id })),
    ]);
    expect(candidates.length).toBeGreaterThan(1);
    expect(replies.map(({ status }) => status)).toEqual(Array(2 * candidates.length + 1).fill(200));
    const day = (await plan.read())[DATE];
    expect(candidates.map(({ id }) => id)).toContain(day?.lunch?.details.id);
    expect(day?.dinner?.details.category).toBe('간편레시피');
  });
});
