import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTaxonomy, type Product, type Recipe, type Taxonomy, type TaxonomySource } from '@kkini/domain';
import { type Candidate, makeCandidate } from '@kkini/planner';

const FILE = join(import.meta.dirname, '../../packages/catalog/dist/catalogue.json');

type Catalogue = {
  readonly taxonomy: TaxonomySource;
  readonly recipes: readonly Recipe[];
  readonly products: readonly Product[];
};

/** The bundled catalogue as candidates; it must be built first. */
export function realCatalogue(): readonly Candidate[] {
  return realFoods().candidates;
}

/** The bundled catalogue as candidates, and its taxonomy. */
export function realFoods(): { readonly taxonomy: Taxonomy; readonly candidates: readonly Candidate[] } {
  const { taxonomy: source, recipes, products }: Catalogue = JSON.parse(readFileSync(FILE, 'utf8'));
  const made = makeTaxonomy(source);
  if (!made.ok) throw new Error('The taxonomy of the catalogue is not consistent; run: npm run build');
  const taxonomy = made.value;
  const candidates = [
    ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
    ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
  ];
  return { taxonomy, candidates };
}
