import type { Nutrition, Product, Recipe } from '@kkini/domain';
import type { ParsedLine } from '../normalize/parse-ingredient-line.ts';

/** The basis of the servings of an imported recipe. */
export const SERVINGS_BASES = ['stated', 'estimated', 'assumed'] as const;
export type ServingsBasis = (typeof SERVINGS_BASES)[number];

/** A recipe of a public source: `lines` as parsed, `stated` and `computed` figures of one serving. */
export type ImportedRecipe = {
  readonly kind: 'recipe';
  readonly source: string;
  readonly key: string;
  readonly recipe: Recipe;
  readonly lines: readonly ParsedLine[];
  readonly servingsBasis: ServingsBasis;
  readonly stated: Nutrition | null;
  readonly computed: Nutrition;
};

/** A dish or packed food of a national table as a product; its figures are analysed or given by the maker. */
export type ImportedProduct = {
  readonly kind: 'product';
  readonly source: string;
  readonly key: string;
  readonly product: Product;
  readonly per100: Nutrition;
  readonly base: '100g' | '100ml';
};

/** A raw food of a national table: figures of 100 g. */
export type ImportedFood = {
  readonly kind: 'food';
  readonly source: string;
  readonly key: string;
  readonly name: string;
  readonly base: '100g' | '100ml';
  readonly per100: Nutrition;
  readonly refusePercent: number | null;
};

/** A shop of the good-price list with its menu; prices in won, null where the file's price is doubtful. */
export type ImportedShop = {
  readonly kind: 'shop';
  readonly source: string;
  readonly key: string;
  readonly name: string;
  readonly cuisine: string;
  readonly address: string;
  readonly district: string | null;
  readonly menu: readonly { readonly name: string; readonly priceWon: number | null }[];
};

/** Every kind of imported entry, distinguished by `kind` and unique by `source` and `key`. */
export type ImportedEntry = ImportedRecipe | ImportedProduct | ImportedFood | ImportedShop;
