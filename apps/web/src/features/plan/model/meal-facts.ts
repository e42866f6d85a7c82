import { MEAL_TYPES_KO, type MealWire, styleFromWire } from '@kkini/contract';
import type { MealStyle } from '@kkini/domain';
import { productDetailPath, recipeDetailPath } from '../../../platform/address/detail-address.ts';
import type { PlanReader } from './plan-reader.ts';

export function isFasting(meal: MealWire): boolean {
  return meal.type === MEAL_TYPES_KO.fasting;
}

export function isRecipe(meal: MealWire): boolean {
  return meal.type === MEAL_TYPES_KO.recipe;
}

/** How the meal is eaten; of a category nobody knows, as its type is mostly eaten. */
export function styleOf(meal: MealWire): MealStyle {
  const style = styleFromWire(meal.details.category);
  if (style !== null) return style;
  if (isRecipe(meal)) return 'cookedRecipe';
  return meal.type === MEAL_TYPES_KO.product ? 'lunchBox' : 'fasting';
}

/** The style asked for where another had to be served; null where it is the one asked for. */
export function askedStyleOf({ details }: MealWire): MealStyle | null {
  return details.asked_category === null ? null : styleFromWire(details.asked_category);
}

/** Where the meal is described; null when there is nothing to open. */
export function mealPath(meal: MealWire, reader: PlanReader): string | null {
  const { id, area } = meal.details;
  if (id === null) return null;
  const target = { id, ...reader, area };
  return isRecipe(meal) ? recipeDetailPath(target) : productDetailPath(target);
}

/** Energy of a meal in kcal: none while fasting, null where it is not known. */
export function energyOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.calorie ?? null);
}

/** Sodium of a meal in mg: none while fasting, null where it is not known. */
export function sodiumOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.sodium ?? null);
}

/** Sugar of a meal in g: none while fasting, null where it is not known. */
export function sugarOf(meal: MealWire): number | null {
  return isFasting(meal) ? 0 : (meal.details.nutrient?.sugar ?? null);
}
