import type { DayWire, LimitDayWire, LimitWire, MealWire } from '@kkini/contract';
import { isShown, MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { LimitSide } from '@kkini/domain/limits';
import { NUTRIENT_ROWS, type NutrientRow } from '../../../../messages/nutrient-rows.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { isFasting } from '../../model/meal-facts.ts';

/** An amount of each meal of a day; null where it is not known. */
export type MealAmounts = Readonly<Record<MealTime, number | null>>;

/** How an amount stands to a limit; null where that can't be told. */
export type Side = LimitSide | null;

/** What is known of a day in all, and whether that is all of it. */
export type DaySum = { readonly sum: number | null; readonly isWhole: boolean };

export function daySum(amounts: MealAmounts): DaySum {
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  const sum = known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
  return { sum, isWhole: known.length === MEAL_TIMES.length };
}

/** What `amountOf` reads from the three meals; a meal that is not chosen holds nothing known, fasting holds none. */
export function mealAmounts(meals: DayWire, amountOf: (meal: MealWire) => number | null): MealAmounts {
  const at = (time: MealTime) => {
    const meal = meals[time];
    if (meal === null) return null;
    return isFasting(meal) ? 0 : amountOf(meal);
  };
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

/** The energy of the meals as the first person eats them; null where their portions are not told. */
export function ownEnergies(meals: DayWire): MealAmounts | null {
  const told = MEAL_TIMES.flatMap((time) => meals[time] ?? []).filter((meal) => !isFasting(meal));
  if (told.length === 0 || told.some(({ details }) => details.portions.length === 0)) return null;
  return mealAmounts(meals, ({ details }) => details.portions[0]?.energyKcal ?? null);
}

/** What a date holds of a limited nutrient; undefined for one the food data do not hold. */
export function dayOf({ days }: LimitWire, date: string): LimitDayWire | undefined {
  return days.find((day) => day.date === date);
}

/** How a date did on a limit: of a limit of a meal, the first meal that misses it speaks. */
export function sideOf(day: LimitDayWire | undefined): Side {
  if (day === undefined) return null;
  const sides = Object.values(day.sides);
  return sides.find((side) => side !== 'within') ?? sides.at(0) ?? null;
}

/** What can be told of a plan: nutrients that many foods lack only where most of its grams state them. */
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
