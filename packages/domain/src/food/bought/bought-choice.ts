import type { DishMethod } from '../../vocabulary/foods/dish-methods.ts';

/** How salty a bought meal is, for somebody with a sodium maximum up to 2,000 mg; `none` is not chosen (safety-rules section 7.3). */
export const SODIUM_CLASSES = ['A', 'B', 'C', 'none'] as const;
export type SodiumClass = (typeof SODIUM_CLASSES)[number];

/** Section 7.3, mg of the central figure. */
const CLASS_MG = { A: 900, B: 1200, C: 1500 } as const;
/** A sodium maximum of a day up to which the classes are asked, mg. */
const STRICT_MAXIMUM_MG = 2000;
/** Meals of class C a week may have. */
const MOST_C_A_WEEK = 2;

/** The class of a bought meal by its central sodium. */
export function sodiumClass(centralMg: number): SodiumClass {
  return (['A', 'B', 'C'] as const).find((each) => centralMg <= CLASS_MG[each]) ?? 'none';
}

/** Whether a bought meal is too salty to be chosen for somebody with this daily maximum (section 7.3). */
export function isTooSaltyToBuy(centralMg: number | null, sodiumMaximumMg: number): boolean {
  if (sodiumMaximumMg > STRICT_MAXIMUM_MG) return false;
  return centralMg === null || sodiumClass(centralMg) === 'none';
}

/** Most bought meals of class C a week has for somebody with this daily maximum; infinite where salt is no concern (section 7.3). */
export function mostSaltyMeals(sodiumMaximumMg: number): number {
  return sodiumMaximumMg > STRICT_MAXIMUM_MG ? Infinity : MOST_C_A_WEEK;
}

/** What broth a dish has: of noodles, of a soup, or of a stew. */
export const BROTHS = ['noodleSoup', 'soup', 'stew'] as const;
export type Broth = (typeof BROTHS)[number];

/** Part of a dish's sodium that is in its broth (section 7.5: ✓H for noodles, ▲ for the others). */
const BROTH_SHARE: Readonly<Record<Broth, number>> = { noodleSoup: 0.64, soup: 0.6, stew: 0.5 };
/** Part of the broth that stays in the bowl. */
const LEFT = { half: 0.5, most: 0.8 } as const;
const TOLD_MG = 100;

/**
 * Sodium saved by leaving broth, to 100 mg; null for a dish without broth. An estimate that is shown as a choice and never
 * subtracted from a day (safety-rules section 7.5).
 */
export function brothSaving(centralMg: number, broth: Broth | null, left: keyof typeof LEFT): number | null {
  if (broth === null) return null;
  return Math.round((centralMg * BROTH_SHARE[broth] * LEFT[left]) / TOLD_MG) * TOLD_MG;
}

/** The broth of a dish by how it is made and whether liquid is in its lines; a stew is told by its name. */
export function brothOf(dish: {
  readonly method: DishMethod;
  readonly hasLiquid: boolean;
  readonly isStew: boolean;
}): Broth | null {
  if (!dish.hasLiquid) return null;
  if (dish.method === 'noodles') return 'noodleSoup';
  if (dish.method !== 'soup') return null;
  return dish.isStew ? 'stew' : 'soup';
}
