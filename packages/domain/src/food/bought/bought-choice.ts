import type { DishMethod } from '../../vocabulary/foods/dish-classes.ts';
import { SAUCE_NOODLES, STEW_ENDINGS } from '../../vocabulary/foods/name-endings.ts';
import type { Product } from '../product.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { productRanges, sideDishesSodium } from './bought-range.ts';

/** Least liquid in a serving that counts as a broth to be left, g: a noodle sauce holds some, a soup is little else. */
const LEAST_LIQUID_G = { noodles: 150, soup: 40 } as const;

/**
 * Sodium saved by leaving half of the broth, and sodium that the side dishes of a restaurant add, mg; null for what a dish does not
 * have (safety-rules section 7.5).
 */
export type OrderSavings = { readonly halfBroth: number | null; readonly sideDishes: number | null };

/**
 * Sodium classes of a bought meal for a person with a sodium maximum of at most 2,000 mg; `none` is excluded
 * (safety-rules section 7.3).
 */
export const SODIUM_CLASSES = ['A', 'B', 'C', 'none'] as const;
export type SodiumClass = (typeof SODIUM_CLASSES)[number];

/** Upper bounds of the classes, mg of the central figure (section 7.3). */
const CLASS_MG = { A: 900, B: 1200, C: 1500 } as const;
/** Largest daily sodium maximum at which the classes apply, mg. */
const STRICT_MAXIMUM_MG = 2000;
/** Most meals of class C in a week. */
const MOST_C_A_WEEK = 2;

/** The class of a bought meal by its central sodium. */
export function sodiumClass(centralMg: number): SodiumClass {
  return (['A', 'B', 'C'] as const).find((each) => centralMg <= CLASS_MG[each]) ?? 'none';
}

/** Whether a bought meal exceeds class C for a person with this daily maximum (section 7.3). */
export function isTooSaltyToBuy(centralMg: number | null, sodiumMaximumMg: number): boolean {
  if (sodiumMaximumMg > STRICT_MAXIMUM_MG) return false;
  return centralMg === null || sodiumClass(centralMg) === 'none';
}

/** Most bought meals of class C in a week for this daily maximum; infinite when the classes do not apply (section 7.3). */
export function mostSaltyMeals(sodiumMaximumMg: number): number {
  return sodiumMaximumMg > STRICT_MAXIMUM_MG ? Infinity : MOST_C_A_WEEK;
}

/** Kinds of broth: of noodles, of a soup, of a stew. */
export const BROTHS = ['noodleSoup', 'soup', 'stew'] as const;
export type Broth = (typeof BROTHS)[number];

/** Share of a dish's sodium in its broth (section 7.5: ✓H for noodles, ▲ for the others). */
const BROTH_SHARE: Readonly<Record<Broth, number>> = { noodleSoup: 0.64, soup: 0.6, stew: 0.5 };
/** Share of the broth that is left uneaten. */
const LEFT = { half: 0.5, most: 0.8 } as const;
const TOLD_MG = 100;

/**
 * Sodium saved by leaving broth, mg rounded to 100; null for a dish without broth. An estimate for display, never
 * subtracted from a day (safety-rules section 7.5).
 */
export function brothSaving(centralMg: number, broth: Broth | null, left: keyof typeof LEFT): number | null {
  if (broth === null) return null;
  return Math.round((centralMg * BROTH_SHARE[broth] * LEFT[left]) / TOLD_MG) * TOLD_MG;
}

/** Share of a dish's sodium in its broth; that of a soup for a dish of unknown broth. */
export function brothShare(broth: Broth | null): number {
  return BROTH_SHARE[broth ?? 'soup'];
}

/** The broth of a dish by its method and its liquid lines; stews are recognised by name. */
export function brothOf(dish: {
  readonly method: DishMethod;
  readonly hasLiquid: boolean;
  readonly name: string;
}): Broth | null {
  if (!dish.hasLiquid) return null;
  if (dish.method === 'noodles') {
    return SAUCE_NOODLES.some((word) => dish.name.includes(word)) ? null : 'noodleSoup';
  }
  if (dish.method !== 'soup') return null;
  return STEW_ENDINGS.some((ending) => dish.name.includes(ending)) ? 'stew' : 'soup';
}

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
