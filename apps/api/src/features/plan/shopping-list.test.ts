import { randomUUID } from 'node:crypto';
import { shoppingList } from '@kkini/contract';
import { isOwnLine, isStored, type MealSlot, neededGrams, personsOf, type Recipe } from '@kkini/domain';
import { type OwnPortion, tablePortions } from '@kkini/domain/portions';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { savePlan } from '../../db/stores/plan-store.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

const test = await buildTestApp();
const found = [...test.catalogue.recipes.values()].find(
  ({ role, kitchen, ingredients }) =>
    role === 'soup' &&
    kitchen === 'light' &&
    ['tofu', 'water'].every(
      (food) => ingredients.filter((line) => line.id === food && isOwnLine(line)).length === 1,
    ),
);
if (found === undefined) throw new Error('no soup with tofu');
/** A soup with one line of tofu and one of water. */
const soup = found;
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const FASTING: MealSlot = { kind: 'fasting' };
const recipe = (id: string): MealSlot => ({ kind: 'recipe', id, style: 'simpleRecipe' });

async function listed(lunches: readonly MealSlot[], survey: Readonly<Record<string, unknown>> = {}) {
  const surveyId = await test.answer(aWireSurvey({ step1: ['본인'], ...survey }));
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
function ownLunch(dish: Recipe): OwnPortion {
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

describe('the shopping list of a plan', () => {
  it('adds up what the recipes of the week hold, per person', async () => {
    const { servings, ingredients } = soup;
    const tofu = ingredients.find(({ id }) => id === 'tofu')?.grams ?? 0;
    const { mainFactor } = ownLunch(soup);
    expect(tofu).toBeGreaterThan(0);
    const { portions, items } = await listed([recipe(soup.id), FASTING, recipe(soup.id)]);
    const found = items.find(({ key }) => key === 'tofu');
    expect(portions).toBe(1);
    expect(neededGrams(found?.uses ?? [])).toBeCloseTo((2 * tofu * mainFactor) / servings);
    expect(found).toMatchObject({
      name: '두부',
      name_en: 'tofu',
      aisle: 'eggsAndBeans',
      image: '/art/ingredients/tofu.svg',
      pantry: false,
      piece: { unit: '모', grams: 300 },
    });
    expect(found?.uses.map(({ id, meals }) => [id, ...meals])).toEqual([
      [soup.id, { date: '2026-11-21', mealTime: 'lunch' }],
      [soup.id, { date: '2026-11-23', mealTime: 'lunch' }],
    ]);
    expect(items.some(({ key }) => key === 'water')).toBe(false);
  });

  it('shows what is kept, like kimchi, as it looks in its dish', async () => {
    const kept = [...test.catalogue.recipes.values()].find(
      ({ style, companions }) =>
        style === 'simpleRecipe' && companions?.some(({ cooking }) => isStored(cooking)),
    );
    const { items } = await listed([recipe(kept?.id ?? '')]);
    const side = items.find(({ key }) => key.startsWith('dish:'));
    expect(side?.image).toBe(`/art/dishes/${side?.key.replace('dish:', '')}.svg?size=small`);
  });

  it('marks the kimchi of the store that is at home, by whatever name', async () => {
    const kept = [...test.catalogue.recipes.values()].find(({ style, companions }) =>
      companions?.some(({ title }) => style === 'simpleRecipe' && title === '배추김치'),
    );
    const { items } = await listed([recipe(kept?.id ?? '')], { foodsAtHome: ['김치'] });
    expect(items.filter((item) => item.at_home).map(({ name }) => name)).toContain('배추김치');
  });

  it.each([
    [{ excludedIngredients: ['굴'] }, true],
    [{ eatingHabits: ['글루텐프리'] }, true],
    [{ excludedIngredients: ['두부'] }, false],
  ])('asks to check kimchi of which other kinds hold what the answers forbid: %j', async (answers, asks) => {
    const beside = [...test.catalogue.recipes.values()].filter(({ companions, ingredients }) =>
      companions?.some(({ title }) => title === '깍두기' && ingredients.every(({ id }) => id !== 'tofu')),
    );
    const kept = await Promise.all(
      beside
        .slice(0, 40)
        .map(async ({ id }) => (await listed([recipe(id)], { health: [], ...answers })).items),
    );
    const kimchi = kept.flat().filter(({ key }) => key.startsWith('dish:'));
    expect(kimchi.map(({ name }) => name)).toContain('깍두기');
    expect(kimchi.filter((item) => item.check_label === asks).map(({ name }) => name)).toContain('깍두기');
    expect(kimchi.filter((item) => item.check_label !== asks && item.name === '깍두기')).toEqual([]);
  });

  it('lists more for more people', async () => {
    const one = await listed([recipe(soup.id)]);
    const two = await listed([recipe(soup.id)], { step1: ['본인', '배우자'] });
    const grams = ({ items }: typeof one) =>
      neededGrams(items.find(({ key }) => key === 'tofu')?.uses ?? []) ?? 0;
    expect(two.portions).toBe(2);
    expect(grams(two)).toBeCloseTo(2 * grams(one), -1);
  });

  it('leaves out meals the answers now forbid, and products', async () => {
    const product: MealSlot = { kind: 'product', id: 'any', style: 'restaurant', area: '강남' };
    expect((await listed([product])).items).toEqual([]);
    expect((await listed([recipe(soup.id)], { excludedIngredients: ['두부'] })).items).toEqual([]);
  });

  it('says that there is no plan', async () => {
    const id = await test.answer(aWireSurvey());
    const reply = await test.send(shoppingList.path, { surveyId: id });
    expect([reply.status, reply.body]).toMatchObject([404, { error: { code: 'planNotFound' } }]);
  });
});
