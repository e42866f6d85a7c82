import type { IngredientLine } from './recipe.ts';

/** One dish of a plan: grams of a serving and an amount of a nutrient; null when unknown. */
export type WeighedAmount = { readonly grams: number | null; readonly amount: number | null };

/** Share of a plan's grams with a known amount that is needed to show the sum (safety-rules section 6). */
const SHOWN_SHARE = 0.8;

/**
 * Share of the grams of some dishes with a known amount of a nutrient; 0 without dishes. A dish of unknown weight
 * counts with the mean of the others.
 */
export function knownShare(dishes: readonly WeighedAmount[]): number {
  const weighed = dishes.flatMap(({ grams }) => grams ?? []);
  const usual = weighed.length === 0 ? 1 : gramsOf(weighed) / weighed.length;
  const known = dishes.filter(({ amount }) => amount !== null);
  const all = gramsOf(dishes.map(({ grams }) => grams ?? usual));
  return all === 0 ? 0 : gramsOf(known.map(({ grams }) => grams ?? usual)) / all;
}

/** Whether enough of a plan is known to show the sum of a nutrient. */
export function isShown(dishes: readonly WeighedAmount[]): boolean {
  return knownShare(dishes) >= SHOWN_SHARE;
}

/** Weight of one serving in grams; null where a line has none or there are no lines. */
export function servingGrams({
  ingredients,
  servings,
}: {
  readonly ingredients: readonly IngredientLine[];
  readonly servings: number;
}): number | null {
  const weights = ingredients.flatMap(({ grams }) => grams ?? []);
  if (weights.length === 0 || weights.length < ingredients.length) return null;
  return Math.round(gramsOf(weights) / servings);
}

function gramsOf(weights: readonly number[]): number {
  return weights.reduce((sum, grams) => sum + grams, 0);
}
