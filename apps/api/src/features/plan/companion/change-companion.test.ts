import {
  type CompanionCandidateWire,
  changeCompanion,
  changeMeal,
  companionCandidates,
  recipeDetail,
  shoppingList,
  undoCompanion,
  upsertSurvey,
} from '@kkini/contract';
import { addDays, MEAL_TIME_KO, MEAL_TIMES, type MealTime } from '@kkini/domain';
import { verifyPlan } from '@kkini/planner/verification';
import { runs } from '@kkini/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { answersDigest } from '../../../db/stored-plan.ts';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp, sameIds } from '../../../testing/build-test-app.ts';
import { loadSmallCatalogue, servedDishesOf } from '../../../testing/load-test-catalogue.ts';

const catalogue = await loadSmallCatalogue();
// Not every week has a batch that another side can replace at as many meals.
const test = await buildTestApp({ catalogue, newId: sameIds() });
const dishes = servedDishesOf(catalogue);
afterAll(() => test.close());

const ATTEMPTS = 6;
const HOME = { breakfast: '간편레시피', lunch: '요리레시피', dinner: '요리레시피' };

type Place = { readonly date: string; readonly mealTime: MealTime };
/** A companion at one meal, or of all meals served by the same cooking. */
type Beside = Place & { readonly id: string; readonly cookedOn: string | null; readonly role: string };

/** A planned week, and a visitor's actions on its companions. */
async function aPlan(changes: Readonly<Record<string, unknown>> = {}) {
  const id = await test.plan(aWireSurvey({ mealCategory: HOME, ...changes }));
  const read = async () => await test.shown(id);
  const companions = async (): Promise<readonly Beside[]> =>
    Object.entries((await read()).mealPlan).flatMap(([date, day]) =>
      MEAL_TIMES.flatMap((mealTime) =>
        (day[mealTime]?.details.companions ?? []).map(({ id: dish, cooked_on: cookedOn, role }) => {
          return { date, mealTime, id: String(dish), cookedOn, role };
        }),
      ),
    );
  // Days keep their ids.
  const { mealPlan: days } = await read();
  const where = ({ date, mealTime, id: companionId }: Beside) => ({
    dayMealId: days[date]?.dayMealId ?? '',
    mealType: MEAL_TIME_KO[mealTime],
    companionId,
  });
  const candidates = async (at: Beside): Promise<readonly CompanionCandidateWire[]> =>
    companionCandidates.reply.parse((await test.send(companionCandidates.path, where(at))).body).candidates;
  return {
    id,
    read,
    companions,
    /** Meals of the first batch of at least `least` meals that another side can replace at `most` or more of them. */
    batch: async (least = 2, most = 1) => {
      const all = await companions();
      for (const one of all) {
        const same = all.filter(({ id: other, cookedOn }) => other === one.id && cookedOn === one.cookedOn);
        const isMade = one.cookedOn !== null && same.length >= least;
        const others = isMade && one === same[0] ? await candidates(one) : [];
        const isTaken = others.some(
          ({ companion: { role }, joins, meals }) =>
            most === 1 || (role === 'side' && joins === null && meals.length >= most),
        );
        if (isTaken) return same;
      }
      return [];
    },
    candidates,
    change: async (at: Beside, candidateId: string, everywhere: boolean) =>
      await test.send(changeCompanion.path, { ...where(at), candidateId, everywhere }),
    undo: async () => (await test.send(undoCompanion.path, { surveyId: id })).body,
    shopping: async () =>
      shoppingList.reply.parse((await test.send(shoppingList.path, { surveyId: id })).body).items,
  };
}

/** A week with a side for several meals that another side can replace, which not every week has. */
async function aPlanOfBatch(changes: Readonly<Record<string, unknown>> = {}, most = 1) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan = await aPlan(changes);
    const batch = await plan.batch(2, most);
    if (batch.length > 0) return { plan, batch };
  }
  throw new Error('a week has a batch');
}

/** Findings of the independent verifier about a stored plan. */
async function doubts(surveyId: string) {
  const { plan, survey } = await test.stored(surveyId);
  if (plan === null || survey === null) throw new Error('no plan');
  const answersAreThose = plan.certificate?.answers === answersDigest(survey.answers);
  const checks = verifyPlan(dishes, { ...plan, answers: survey.answers, answersAreThose });
  return checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open');
}

const idOf = (candidate: CompanionCandidateWire | undefined) => String(candidate?.companion.id);
const first = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined) throw new Error('none');
  return value;
};

