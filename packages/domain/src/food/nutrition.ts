import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';
import type { IngredientLine } from './recipe.ts';

/** Amount of every nutrient, in the unit its name states; null where it is unknown. */
export type Nutrition = Readonly<Record<Nutrient, number | null>>;

/** Grams of a food and its nutrition per 100 g (null: no figures for this food). */
export type WeighedFood = { readonly grams: number; readonly per100g: Nutrition | null };

/** Lines below this share of a dish's weight may lack a figure without making the total unknown. */
const NEGLIGIBLE_WEIGHT_SHARE = 0.02;

/**
 * Nutrition of one serving: the sum over the lines, divided by the servings. A nutrient is null when lines
 * without that figure weigh more than 2 % of the dish, because the sum would then understate it.
 */
export function nutritionPerServing(lines: readonly WeighedFood[], servings: number): Nutrition {
  const totalGrams = lines.reduce((sum, line) => sum + line.grams, 0);
  const entries = NUTRIENTS.map((nutrient) => {
    const unknownGrams = lines.reduce(
      (sum, line) => sum + ((line.per100g?.[nutrient] ?? null) === null ? line.grams : 0),
      0,
    );
    if (unknownGrams > totalGrams * NEGLIGIBLE_WEIGHT_SHARE) return [nutrient, null] as const;
    const sum = lines.reduce(
      (total, line) => total + ((line.per100g?.[nutrient] ?? 0) * line.grams) / 100,
      0,
    );
    return [nutrient, Math.round((sum / servings) * 10) / 10] as const;
  });
  return Object.fromEntries(entries) as Record<Nutrient, number | null>;
}

/** The stated amounts, with every other nutrient unknown. */
export function wholeNutrition(stated: Partial<Nutrition>): Nutrition {
  const entries = NUTRIENTS.map((nutrient) => [nutrient, stated[nutrient] ?? null] as const);
  return Object.fromEntries(entries) as Record<Nutrient, number | null>;
}

/** Sum of several meals; a nutrient unknown in one of them is unknown in the sum. */
export function sumNutrition(parts: readonly Nutrition[]): Nutrition {
  // A copy has the layout of its original. An object built property by property would be a dictionary in V8, four times as large.
  const sums: Record<Nutrient, number | null> = { ...(parts[0] ?? wholeNutrition({})) };
  for (const nutrient of NUTRIENTS) sums[nutrient] = sumOf(parts, nutrient);
  return sums;
}

function sumOf(parts: readonly Nutrition[], nutrient: Nutrient): number | null {
  let sum = 0;
  for (const part of parts) {
    const amount = part[nutrient];
    if (amount === null) return null;
    sum += amount;
  }
  return Math.round(sum * 10) / 10;
}

/** One dish of a plan: grams of a serving and an amount of a nutrient; null when unknown. */
type WeighedAmount = { readonly grams: number | null; readonly amount: number | null };

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
