import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CookbookDish,
  isWeekMeal,
  makeTaxonomy,
  openCookbook,
  type Product,
  type Taxonomy,
  type TaxonomySource,
  type UnitGrams,
} from '@kkini/domain';
import { type Candidate, makeCandidate, makeTables, type Tables } from '@kkini/planner';
import type { CatalogueEntries } from './bench-catalogue.ts';

const FILE = join(import.meta.dirname, '../../../packages/catalog/dist/catalogue.json');

type BuiltCatalogue = {
  readonly taxonomy: TaxonomySource;
  readonly cookbook: readonly CookbookDish[];
  readonly products: readonly Product[];
  readonly unitWeights: UnitGrams;
};

/** The bundled catalogue with its cookbook; needs a build. */
export type RealCatalogue = CatalogueEntries & {
  readonly cookbook: readonly CookbookDish[];
  readonly unitGrams: UnitGrams;
};

export function realCatalogue(): RealCatalogue {
  const built: BuiltCatalogue = JSON.parse(readFileSync(FILE, 'utf8'));
  const { taxonomy: source, cookbook, products, unitWeights: unitGrams } = built;
  const taxonomy = makeTaxonomy(source);
  if (!taxonomy.ok) throw new Error('The taxonomy of the catalogue is not consistent; run: npm run build');
  const recipes = openCookbook(cookbook).recipes.filter(isWeekMeal);
  const name = `real, ${recipes.length + products.length}`;
  return { name, taxonomy: taxonomy.value, recipes, products, cookbook, unitGrams };
}

/** The bundled catalogue as candidates, with its taxonomy and the tables. */
export function realFoods(): {
  readonly taxonomy: Taxonomy;
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
} {
  const { taxonomy, recipes, products, cookbook, unitGrams } = realCatalogue();
  const candidates = [
    ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
    ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
  ];
  return { taxonomy, candidates, tables: makeTables(taxonomy, openCookbook(cookbook), { unitGrams }) };
}
