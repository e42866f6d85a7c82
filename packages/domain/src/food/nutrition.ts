import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';

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
