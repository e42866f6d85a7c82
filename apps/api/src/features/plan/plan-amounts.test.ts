import { createMealPlan, recipeDetail, shoppingList, upsertSurvey } from '@kkini/contract';
import { EXCLUDABLE_FOODS, HEALTH_CONDITION_KO, MEAL_TIMES, neededGrams, TARGET_KO } from '@kkini/domain';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { loadSmallCatalogue } from '../../testing/load-test-catalogue.ts';

const test = await buildTestApp({ catalogue: await loadSmallCatalogue() });
afterAll(() => test.close());

const COOKED = { breakfast: '요리레시피', lunch: '요리레시피', dinner: '요리레시피' };
const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const surveys = fc.record({
  step1: fc.uniqueArray(fc.constantFrom(TARGET_KO.self, TARGET_KO.spouse, TARGET_KO.parents), {
    minLength: 1,
  }),
  health: some(Object.values(HEALTH_CONDITION_KO)),
  excludedIngredients: some(EXCLUDABLE_FOODS.map(({ ko }) => ko)),
});

/** Every dish of a plan's home meals and every extra, with the meal it is read for; each batch once. */
async function dishesOf(surveyId: string) {
  const { mealPlan } = await test.shown(surveyId);
  const places = new Map<string, { id: string; date: string; mealTime: (typeof MEAL_TIMES)[number] }>();
  for (const [date, day] of Object.entries(mealPlan)) {
    for (const mealTime of MEAL_TIMES) {
      const { id = null, companions = [], portions = [], cooked_on: madeOn } = day[mealTime]?.details ?? {};
      for (const { extra } of portions)
        if (extra !== null) places.set(`${date} ${extra.id}`, { id: extra.id, date, mealTime });
      if (id === null || day[mealTime]?.type !== '레시피') continue;
      places.set(`${madeOn ?? date} ${id}`, { id, date, mealTime });
      for (const { id: beside, cooked_on: cookedOn } of companions) {
        places.set(`${cookedOn ?? `${date} ${mealTime}`} ${beside}`, { id: beside, date, mealTime });
      }
    }
  }
  return [...places.values()];
}

/** Grams of each food in the recipes of a plan, for one cooking of each dish. */
async function gramsOfRecipes(surveyId: string): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const place of await dishesOf(surveyId)) {
    const { body } = await test.send(recipeDetail.path, { ...place, surveyId });
    const [recipe] = recipeDetail.reply.parse(body);
    if (!recipe?.cooked) continue; // Taken from a store, like kimchi.
    const lines =
      test.catalogue.recipes.get(place.id)?.ingredients.filter(({ of }) => of === undefined) ?? [];
    expect(recipe.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name));
    for (const [at, { grams, needed_servings: needed }] of recipe.lines.entries()) {
      const food = lines[at]?.id ?? '';
      const shown = ((grams ?? 0) * (needed ?? 0)) / Number(recipe.serving);
      sums.set(food, (sums.get(food) ?? 0) + shown);
    }
  }
  for (const water of ['water', 'noodle_water']) sums.delete(water);
  // A white is bought as a whole egg.
  const white = sums.get('egg_white') ?? 0;
  if (sums.delete('egg_white')) sums.set('chicken_egg', (sums.get('chicken_egg') ?? 0) + (white * 50) / 33);
  return sums;
}

describe('amounts of a plan', () => {
  it('are the same in its recipes and its shopping list, to the gram, a batch counted once', async () => {
    const answers = fc.sample(surveys, { numRuns: runs(24, 2), seed: 20261124 });
    let batches = 0;
    for (const survey of answers) {
      const surveyId = await test.answer(aWireSurvey(survey));
      const made = await test.send(createMealPlan.path, { survey_id: surveyId });
      expect(made.status).toBe(createMealPlan.successStatus);
      const reply = shoppingList.reply.parse((await test.send(shoppingList.path, { surveyId })).body);
      const isFromStore = (id: string) => test.catalogue.recipes.get(id)?.role === 'kimchi';
      const goods = reply.items.flatMap((item) => {
        if (!item.key.startsWith('dish:')) return [item];
        // Kimchi of the table, and in the same row the kimchi that recipes take.
        const uses = item.uses.filter(({ id }) => !isFromStore(id));
        const key = item.key.startsWith('dish:kkakdugi') ? 'radish_kimchi' : 'kimchi';
        return uses.length === 0 ? [] : [{ key, uses }];
      });
      // Goods of one food, such as two cuts of pork, together make up the food of the recipes.
      const bought = new Map<string, number>();
      for (const { key, uses } of goods) {
        const food = key.split(':').at(0) ?? '';
        bought.set(food, (bought.get(food) ?? 0) + (neededGrams(uses) ?? Number.NaN));
        batches += uses.filter(({ meals }) => meals.length > 1).length;
      }
      const shown = await gramsOfRecipes(surveyId);
      expect(new Set(bought.keys())).toEqual(new Set(shown.keys()));
      for (const [food, grams] of bought) expect(grams, food).toBeCloseTo(shown.get(food) ?? Number.NaN, 6);
    }
    expect(batches).toBeGreaterThan(0);
  });

  it('weigh the same on the cards of a pot and on its recipe', async () => {
    const saved = await test.send(
      upsertSurvey.path,
      aWireSurvey({ step1: [TARGET_KO.self, TARGET_KO.child], mealCategory: COOKED }),
    );
    const surveyId = upsertSurvey.reply.parse(saved.body).lastInsertId;
    await test.send(createMealPlan.path, { survey_id: surveyId });
    const { mealPlan } = await test.shown(surveyId);
    let weighed = 0;
    for (const [date, day] of Object.entries(mealPlan).slice(0, 2)) {
      for (const mealTime of MEAL_TIMES) {
        const { id = null, portions = [] } = day[mealTime]?.details ?? {};
        if (id === null || day[mealTime]?.type !== '레시피') continue;
        const { body } = await test.send(recipeDetail.path, { id, date, mealTime, surveyId });
        const stated = recipeDetail.reply
          .parse(body)[0]
          ?.cooked?.meals.find((meal) => meal.date === date && meal.mealTime === mealTime);
        const onCard = portions.reduce((sum, each) => sum + each.count * (each.wholeGrams ?? Number.NaN), 0);
        expect(stated?.grams).toBe(onCard);
        weighed += 1;
      }
    }
    expect(weighed).toBeGreaterThan(0);
  });
});
