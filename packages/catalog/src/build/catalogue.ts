import type { CookbookDish, Product, TaxonomySource } from '@kkini/domain';
import type { SourceList } from '../entries/source-list.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';

/** The data the server loads at start; `facts` has one row per taxonomy id. */
export type CatalogueContent = {
  readonly taxonomy: TaxonomySource;
  readonly cookbook: readonly CookbookDish[];
  readonly products: readonly Product[];
  readonly facts: readonly IngredientFacts[];
  /** Grams of a household unit by food id and unit. `*` holds the weights for foods without their own. */
  readonly unitWeights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly sources: SourceList;
};

/** A built catalogue; `dataVersion` changes whenever its content does. */
export type Catalogue = CatalogueContent & { readonly dataVersion: string };
