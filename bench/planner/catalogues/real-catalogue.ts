import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTaxonomy, type Product, type Recipe, type Taxonomy, type TaxonomySource } from '@kkini/domain';
import { type Candidate, makeCandidate } from '@kkini/planner';
import type { CatalogueEntries } from './bench-catalogue.ts';

const FILE = join(import.meta.dirname, '../../../packages/catalog/dist/catalogue.json');

type BuiltCatalogue = {
  readonly taxonomy: TaxonomySource;
  readonly recipes: readonly Recipe[];
  readonly products: readonly Product[];
};

/** The bundled catalogue; needs a build. */
export function realCatalogue(): CatalogueEntries {
  const { taxonomy: source, recipes, products }: BuiltCatalogue = JSON.parse(readFileSync(FILE, 'utf8'));
  const taxonomy = makeTaxonomy(source);
  if (!taxonomy.ok) throw new Error('The taxonomy of the catalogue is not consistent; run: npm run build');
  return { name: `real, ${recipes.length + products.length}`, taxonomy: taxonomy.value, recipes, products };
}

/** The bundled catalogue as candidates, and its taxonomy. */
export function realFoods(): { readonly taxonomy: Taxonomy; readonly candidates: readonly Candidate[] } {
  const { taxonomy, recipes, products } = realCatalogue();
  const candidates = [
    ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
    ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
  ];
  return { taxonomy, candidates };
}
