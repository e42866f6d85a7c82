import { readdirSync, readFileSync } from 'node:fs';
import { dishProfile, makeTaxonomy, PRODUCT_STYLES } from '@kkini/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEntry } from '../entries/parse-entry.ts';
import { sourceListSchema } from '../entries/source-list.ts';
import { readFacts } from '../facts/read-facts.ts';
import { loadTaxonomy } from '../taxonomy/load-taxonomy.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueContent } from './catalogue.ts';

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

  it('has recipes for every wish: breakfast, simple, vegetarian, without gluten', () => {
    const taxonomy = makeTaxonomy(content.taxonomy);
    if (!taxonomy.ok) throw new Error('inconsistent taxonomy');
    const { recipes } = content;
    const free = (tags: readonly string[]) =>
      recipes.filter(({ title, ingredients }) => {
        const profile = dishProfile(taxonomy.value, { title, lines: ingredients });
        return tags.every((tag) => !profile.certainTags.has(tag) && !profile.possibleTags.has(tag));
      }).length;
    expect(recipes.length).toBeGreaterThanOrEqual(60);
    expect(recipes.filter((recipe) => recipe.mealTimes.includes('breakfast')).length).toBeGreaterThanOrEqual(
      20,
    );
    expect(recipes.filter((recipe) => recipe.style === 'simpleRecipe').length).toBeGreaterThanOrEqual(25);
    expect(free(['animal-flesh'])).toBeGreaterThanOrEqual(12);
    expect(free(['gluten', 'gluten-risk'])).toBeGreaterThanOrEqual(8);
  });

  it.each(PRODUCT_STYLES)('has ten products or more of the style %s, each with a typical price', (style) => {
    const products = content.products.filter((product) => product.style === style);
    expect(products.length).toBeGreaterThanOrEqual(10);
    for (const product of products) expect(product.typicalPriceWon).toBeGreaterThan(1000);
  });

  it('gives no two dishes one name', () => {
    const names = [...content.recipes.map(({ title }) => title), ...content.products.map(({ name }) => name)];
    const squeezed = names.map((name) => name.replace(/\s/g, ''));
    expect(squeezed.filter((name, index) => squeezed.indexOf(name) !== index)).toEqual([]);
  });

  it('knows energy, macronutrients and sodium of every dish, and they agree', () => {
    const dishes = [...content.recipes, ...content.products];
    for (const { id, nutrition } of dishes) {
      const { energyKcal, carbohydrateG, proteinG, fatG, fiberG, sodiumMg } = nutrition;
      if (energyKcal === null || carbohydrateG === null || proteinG === null || fatG === null) {
        throw new Error(`${id} lacks a figure`);
      }
      const atwater = 4 * (carbohydrateG - (fiberG ?? 0)) + 2 * (fiberG ?? 0) + 4 * proteinG + 9 * fatG;
      expect(Math.abs(atwater - energyKcal) / energyKcal, id).toBeLessThan(0.15);
      expect(energyKcal, id).toBeGreaterThan(200);
      expect(energyKcal, id).toBeLessThan(900);
      expect(sodiumMg, id).toBeLessThan(2000);
    }
  });
});
