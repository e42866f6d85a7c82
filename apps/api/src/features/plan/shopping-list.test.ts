import { randomUUID } from 'node:crypto';
import { shoppingList, upsertSurvey } from '@kkini/contract';
import { type MealSlot, personsOf } from '@kkini/domain';
import { type OwnPortion, tablePortions } from '@kkini/domain/portions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savePlan } from '../../db/stores/plan-store.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const FASTING: MealSlot = { kind: 'fasting' };
const recipe = (id: string): MealSlot => ({ kind: 'recipe', id, style: 'simpleRecipe' });

async function listed(lunches: readonly MealSlot[], survey: Readonly<Record<string, unknown>> = {}) {
  const { body } = await test.send(upsertSurvey.path, aWireSurvey({ step1: ['본인'], ...survey }));
  const surveyId = upsertSurvey.reply.parse(body).lastInsertId;
  await test.database.transaction((queries) =>
    savePlan(queries, {
      surveyId,
      regeneration: 0,
      ladderStep: 0,
      certificate: null,
      days: lunches.map((lunch, index) => ({
        dayMealId: randomUUID(),
        date: `2026-11-2${index + 1}`,
        slots: { breakfast: FASTING, lunch, dinner: FASTING },
        changes: 0,
        chosen: [],
      })),
    }),
  );
  const reply = await test.send(shoppingList.path, { surveyId });
  return shoppingList.reply.parse(reply.body);
}
/** The portion of a recipe at lunch for an adult without body facts. */
function ownLunch(id: string): OwnPortion {
  const dish = test.catalogue.recipes.get(id);
  if (dish === undefined) throw new Error(`no recipe ${id}`);
  const [own] = tablePortions({ ...dish, kind: 'recipe' }, 'lunch', {
    targets: ['self'],
    healthConditions: [],
    eatingStyles: ['regular'],
    mealStyles: { breakfast: 'simpleRecipe', lunch: 'simpleRecipe', dinner: 'cookedRecipe' },
    persons: personsOf({ targets: ['self'], persons: [] }),
    year: 2026,
  });
  if (own === undefined) throw new Error('nobody eats');
  return own.portion;
}

const SOUP = 'napa-cabbage-doenjang-soup-multigrain-rice';

describe('the shopping list of a plan', () => {
  it('adds up what the recipes of the week hold, per person', async () => {
    const lines = test.catalogue.recipes.get(SOUP)?.ingredients ?? [];
    const tofu = lines.find(({ id }) => id === 'tofu')?.grams ?? 0;
    const servings = test.catalogue.recipes.get(SOUP)?.servings ?? 1;
    const { mainFactor } = ownLunch(SOUP);
    expect(tofu).toBeGreaterThan(0);
    const { portions, items } = await listed([recipe(SOUP), FASTING, recipe(SOUP)]);
    const found = items.find(({ key }) => key === 'tofu');
    expect(portions).toBe(1);
    expect(found?.grams).toBe(Math.round((2 * tofu * mainFactor) / servings));
    expect(found).toMatchObject({ name: '두부', aisle: 'eggsAndBeans', image: '/art/ingredients/tofu.svg' });
    expect(found?.uses).toEqual([
      { date: '2026-11-21', mealTime: 'lunch' },
      { date: '2026-11-23', mealTime: 'lunch' },
    ]);
    expect(items.some(({ key }) => key === 'water')).toBe(false);
  });

  it('lists more for more people', async () => {
    const one = await listed([recipe(SOUP)]);
    const two = await listed([recipe(SOUP)], { step1: ['본인', '배우자'] });
    const grams = ({ items }: typeof one) => items.find(({ key }) => key === 'tofu')?.grams ?? 0;
    expect(two.portions).toBe(2);
    expect(grams(two)).toBeCloseTo(2 * grams(one), -1);
  });

  it('leaves out meals the answers now forbid, and products', async () => {
    const product: MealSlot = { kind: 'product', id: 'any', style: 'restaurant', area: '강남' };
    expect((await listed([product])).items).toEqual([]);
    expect((await listed([recipe(SOUP)], { excludedIngredients: ['두부'] })).items).toEqual([]);
  });

  it('says that there is no plan', async () => {
    const { body } = await test.send(upsertSurvey.path, aWireSurvey());
    const { lastInsertId } = upsertSurvey.reply.parse(body);
    const reply = await test.send(shoppingList.path, { surveyId: lastInsertId });
    expect([reply.status, reply.body]).toMatchObject([404, { error: { code: 'planNotFound' } }]);
  });
});
