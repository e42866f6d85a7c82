import { dishProfile } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import { splitIngredientText } from '../normalize/split-ingredient-text.ts';
import { assembleRecipe, type WeighedRecipe, withRemarkFoods } from './assemble-recipe.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();

const aRaw = (ingredients: string, changes: Partial<WeighedRecipe> = {}): WeighedRecipe => ({
  source: 'cookrcp01',
  key: '1',
  title: '두부구이',
  description: null,
  author: null,
  url: null,
  minutes: null,
  level: null,
  servings: null,
  category: '반찬',
  ingredients: splitIngredientText(ingredients).segments,
  steps: [{ text: '굽는다.', details: [] }],
  stated: null,
  ...changes,
});
const assemble = (ingredients: string, changes: Partial<WeighedRecipe> = {}) =>
  assembleRecipe(aRaw(ingredients, changes), tables);
const codes = (ingredients: string, changes: Partial<WeighedRecipe> = {}) =>
  assemble(ingredients, changes).flags.map(({ code }) => code);

/** Two servings of tofu fried in oil, as figures of one. */
const TOFU = '두부 200g, 콩기름 10g, 소금 1g';
const half = assemble(TOFU, { servings: 2 }).entry.computed;

describe('assembleRecipe', () => {
  it('makes lines of the catalogue of what it reads', () => {
    const { recipe } = assemble(TOFU, { servings: 2 }).entry;
    expect(recipe.ingredients).toMatchObject([
      { id: 'tofu', name: '두부', grams: 200, amount: '200g', role: 'main' },
      { grams: 10, role: 'seasoning' },
      { id: 'salt', role: 'seasoning' },
    ]);
    expect(recipe).toMatchObject({
      servings: 2,
      method: 'grill',
      mainGroup: 'tofu',
      mealTimes: [],
      familiarity: 2,
    });
  });

  it('adds a food of the steps whose allergen no line brings, and none without any line', () => {
    const steps = [{ text: '육수를 붓고 새우젓으로 간을 한 다음, 두부와 배추김치를 얹는다.', details: [] }];
    const idsOf = (foods: string) => assemble(foods, { steps }).entry.recipe.ingredients.map(({ id }) => id);
    expect(idsOf('두부 200g, 배추김치 50g')).toEqual(['tofu', 'kimchi']);
    expect(idsOf('두부 200g')).toEqual(['tofu', 'salted_shrimp', 'kimchi']);
    expect(idsOf('')).toEqual([]);
  });

  it.each([
    ['버터에 볶는다.', 'butter'],
    ['치즈가루를 뿌린다.', 'cheese'],
    ['다진새우를 넣는다.', 'shrimp'],
    ['조갯살과 굴을 넣는다.', 'shellfish', 'oyster'],
    ['돼지고기는 삶는다.', 'pork'],
    ['Sprinkle peanuts, then melt the butter.', 'peanut', 'butter'],
    ['내장을 빼고 간을 맞춰 포크로 누른다.'],
  ])('finds the foods with an allergen in the step %j', (text, ...foods) => {
    const { ingredients } = assemble('두부 200g', { steps: [{ text, details: [] }] }).entry.recipe;
    expect(ingredients.map(({ id }) => id)).toEqual(['tofu', ...foods]);
  });

  it('weighs a misspelt food, but does not vouch for it', () => {
    const { recipe, lines, computed } = assemble('브로콜래 100g, 소금 1g').entry;
    expect(lines[0]?.id).toBe('broccoli');
    expect(computed.energyKcal).toBeGreaterThan(20);
    expect(recipe.ingredients[0]).toMatchObject({ id: null, name: '브로콜래' });
    const { unresolvedLines } = dishProfile(tables.taxonomy, {
      title: recipe.title,
      lines: recipe.ingredients,
    });
    expect([...unresolvedLines]).toEqual(['브로콜래']);
  });

  it('computes figures of one serving', () => {
    const whole = assemble(TOFU, { servings: 1 }).entry.computed;
    expect(half.energyKcal).toBeCloseTo((whole.energyKcal ?? 0) / 2, 0);
  });

  it('estimates servings from the stated figures, and says so', () => {
    const { entry, flags } = assemble(TOFU, { stated: half });
    expect([entry.recipe.servings, entry.servingsBasis]).toEqual([2, 'estimated']);
    expect(flags).toEqual([{ code: 'servingsEstimated', detail: '2' }]);
  });

  it('assumes one serving when nothing tells', () => {
    expect(assemble(TOFU).entry).toMatchObject({ servingsBasis: 'assumed', recipe: { servings: 1 } });
  });

  it('keeps stated servings though the figures say otherwise', () => {
    const { entry, flags } = assemble(TOFU, { servings: 4, stated: half });
    expect([entry.recipe.servings, entry.servingsBasis]).toEqual([4, 'stated']);
    expect(flags.map(({ code }) => code)).toEqual(['figuresDiffer']);
  });

  it('gives up stated servings when the weight of one agrees with the figures', () => {
    const { entry } = assemble(TOFU, { servings: 4, stated: half, servingGrams: 105 });
    expect([entry.recipe.servings, entry.servingsBasis]).toEqual([2, 'estimated']);
  });

  it('does not trust stated figures that contradict themselves', () => {
    const stated = aNutrition({ energyKcal: 100, carbohydrateG: 80, proteinG: 50, fatG: 30 });
    const { entry, flags } = assemble(TOFU, { stated });
    expect(entry).toMatchObject({ servingsBasis: 'assumed', stated });
    expect(flags.map(({ code }) => code)).toEqual(['servingsAssumed', 'contradictoryNutrition']);
  });

  it('takes stated figures where it cannot compute', () => {
    const { entry } = assemble('두부 200g, 돼지고기', { servings: 2, stated: half });
    expect(entry.computed.energyKcal).toBeNull();
    expect(entry.recipe.nutrition).toEqual(half);
  });

  it.each([
    ['a herb nobody knows', `${TOFU}, 이름모를풀 1g`],
    ['a seasoning without an amount', `${TOFU}, 후춧가루`],
  ])('computes energy in spite of %s', (_what, ingredients) => {
    expect(assemble(ingredients, { servings: 2 }).entry.computed.energyKcal).not.toBeNull();
  });

  it.each([
    ['an unknown food of weight', `${TOFU}, 이름모를풀 30g`],
    ['a main food without an amount', `${TOFU}, 돼지고기`],
    ['no lines at all', ''],
  ])('knows no energy with %s', (_what, ingredients) => {
    expect(assemble(ingredients, { servings: 2 }).entry.computed.energyKcal).toBeNull();
  });

  it.each([
    ['noIngredients', '', {}],
    ['noSteps', TOFU, { steps: [] }],
    ['unresolvedLine', '이름모를풀 30g', {}],
    ['unweighedLine', '돼지고기', {}],
  ] as const)('tells %s', (code, ingredients, changes) => {
    expect(codes(ingredients, changes)).toContain(code);
  });

  it('plans only what has ingredients and steps', () => {
    const bowl = { title: '두부덮밥', category: '밥', servings: 1 };
    const ingredients = '쌀 100g, 두부 150g, 간장 10g';
    expect(assemble(ingredients, bowl).entry.recipe.mealTimes).toEqual(['lunch', 'dinner']);
    expect(assemble(ingredients, { ...bowl, steps: [] }).entry.recipe.mealTimes).toEqual([]);
  });
});

