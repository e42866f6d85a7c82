import type { DayWire, MealWire, PortionWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { NutrientRow } from '../../../messages/nutrient-rows.ts';
import { isFasting } from './meal-facts.ts';

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
