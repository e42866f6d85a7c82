import type { Product } from '../product.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { brothOf, brothSaving } from './bought-choice.ts';
import { productRanges, sideDishesSodium } from './bought-range.ts';

/** Least liquid in a serving that counts as a broth to be left, g: a noodle sauce holds some, a soup is little else. */
const LEAST_LIQUID_G = { noodles: 150, soup: 40 } as const;

/**
 * Sodium saved by leaving half of the broth, and sodium that the side dishes of a restaurant add, mg; null for what a dish does not
 * have (safety-rules section 7.5).
 */
export type OrderSavings = { readonly halfBroth: number | null; readonly sideDishes: number | null };

/** Estimates of what the way a bought dish is eaten saves or adds; shown, but never counted in a day. */
export function orderSavings(product: Product, taxonomy: Taxonomy): OrderSavings {
  const range = productRanges(product).sodiumMg;
  if (range === null) return { halfBroth: null, sideDishes: null };
  const liquidG = product.ingredients.reduce((sum, { id, grams }) => {
    const isLiquid = id === 'water' || (id !== null && isKindOf(taxonomy, id, 'broth'));
    return isLiquid ? sum + (grams ?? 0) / product.servings : sum;
  }, 0);
  const { method, name } = product;
  const least = method === 'soup' ? LEAST_LIQUID_G.soup : LEAST_LIQUID_G.noodles;
  const broth = brothOf({ method, name, hasLiquid: liquidG >= least });
  const ofDish = range.central - (product.besideSodiumMg ?? 0);
  return { halfBroth: brothSaving(ofDish, broth, 'half'), sideDishes: sideDishesSodium(product) };
}
