import { MEAL_TIMES } from '@kkini/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { readParts } from '../../commands/data-folder.ts';
import { formatProblem } from '../entries/entry-problem.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueContent } from './catalogue.ts';
import { checkFigures } from './check-figures.ts';

function build(): CatalogueContent {
  const parts = readParts();
  if (!parts.ok) throw new Error('the data cannot be read');
  const built = buildCatalogue(parts.value);
  if (!built.ok) throw new Error(JSON.stringify(built.problem.slice(0, 5)));
  return built.value;
}

describe('the bundled catalogue', () => {
  let content: CatalogueContent;
  beforeAll(() => {
    content = build();
  });

  it('has 420 recipes or more, 120 for each meal time, 200 simple ones', () => {
    const { recipes } = content;
    const simple = recipes.filter((recipe) => recipe.style === 'simpleRecipe');
    expect(recipes.length).toBeGreaterThanOrEqual(420);
    expect(simple.length).toBeGreaterThanOrEqual(200);
    for (const mealTime of MEAL_TIMES) {
      const suited = recipes.filter((recipe) => recipe.mealTimes.includes(mealTime));
      expect(suited.length, mealTime).toBeGreaterThanOrEqual(120);
    }
  });

  it.each([
    ['convenienceStore', 40],
    ['lunchBox', 15],
    ['mealKit', 40],
    ['restaurant', 120],
  ])('has products of the style %s: %i or more, most of them measured', (style, least) => {
    const products = content.products.filter((product) => product.style === style);
    expect(products.length).toBeGreaterThanOrEqual(least);
    expect(products.filter(({ measured }) => measured).length).toBeGreaterThan(products.length / 2);
  });

  it('gives no two dishes one name', () => {
    const names = [...content.recipes.map(({ title }) => title), ...content.products.map(({ name }) => name)];
    const squeezed = names.map((name) => name.replace(/\s/g, ''));
    expect(squeezed.filter((name, index) => squeezed.indexOf(name) !== index)).toEqual([]);
  });

  it('has plausible figures for every dish', () => {
    const dishes = [...content.recipes, ...content.products];
    expect(dishes.flatMap(({ id, nutrition }) => checkFigures(id, nutrition).map(formatProblem))).toEqual([]);
  });
});