/**
 * Cooking day of a batch made ahead for these meals: the day before a breakfast, else the day of the first meal. Null for a
 * single meal other than breakfast.
 */
function aheadOf([next, ...others]: readonly Beside[]): string | null {
  if (next === undefined) return null;
  if (next.mealTime === 'breakfast') return addDays(next.date, -1);
  return others.length === 0 ? null : next.date;
}

describe('changing a companion', () => {
  it('changes the whole batch within the days the other dish keeps, with list, recipe and verifier', async () => {
    const { plan, batch } = await aPlanOfBatch({ health: ['고혈압'], excludedIngredients: ['새우'] }, 2);
    const candidates = await plan.candidates(first(batch));
    expect(candidates.length).toBeGreaterThan(2);
    const chosen = candidates.find(
      ({ meals, joins, companion: { role } }) => role === 'side' && meals.length > 1 && joins === null,
    );
    const { body } = await plan.change(first(batch), idOf(chosen), true);
    expect(body).toEqual({ result: 'ok', meals: chosen?.meals });
    const after = await plan.companions();
    const served = after.filter(
      ({ id, cookedOn }) => id === idOf(chosen) && cookedOn === chosen?.meals[0]?.date,
    );
    expect(served.map(({ date, mealTime }) => ({ date, mealTime }))).toEqual(chosen?.meals);
    for (const { date, cookedOn } of served)
      expect(date <= addDays(cookedOn ?? '', chosen?.companion.keep_days ?? 0)).toBe(true);
    const uses = (await plan.shopping()).flatMap((item) => item.uses);
    const bought = uses.find(({ id, cooked_on }) => id === idOf(chosen) && cooked_on === served[0]?.cookedOn);
    expect(bought?.meals).toEqual(chosen?.meals);
    const { body: recipe } = await test.send(recipeDetail.path, {
      id: idOf(chosen),
      surveyId: plan.id,
      ...chosen?.meals[1],
    });
    expect(first(recipeDetail.reply.parse(recipe)).cooked?.meals).toMatchObject(chosen?.meals ?? []);
    expect(await doubts(plan.id)).toEqual([]);
    const { certificate } = (await plan.read()).quality ?? {};
    expect(certificate).toMatchObject({ changed: false, companionsChanged: true });
    expect(certificate?.stock?.lowerBound).toBeLessThanOrEqual(certificate?.stock?.objective ?? NaN);
  });

  it('at one meal reduces the batch to its other meals, or ends it where one is left', async () => {
    const { plan, batch } = await aPlanOfBatch();
    const [asked, ...others] = batch;
    const hasOther = (await plan.companions()).some(
      ({ id, cookedOn }) => id === asked?.id && cookedOn === others[0]?.date && cookedOn !== asked?.cookedOn,
    );
    const alone = (await plan.candidates(first(batch))).find(({ joins }) => joins === null);
    await plan.change(first(batch), idOf(alone), false);
    const after = await plan.companions();
    expect(after.find(({ id, date }) => id === idOf(alone) && date === asked?.date)?.cookedOn).toBeNull();
    const left = after.filter(
      ({ id, date, mealTime }) =>
        id === asked?.id && others.some((other) => other.date === date && other.mealTime === mealTime),
    );
    expect(left).toHaveLength(others.length);
    const isAhead = batch.every(({ date, cookedOn }) => cookedOn !== null && date > cookedOn);
    const anew = others.length === 1 ? null : hasOther ? asked?.cookedOn : others[0]?.date;
    const cookedOn = isAhead ? aheadOf(others) : anew;
    for (const each of left) expect(each.cookedOn).toBe(cookedOn);
    expect(await doubts(plan.id)).toEqual([]);
  });

  it('is undone as it was, with the certificate, until something else changes', async () => {
    const { plan, batch } = await aPlanOfBatch();
    const before = await plan.read();
    const chosen = first(await plan.candidates(first(batch)));
    await plan.change(first(batch), idOf(chosen), true);
    expect(await plan.read()).not.toEqual(before);
    expect((await plan.read()).canUndoReplan).toBe(false);
    expect(await plan.undo()).toEqual({ result: 'ok' });
    expect(await plan.read()).toEqual(before);
    expect(await plan.undo()).toEqual({ result: 'none' });
    await plan.change(first(batch), idOf(chosen), true);
    const { dayMealId } = Object.values(before.mealPlan)[0] ?? {};
    await test.send(changeMeal.path, { dayMealId, mealType: '저녁', category: '도시락' });
    expect(await plan.undo()).toEqual({ result: 'none' });
  });

  it('lets a meal that comes back eat of its batch only while others do', async () => {
    const { plan, batch } = await aPlanOfBatch();
    const [asked, ...others] = batch;
    const { mealPlan } = await plan.read();
    const at = first(batch);
    const dayMealId = mealPlan[at.date]?.dayMealId;
    const former = mealPlan[at.date]?.[at.mealTime]?.details;
    const place = { dayMealId, mealType: MEAL_TIME_KO[at.mealTime] };
    await test.send(changeMeal.path, { ...place, category: '도시락' });
    for (const other of others) {
      const there = (await plan.companions()).find(
        ({ id, date, mealTime }) => id === at.id && date === other.date && mealTime === other.mealTime,
      );
      if (there !== undefined) await plan.change(there, idOf(first(await plan.candidates(there))), true);
    }
    await test.send(changeMeal.path, { ...place, category: former?.category, candidateId: former?.id });
    const back = (await plan.companions()).find(
      ({ id, date, mealTime }) => id === asked?.id && date === at.date && mealTime === at.mealTime,
    );
    expect(back).toBeDefined();
    const eaten = (await plan.companions()).filter(({ id }) => id === asked?.id);
    // A side for a single breakfast is cooked on the evening before.
    const isMadeAhead = at.mealTime === 'breakfast' && back?.cookedOn === addDays(at.date, -1);
    expect(back?.cookedOn === null || eaten.length > 1 || isMadeAhead).toBe(true);
    expect((await doubts(plan.id)).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it('refuses a dish the answers forbid by now without naming them, and leaves one that stands there', async () => {
    const { plan, batch } = await aPlanOfBatch();
    const at = first(batch);
    const chosen = first(await plan.candidates(at));
    const before = (await plan.read()).mealPlan;
    const [line] = test.catalogue.recipes.get(idOf(chosen))?.ingredients ?? [];
    const food = test.catalogue.taxonomy.items.get(line?.id ?? '')?.ko;
    await test.send(upsertSurvey.path, { id: plan.id, excludedIngredients: [food] });
    const refused = await plan.change(at, idOf(chosen), true);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'candidateRefused' } } });
    expect(JSON.stringify(refused.body)).not.toContain(food);
    await test.send(upsertSurvey.path, { id: plan.id, excludedIngredients: [] });
    expect((await plan.read()).mealPlan).toEqual(before);
    await plan.change(at, idOf(chosen), false);
    const again = await plan.change(at, idOf(chosen), false);
    expect(again.body).toEqual({ result: 'ok', meals: [{ date: at.date, mealTime: at.mealTime }] });
    expect((await plan.change({ ...at, id: 'no-such-dish' }, at.id, false)).body).toEqual({ result: 'none' });
  });

  it('is refused where the answers get no plan', async () => {
    const plan = await aPlan({ mealCategory: { ...HOME, lunch: '공복' } });
    const at = first(await plan.companions());
    await test.send(upsertSurvey.path, {
      id: plan.id,
      persons: [{ target: '본인', answers: { insulin: 'yes' } }],
    });
    const { body } = await plan.change(at, 'any', false);
    expect(body).toMatchObject({ error: { code: 'FASTING_NOT_PLANNED' } });
  });

  it('keeps every week whole whatever is changed, one after another', async () => {
    const surveys = [
      { health: ['당뇨', '고혈압'], step1: ['본인', '배우자'] },
      { eatingHabits: ['채식'], excludedIngredients: ['두부'] },
      { step1: ['부모님'], health: ['통풍'], excludedIngredients: ['땅콩', '우유'] },
    ];
    const steps = runs(8, 4);
    for (const [turn, survey] of surveys.slice(0, runs(3, 1)).entries()) {
      const plan = await aPlan(survey);
      for (let step = 0; step < steps; step += 1) {
        const all = await plan.companions();
        const at = first(all.slice((7 * step + turn) % all.length));
        const candidates = await plan.candidates(at);
        const chosen = candidates[step % Math.max(1, candidates.length)];
        if (chosen === undefined) continue;
        expect((await plan.change(at, idOf(chosen), step % 3 > 0)).status).toBe(200);
        expect(await doubts(plan.id)).toEqual([]);
      }
    }
  });
});