const { taxonomy } = tables;

function read(text: string) {
  return parseIngredientLine({ text, section: null }, tables).map((line) => withRemarkFoods(line, taxonomy));
}

describe('withRemarkFoods', () => {
  it.each([
    ['물만두(새우) 100g', '물만두(새우)', ['mandu', 'shrimp']],
    ['닭고기(또는 돼지고기) 150g', '닭고기(또는 돼지고기)', ['chicken', 'pork']],
    ['물(쇠고기육수) 120ml', '물(쇠고기육수)', ['water', 'beef_broth']],
    ['두부 100g(새우젓 5g)', '두부(새우젓)', ['tofu', 'salted_shrimp']],
  ])('lets %j stand for both foods', (text, name, foods) => {
    const [line] = read(text);
    expect(line).toMatchObject({ name, id: null, possibleIds: foods });
    const profile = dishProfile(taxonomy, { title: '점심', lines: line === undefined ? [] : [line] });
    expect([...profile.certainIds]).toEqual(expect.arrayContaining(foods));
    expect(profile.unresolvedLines.size).toBe(0);
  });

  it.each([
    ['떡(치즈가 든 것) 100g', 'milk'],
    ['과자(새우맛) 1봉지', 'shrimp'],
  ])('lets %j hold %s, which its bracket mentions', (text, allergen) => {
    const [line] = read(text);
    const profile = dishProfile(taxonomy, { title: '간식', lines: line === undefined ? [] : [line] });
    expect([line?.id, profile.possibleAllergens.has(allergen)]).toEqual([null, true]);
  });

  it.each([
    ['닭고기(가슴살) 150g', 'chicken_breast'],
    ['양파(중간 크기, 1/2개)', 'onion'],
    ['물 100g(반죽용)', 'water'],
    ['애호박(굵게 채 썰어 소금에 절인 것) 100g', 'zucchini'],
    ['[쇠고기양념] 간장 3큰술', 'soy_sauce'],
  ])('leaves %j as it is', (text, id) => {
    expect(read(text)).toMatchObject([{ id }]);
  });
});
