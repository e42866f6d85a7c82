import { NUTRIENTS, type Nutrient, type Nutrition, wholeNutrition } from '@kkini/domain';
import type { Flag } from './importer.ts';

/** Figures a source states; all others are unknown. Negative and non-finite values count as unknown. */
export function statedNutrition(figures: Partial<Record<Nutrient, number | null>>): Nutrition | null {
  const known = NUTRIENTS.flatMap((nutrient) => {
    const value = figures[nutrient] ?? null;
    return value !== null && Number.isFinite(value) && value >= 0 ? [[nutrient, value] as const] : [];
  });
  return known.length === 0 ? null : wholeNutrition(Object.fromEntries(known));
}

/** Energy of the macronutrients in kcal: 4 per gram of carbohydrate and protein, 9 of fat (Atwater). */
export function macroEnergyKcal({ carbohydrateG, proteinG, fatG }: Nutrition): number | null {
  if (carbohydrateG === null || proteinG === null || fatG === null) return null;
  return 4 * carbohydrateG + 4 * proteinG + 9 * fatG;
}

/** Fibre and food-specific factors explain a quarter of the difference; below 20 kcal rounding explains the rest. */
const TOLERANCE = { share: 0.25, kcal: 20 } as const;

/** The contradiction between stated energy and stated macronutrients; null when they agree or one is missing. */
export function contradiction(stated: Nutrition): Flag | null {
  const { energyKcal } = stated;
  const macros = macroEnergyKcal(stated);
  if (energyKcal === null || macros === null) return null;
  const difference = Math.abs(macros - energyKcal);
  if (difference <= Math.max(TOLERANCE.kcal, energyKcal * TOLERANCE.share)) return null;
  const detail = `${Math.round(energyKcal)} kcal stated, macronutrients give ${Math.round(macros)} kcal`;
  return { code: 'contradictoryNutrition', detail };
}
