import type { DayWire, LimitDayWire, LimitWire, MealWire } from '@kkini/contract';
import { isShown, MEAL_TIMES, type MealTime } from '@kkini/domain';
import { NUTRIENT_ROWS, type NutrientRow } from '../../../../messages/nutrient-rows.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { isFasting } from '../../model/meal-facts.ts';

/** The amount in each meal of a day; null where it is unknown. */
export type MealAmounts = Readonly<Record<MealTime, number | null>>;

/** Sum of the known amounts of a day, and whether every meal is known. */
export type DaySum = { readonly sum: number | null; readonly isWhole: boolean };

export function daySum(amounts: MealAmounts): DaySum {
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  const sum = known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
  return { sum, isWhole: known.length === MEAL_TIMES.length };
}

/** `amountOf` of each meal: null for an empty slot, 0 while fasting. */
export function mealAmounts(meals: DayWire, amountOf: (meal: MealWire) => number | null): MealAmounts {
  const at = (time: MealTime) => {
    const meal = meals[time];
    if (meal === null) return null;
    return isFasting(meal) ? 0 : amountOf(meal);
  };
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

/** Energy of the first person's portions in whole kcal, as meals show it; null where the plan states no portions. */
export function ownEnergies(meals: DayWire): MealAmounts | null {
  const told = MEAL_TIMES.flatMap((time) => meals[time] ?? []).filter((meal) => !isFasting(meal));
  if (told.length === 0 || told.some(({ details }) => details.portions.length === 0)) return null;
  return mealAmounts(meals, ({ details }) => {
    const energy = details.portions[0]?.energyKcal ?? null;
    return energy === null ? null : Math.round(energy);
  });
}

/** The amounts of a date; undefined for a nutrient the food data lack. */
export function dayOf({ days }: LimitWire, date: string): LimitDayWire | undefined {
  return days.find((day) => day.date === date);
}

/** The nutrients to show for a plan: one that many foods lack only where most of the plan's grams state it. */
export function shownRows(days: readonly PlanDay[]): readonly NutrientRow[] {
  const dishes = days.flatMap(({ meals }) =>
    MEAL_TIMES.flatMap((time) => {
      const meal = meals[time];
      return meal === null || isFasting(meal) ? [] : [meal.details.nutrient];
    }),
  );
  return NUTRIENT_ROWS.filter(
    ({ key, oftenUnknown = false }) =>
      !oftenUnknown ||
      isShown(
        dishes.map((nutrient) => ({ grams: nutrient?.grams ?? null, amount: nutrient?.[key] ?? null })),
      ),
  );
}
