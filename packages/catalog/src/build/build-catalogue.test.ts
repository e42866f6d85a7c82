import { describe, expect, it } from 'vitest';
import { formatProblem } from '../entries/entry-problem.ts';
import { aCatalogueParts, aProductFile, aRecipeFile, TOFU_LINE } from '../testing/catalogue-parts.ts';
import { buildCatalogue, type CatalogueParts, foodsWithoutFacts } from './build-catalogue.ts';

type Changes = {
  recipe?: object;
  products?: readonly ({ readonly id?: string } & Readonly<Record<string, unknown>>)[];
} & Partial<CatalogueParts>;

function build({ recipe = {}, products = [{}], ...changes }: Changes = {}) {
  return buildCatalogue(
    aCatalogueParts({
      recipeFiles: [aRecipeFile(recipe)],
      productFiles: products.map(aProductFile),
      ...changes,
    }),
  );
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
    expect(stew?.nutrition).toMatchObject({ energyKcal: 400, sodiumMg: 50 });
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
    ['an unknown id', { ...TOFU_LINE, id: 'tofuu' }, "ingredients.0.id: use a taxonomy id, not 'tofuu'"],
    [
      'a group',
      { ...TOFU_LINE, id: 'grain', name: '곡류' },
      "ingredients.0.id: name a member of the group 'grain'",
    ],
    [
      'the name of another food',
      { ...TOFU_LINE, name: '밥' },
      "ingredients.0.name: write a name of 'tofu': 두부, 부침두부",
    ],
  ])('refuses a line with %s', (_what, line, message) => {
    expect(problems({ recipe: { ingredients: [line] } })).toEqual([`recipes/tofu-stew.json ${message}`]);
  });

  it('refuses two lines of one name', () => {
    expect(problems({ recipe: { ingredients: [TOFU_LINE, TOFU_LINE] } })).toEqual([
      "recipes/tofu-stew.json ingredients.1.name: join the two lines named '두부'",
    ]);
  });

  it.each([
    [
      'an id that is not the file name',
      { id: 'tofu-stew' },
      'id: choose another id, recipes/tofu-stew.json has it too',
    ],
    ['an unknown source', { source: 'web' }, "source: add 'web' to sources.json"],
    ['itself as related', { relatedIds: ['tofu-box'] }, 'relatedIds: leave out the product itself'],
    [
      'an unknown related product',
      { relatedIds: ['tofu-stew'] },
      "relatedIds: name an existing product, not 'tofu-stew'",
    ],
  ])('refuses a product with %s', (_what, entry, message) => {
    expect(problems({ products: [entry] })).toEqual([
      `products/${'id' in entry ? entry.id : 'tofu-box'}.json ${message}`,
    ]);
  });

  it('names the file, the field and the repair of every malformed field at once', () => {
    const [familiarity, extra] = problems({ recipe: { familiarity: 6, price: 1 } });
    expect(familiarity).toMatch(/^recipes\/tofu-stew\.json familiarity: /);
    expect(extra).toMatch(/^recipes\/tofu-stew\.json \(whole file\): .*price/);
  });

  it('refuses a file that is no JSON, or named unlike its id', () => {
    const { text } = aRecipeFile();
    const [notJson] = problems({ recipeFiles: [{ file: 'recipes/tofu-stew.json', text: '{' }] });
    expect(notJson).toMatch(/^recipes\/tofu-stew\.json \(whole file\): write valid JSON/);
    expect(problems({ recipeFiles: [{ file: 'recipes/stew.json', text }] })).toEqual([
      'recipes/stew.json id: name the file tofu-stew.json or change the id',
    ]);
  });
});
