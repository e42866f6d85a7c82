import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';
import type { DishComponents, DishPart } from './dish-components.ts';

/** The components of a serving, each with its portion as a factor. */
export type ScaledParts = readonly { readonly part: DishPart; readonly factor: number }[];

/**
 * The eaten amount of one nutrient, to a tenth of its unit; unknown when the whole serving's is unknown. The main dish is the
 * whole without the other components.
 */
export function scaledAmount(
  whole: Nutrition,
  parts: ScaledParts,
  { mainFactor, nutrient }: { readonly mainFactor: number; readonly nutrient: Nutrient },
): number | null {
  const amount = whole[nutrient];
  if (amount === null) return null;
  let sum = amount * mainFactor;
  // A loop, because a plan weighs about ten thousand portions.
  for (const { part, factor } of parts) sum += (factor - mainFactor) * (part.nutrition[nutrient] ?? 0);
  return toTenth(sum);
}

/** The eaten amount of every nutrient. */
export function scaledNutrition(whole: Nutrition, parts: ScaledParts, mainFactor: number): Nutrition {
  const eaten: Record<Nutrient, number | null> = { ...whole };
  for (const nutrient of NUTRIENTS) eaten[nutrient] = scaledAmount(whole, parts, { mainFactor, nutrient });
  return eaten;
}

/** The glycaemic load of the portion; null when the serving's is unknown. */
export function scaledLoad(
  components: DishComponents | undefined,
  parts: ScaledParts,
  mainFactor: number,
): number | null {
  const whole = components?.glycemicLoad ?? null;
  if (whole === null) return null;
  let sum = whole * mainFactor;
  for (const { part, factor } of parts) sum += (factor - mainFactor) * (part.glycemicLoad ?? 0);
  return toTenth(sum);
}

/** Far larger than the rounding error of a floating-point sum, far smaller than differences in food tables. */
const HALF_UP = 1e-6;

/**
 * Rounds to a tenth of the unit, never below 0. A half is rounded up in whatever order the amount was summed, so that
 * two ways to compute a portion never choose differently.
 */
export function toTenth(amount: number): number {
  return Math.max(0, Math.round(amount * 10 + HALF_UP) / 10);
}
