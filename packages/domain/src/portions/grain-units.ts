import { MEAL_SHARES } from '../body/fasted-day.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import { EXCHANGE_CARBOHYDRATE_G } from './starch-kinds.ts';

/** Step of starch portions: half an exchange unit, 35 g cooked rice (safety-rules section 5.2). */
export const UNIT_STEP = 0.5;

/** Share of carbohydrate in the energy of a day with diabetes, and its grams from vegetables, fruit, milk and sauces (◇▲). */
const CARBOHYDRATE_SHARE = 0.45;
const OTHER_CARBOHYDRATE_G = 60;
const KCAL_PER_GRAM = 4;

/** Grain units of one meal with diabetes (safety-rules section 5). */
export const DIABETIC_MEAL_UNITS = { min: 1.5, max: 2.5 } as const;

/** Grain units of a day with diabetes: (0.45 E ÷ 4 - 60) ÷ 23, rounded to half a unit (safety-rules section 5). */
export function grainUnitsOfDay(energyKcal: number): number {
  const grams = (CARBOHYDRATE_SHARE * energyKcal) / KCAL_PER_GRAM - OTHER_CARBOHYDRATE_G;
  return Math.round(grams / EXCHANGE_CARBOHYDRATE_G / UNIT_STEP) * UNIT_STEP;
}

/**
 * Distributes the units of a day over the eaten meals. Each meal starts at the minimum; then the meal furthest below
 * its share gets half a unit more, while no meal exceeds the maximum.
 */
export function grainUnitsOfMeals(
  energyKcal: number,
  eaten: readonly MealTime[],
): Readonly<Record<MealTime, number>> {
  const { min, max } = DIABETIC_MEAL_UNITS;
  const units: Record<MealTime, number> = { breakfast: 0, lunch: 0, dinner: 0 };
  for (const time of eaten) units[time] = min;
  const want = grainUnitsOfDay(energyKcal);
  while (sum(units) + UNIT_STEP <= want) {
    const open = MEAL_TIMES.filter((time) => eaten.includes(time) && units[time] + UNIT_STEP <= max);
    const [next] = [...open].sort((a, b) => units[a] / MEAL_SHARES[a] - units[b] / MEAL_SHARES[b]);
    if (next === undefined) break;
    units[next] += UNIT_STEP;
  }
  return units;
}

function sum(units: Readonly<Record<MealTime, number>>): number {
  return MEAL_TIMES.reduce((total, time) => total + units[time], 0);
}
