/**
 * Glycaemic load with diabetes (safety-rules section 8.2; bands ○M, choice ◇▲): the aim of a meal is two grain units of
 * white rice, the maximum two and a half; a day has 100 and 120.
 */
export const GLYCEMIC_LOAD = { mealAim: 34, mealCap: 42, dayAim: 100, dayCap: 120 } as const;

/** Least carbohydrate, g, that a meal keeps when its load is lowered (section 8.2). */
export const LEAST_MEAL_CARBOHYDRATE_G = 30;

/**
 * Maximum carbohydrate of a meal with diabetes, and with insulin, g (nutrition-rules section 3, EXL23 ◇M;
 * safety-rules section 4).
 */
export const MOST_MEAL_CARBOHYDRATE_G = { diabetes: 80, insulin: 75 } as const;

/** Bands of the glycaemic load, shown in place of the number (section 8.5). */
export const GLYCEMIC_BANDS = ['low', 'medium', 'high'] as const;
export type GlycemicBand = (typeof GLYCEMIC_BANDS)[number];

const LOW_LOAD = 20;

/** The band of a load: low up to 20, medium up to 34, high above. */
export function glycemicBand(load: number): GlycemicBand {
  if (load <= LOW_LOAD) return 'low';
  return load <= GLYCEMIC_LOAD.mealAim ? 'medium' : 'high';
}

/** Glycaemic index of a starch without one of its own, glucose = 100: that of white rice (section 8.1). */
export const UNKNOWN_STARCH_GI = 73;
