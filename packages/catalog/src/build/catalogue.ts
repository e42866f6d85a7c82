import type { CookbookDish, Product, TaxonomySource } from '@kkini/domain';
import { z } from 'zod';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';

/** Sources of entries and figures; `name` is shown to visitors. */
export const sourceListSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    title: z.string().min(1),
    publisher: z.string().min(1),
    year: z.int(),
    licence: z.string().min(1),
    citation: z.string().min(1),
    note: z.string(),
  }),
);
export type SourceList = z.infer<typeof sourceListSchema>;

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
