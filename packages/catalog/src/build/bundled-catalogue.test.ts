import { readdirSync, readFileSync } from 'node:fs';
import { MEAL_TIMES } from '@kkini/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatProblem, parseEntry } from '../entries/entry-problem.ts';
import { sourceListSchema } from '../entries/source-list.ts';
import { readFacts } from '../facts/tables/read-facts.ts';
import { loadTaxonomy } from '../taxonomy/load-taxonomy.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueContent } from './catalogue.ts';
import { checkFigures } from './check-figures.ts';

const DATA = new URL('../../data/', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, DATA), 'utf8');
const folder = (name: string) =>
  readdirSync(new URL(`${name}/`, DATA)).map((file) => ({
    file: `${name}/${file}`,
    text: text(`${name}/${file}`),
  }));

function build(): CatalogueContent {
  const taxonomy = loadTaxonomy(text('taxonomy/taxonomy.json'));
  const sources = parseEntry({ file: 'sources.json', text: text('sources.json') }, sourceListSchema);
  const facts = readFacts(text('facts/facts.csv'));
  if (!taxonomy.ok || !sources.ok || !facts.ok) throw new Error('the data cannot be read');
  const built = buildCatalogue({
    recipeFiles: folder('recipes'),
    productFiles: folder('products'),
    taxonomy: taxonomy.value,
    sources: sources.value,
    facts: facts.value,
    unitWeights: new Map(),
  });
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
    ['convenienceStore', 70],
    ['lunchBox', 60],
    ['mealKit', 50],
    ['restaurant', 60],
  ])('has products of the style %s: %i or more, each with a typical price and relatives', (style, least) => {
    const products = content.products.filter((product) => product.style === style);
    expect(products.length).toBeGreaterThanOrEqual(least);
    for (const product of products) {
      expect(product.typicalPriceWon, product.id).toBeGreaterThan(1000);
      expect(product.relatedIds.length, product.id).toBeGreaterThan(0);
    }
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
