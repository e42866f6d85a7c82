import type { Product, Recipe, Taxonomy } from '@kkini/domain';
import { type Candidate, makeCandidate } from '@kkini/planner';
import { type ServedDishes, servedDishes } from '@kkini/planner/verification';

/** A catalogue for measuring, in the planner's form and, read independently, in the checker's. */
export type BenchCatalogue = {
  readonly name: string;
  readonly taxonomy: Taxonomy;
  readonly candidates: readonly Candidate[];
  /** Lazy: at 100,000 dishes it takes seconds. */
  readonly dishes: () => ServedDishes;
};

export type CatalogueEntries = {
  readonly name: string;
  readonly taxonomy: Taxonomy;
  readonly recipes: readonly Recipe[];
  readonly products: readonly Product[];
};

/** Prepares every entry for the planner. */
export function makeBenchCatalogue({ name, taxonomy, recipes, products }: CatalogueEntries): BenchCatalogue {
  let dishes: ServedDishes | null = null;
  return {
    name,
    taxonomy,
    candidates: [
      ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
      ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
    ],
    dishes: () => {
      dishes ??= servedDishes({ dataVersion: name, taxonomy, recipes, products });
      return dishes;
    },
  };
}
