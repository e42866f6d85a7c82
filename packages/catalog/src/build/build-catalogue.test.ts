import { aNutrition, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../entries/entry-problem.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { buildCatalogue, type CatalogueParts, foodsWithoutFacts } from './build-catalogue.ts';

const taxonomy = aTaxonomy([
  { id: 'tofu', ko: '두부', synonyms: ['부침두부'] },
  { id: 'rice', ko: '밥' },
  { id: 'grain', ko: '곡류', kind: 'group' },
]).source;

const tofuFacts: IngredientFacts = {
  id: 'tofu',
  sourceId: 'table',
  sourceKey: '1',
  nutrition: aNutrition({ energyKcal: 80, sodiumMg: 10 }),
  gi: null,
  refusePercent: null,
  figureSources: {},
  estimated: [],
  note: '',
};

const source = {
  id: 'kkini',
  name: '끼니',
  title: 'Own',
  publisher: 'Kkini',
  year: 2026,
  licence: 'own',
  citation: 'own',
  note: '',
};

const tofuLine = { id: 'tofu', name: '두부', grams: 200, amount: '1모', role: 'main' };

const dish = {
  description: '두부예요.',
  servings: 2,
  method: 'soup',
  mainGroup: 'tofu',
  mealTimes: ['dinner'],
  familiarity: 5,
  ingredients: [tofuLine],
  source: 'kkini',
};

const recipe = {
  ...dish,
  id: 'tofu-stew',
  title: '두부찌개',
  minutes: 20,
  level: 'easy',
  steps: ['썰어요.', '끓여요.', '간해요.', '담아요.'].map((text) => ({ text, details: [] })),
  tags: ['soupy'],
  substitutions: [],
};

const product = {
  ...dish,
  id: 'tofu-box',
  name: '두부 도시락',
  style: 'lunchBox',
  servingLabel: '1팩',
  typicalPriceWon: 5000,
  searchText: '두부 도시락',
  relatedIds: [],
};

function build(changes: { recipe?: object; products?: readonly object[] } & Partial<CatalogueParts> = {}) {
  const products = changes.products ?? [product];
  return buildCatalogue({
    recipeFiles: [{ file: 'recipes/tofu-stew.json', text: JSON.stringify({ ...recipe, ...changes.recipe }) }],
    productFiles: products.map((entry) => ({
      file: `products/${'id' in entry ? entry.id : ''}.json`,
      text: JSON.stringify(entry),
    })),
    taxonomy,
    facts: new Map([['tofu', tofuFacts]]),
    unitWeights: new Map(),
    sources: [source],
    ...changes,
  });
}

const problems = (changes: Parameters<typeof build>[0]) => {
  const built = build(changes);
  return built.ok ? [] : built.problem.map(formatProblem);
};

describe('building the catalogue', () => {
  it('derives the style and the nutrition of one serving', () => {
    const built = build();
    if (!built.ok) throw new Error(JSON.stringify(built.problem));
    const [stew] = built.value.recipes;
    expect(stew).toMatchObject({ style: 'simpleRecipe', author: null });
    expect(stew?.nutrition).toMatchObject({ energyKcal: 80, sodiumMg: 10 });
    expect(built.value.products[0]).toMatchObject({ brandName: null, minutes: null, style: 'lunchBox' });
  });

  it('takes more than 20 minutes for a cooked recipe', () => {
    const built = build({ recipe: { minutes: 21 } });
    expect(built.ok && built.value.recipes[0]?.style).toBe('cookedRecipe');
  });

  it('names foods without a row in the facts table', () => {
    const built = build({ facts: new Map() });
    expect(built.ok && foodsWithoutFacts(built.value)).toEqual(['tofu']);
  });

  it.each([
    ['an unknown id', { ...tofuLine, id: 'tofuu' }, "ingredients.0.id: use a taxonomy id, not 'tofuu'"],
    [
      'a group',
      { ...tofuLine, id: 'grain', name: '곡류' },
      "ingredients.0.id: name a member of the group 'grain'",
    ],
    [
      'the name of another food',
      { ...tofuLine, name: '밥' },
      "ingredients.0.name: write a name of 'tofu': 두부, 부침두부",
    ],
  ])('refuses a line with %s', (_what, line, message) => {
    expect(problems({ recipe: { ingredients: [line] } })).toEqual([`recipes/tofu-stew.json ${message}`]);
  });

  it('refuses two lines of one name', () => {
    expect(problems({ recipe: { ingredients: [tofuLine, tofuLine] } })).toEqual([
      "recipes/tofu-stew.json ingredients.1.name: join the two lines named '두부'",
    ]);
  });

  it.each([
    [
      'an id that is not the file name',
      { ...product, id: 'tofu-stew' },
      'id: choose another id, recipes/tofu-stew.json has it too',
    ],
    ['an unknown source', { ...product, source: 'web' }, "source: add 'web' to sources.json"],
    [
      'itself as related',
      { ...product, relatedIds: ['tofu-box'] },
      'relatedIds: leave out the product itself',
    ],
    [
      'an unknown related product',
      { ...product, relatedIds: ['tofu-stew'] },
      "relatedIds: name an existing product, not 'tofu-stew'",
    ],
  ])('refuses a product with %s', (_what, entry, message) => {
    expect(problems({ products: [entry] })).toEqual([`products/${entry.id}.json ${message}`]);
  });

  it('names the file, the field and the repair of every malformed field at once', () => {
    const [familiarity, extra] = problems({ recipe: { familiarity: 6, price: 1 } });
    expect(familiarity).toMatch(/^recipes\/tofu-stew\.json familiarity: /);
    expect(extra).toMatch(/^recipes\/tofu-stew\.json \(whole file\): .*price/);
  });

  it('refuses a file that is no JSON, or named unlike its id', () => {
    const text = JSON.stringify(recipe);
    const [notJson] = problems({ recipeFiles: [{ file: 'recipes/tofu-stew.json', text: '{' }] });
    expect(notJson).toMatch(/^recipes\/tofu-stew\.json \(whole file\): write valid JSON/);
    expect(problems({ recipeFiles: [{ file: 'recipes/stew.json', text }] })).toEqual([
      'recipes/stew.json id: name the file tofu-stew.json or change the id',
    ]);
  });
});
