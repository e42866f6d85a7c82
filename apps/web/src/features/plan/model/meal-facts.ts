import { type DayWire, MEAL_TYPES_KO, type MealWire, type PortionWire, styleFromWire } from '@kkini/contract';
import { MEAL_TIMES, type MealStyle, type MealTime } from '@kkini/domain';
import type { NutrientRow } from '../../../messages/nutrient-rows.ts';
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

/** Amount in each meal of a day; null if unknown. */
export type MealAmounts = Readonly<Record<MealTime, number | null>>;

/** `amountOf` of each meal; null for an empty slot, 0 for fasting. */
export function mealAmounts(meals: DayWire, amountOf: (meal: MealWire) => number | null): MealAmounts {
  const at = (time: MealTime) => {
    const meal = meals[time];
    if (meal === null) return null;
    return isFasting(meal) ? 0 : amountOf(meal);
  };
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

/** An amount in one serving of a meal and in the extra of one person, by the person's index; null if unknown. */
export function servedAmount({ details }: MealWire, key: NutrientRow['key'], person: number): number | null {
  const served = details.nutrient?.[key] ?? null;
  const extra = details.portions[person]?.extra;
  if (served === null || !extra) return served;
  const more = extra.nutrient?.[key] ?? null;
  return more === null ? null : served + more;
}

/** Energy of one person's portions in whole kcal, as meals show it; null if nothing is eaten or a meal has no portion for them. */
export function eaterEnergies(
  meals: DayWire,
  portionOf: (portions: readonly PortionWire[]) => PortionWire | undefined,
): MealAmounts | null {
  const eaten = MEAL_TIMES.flatMap((time) => meals[time] ?? []).filter((meal) => !isFasting(meal));
  if (eaten.length === 0 || eaten.some(({ details }) => !portionOf(details.portions))) return null;
  return mealAmounts(meals, ({ details }) => {
    const energy = portionOf(details.portions)?.energyKcal ?? null;
    return energy === null ? null : Math.round(energy);
  });
}
