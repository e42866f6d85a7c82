import type { Product } from '../product.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { brothOf, brothSaving } from './bought-choice.ts';
import { productRanges, sideDishesSaving } from './bought-range.ts';

/** Liquid of a serving from which on it is a broth that can be left, g. */
const LEAST_LIQUID_G = 150;

/** Sodium saved by leaving half of the broth and all side dishes, mg; null for what a dish does not have (safety-rules section 7.5). */
export type OrderSavings = { readonly halfBroth: number | null; readonly sideDishes: number | null };

/** What is saved by how a bought dish is eaten: estimates to be shown, never subtracted from a day. */
export function orderSavings(product: Product, taxonomy: Taxonomy): OrderSavings {
  const range = productRanges(product).sodiumMg;
  if (range === null) return { halfBroth: null, sideDishes: null };
  const liquidG = product.ingredients.reduce((sum, { id, grams }) => {
    const isLiquid = id === 'water' || (id !== null && isKindOf(taxonomy, id, 'broth'));
    return isLiquid ? sum + (grams ?? 0) / product.servings : sum;
  }, 0);
  const { method, name } = product;
  const broth = brothOf({ method, name, hasLiquid: liquidG >= LEAST_LIQUID_G });
  return { halfBroth: brothSaving(range.central, broth, 'half'), sideDishes: sideDishesSaving(product) };
}
