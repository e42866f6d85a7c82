import { MEAL_TYPES_KO, type MealWire, styleFromWire } from '@kkini/contract';
import type { MealStyle, MealTime } from '@kkini/domain';
import { productDetailPath, recipeDetailPath } from '../../../platform/address/detail-address.ts';
import type { PlanReader } from './get-meal-plan.ts';

export function isFasting(meal: MealWire): boolean {
  return meal.type === MEAL_TYPES_KO.fasting;
}

export function isRecipe(meal: MealWire): boolean {
  return meal.type === MEAL_TYPES_KO.recipe;
}

/** The style of a meal; for an unknown category, the usual style of its type. */
export function styleOf(meal: MealWire): MealStyle {
  const style = styleFromWire(meal.details.category);
  if (style !== null) return style;
  if (isRecipe(meal)) return 'cookedRecipe';
  return meal.type === MEAL_TYPES_KO.product ? 'lunchBox' : 'fasting';
}

/** The requested style, if another one is served; else null. */
export function askedStyleOf({ details }: MealWire): MealStyle | null {
  return details.asked_category === null ? null : styleFromWire(details.asked_category);
}

/** One of the 21 slots of a plan, by date (YYYY-MM-DD) and time. */
export type PlanSlot = { readonly date: string; readonly time: MealTime };

/** Address of the recipe or product of a slot; null if there is none. */
export function mealPath(meal: MealWire, reader: PlanReader, { date, time }: PlanSlot): string | null {
  const { id, area } = meal.details;
  if (id === null) return null;
  const target = { id, ...reader, area, date, mealTime: time };
  return isRecipe(meal) ? recipeDetailPath(target) : productDetailPath(target);
}

/** Energy of a meal in kcal; 0 for fasting, null if unknown. */
export function energyOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.calorie ?? null);
}

/** Sodium of a meal in mg; 0 for fasting, null if unknown. */
export function sodiumOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.sodium ?? null);
}

/** Sugar of a meal in g; 0 for fasting, null if unknown. */
export function sugarOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.sugar ?? null);
}
