import type { IngredientLine } from './ingredient-line.ts';

/** One dish of a plan: the weight of a serving in grams, and an amount of it; null where either is unknown. */
export type WeighedAmount = { readonly grams: number | null; readonly amount: number | null };

/** Part of the grams of a plan whose amount must be known before the sum is shown (safety-rules section 6). */
const SHOWN_SHARE = 0.8;

/**
 * Part of the grams of some dishes whose amount of a nutrient is known, 0 for no dishes. A dish nobody weighed counts like
 * the mean of the others.
 */
export function knownShare(dishes: readonly WeighedAmount[]): number {
  const weighed = dishes.flatMap(({ grams }) => grams ?? []);
  const usual = weighed.length === 0 ? 1 : gramsOf(weighed) / weighed.length;
  const known = dishes.filter(({ amount }) => amount !== null);
  const all = gramsOf(dishes.map(({ grams }) => grams ?? usual));
  return all === 0 ? 0 : gramsOf(known.map(({ grams }) => grams ?? usual)) / all;
}

/** Whether enough of a plan is known to show a nutrient that many foods lack. */
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
