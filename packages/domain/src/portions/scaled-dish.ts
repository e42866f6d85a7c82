import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';
import type { DishComponents, DishPart } from './dish-components.ts';
import type { Choice } from './portion-choices.ts';

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

/**
 * The compared amounts of a part, 0 where unknown. Functions, because a lookup by computed property name is slow for
 * very many dishes.
 */
export const OF_PART = {
  energyKcal: ({ nutrition }: DishPart) => nutrition.energyKcal ?? 0,
  proteinG: ({ nutrition }: DishPart) => nutrition.proteinG ?? 0,
  sodiumMg: ({ nutrition }: DishPart) => nutrition.sodiumMg ?? 0,
  carbohydrateG: ({ nutrition }: DishPart) => nutrition.carbohydrateG ?? 0,
  load: ({ glycemicLoad }: DishPart) => glycemicLoad ?? 0,
};

/** Choices of a dish as columns, and its parts; the first parts are the starches, which have a factor in each choice. */
type Served = {
  readonly starchFactors: readonly Choice['starchFactors'][];
  readonly mainFactors: Float64Array;
  readonly parts: ScaledParts;
  readonly starches: number;
};

/** An amount in the whole serving, null where unknown, and in a part. */
type Amounts = { readonly whole: number | null; readonly of: (part: DishPart) => number };

/** Writes an amount for each choice; the main dish is the whole without the parts. */
export function fillAmounts(column: Float64Array, served: Served, { whole, of }: Amounts): void {
  const { starchFactors, mainFactors, parts } = served;
  const count = starchFactors.length;
  for (let at = 0; at < count; at += 1) column[at] = (whole ?? 0) * (mainFactors[at] ?? 1);
  if (whole === null) return;
  for (const [place, { part, factor: ofMeal }] of parts.entries()) {
    const amount = of(part);
    const isStarch = place < served.starches;
    for (let at = 0; at < count; at += 1) {
      const factor = isStarch ? (starchFactors[at]?.[place] ?? 1) : ofMeal;
      column[at] = (column[at] ?? 0) + (factor - (mainFactors[at] ?? 1)) * amount;
    }
  }
}
