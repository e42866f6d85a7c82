import type { MealPlaceWire, MealWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { mealTimesGone } from '../../../platform/meal-times-gone.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting } from '../model/meal-facts.ts';

/** A meal of the remaining days. */
export type RestMeal = MealPlaceWire & {
  readonly meal: MealWire;
  /** True if the visitor chose it. */
  readonly isChosen: boolean;
};

/** Days of a plan from today on. */
export function daysLeft(days: readonly PlanDay[], today: string): readonly PlanDay[] {
  return days.filter(({ date }) => date >= today);
}

/** Meals of some days that can be kept; not an empty slot, or fasting the visitor did not choose. */
export function restMeals(days: readonly PlanDay[]): readonly RestMeal[] {
  return days.flatMap(({ date, meals }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const meal = meals[mealTime];
      const isChosen = meals.chosen.includes(mealTime);
      if (meal === null || (isFasting(meal) && !isChosen)) return [];
      return [{ date, mealTime, meal, isChosen }];
    }),
  );
}

/** Whether a meal is kept by default: the visitor chose it, or its time of today has passed. */
export function staysByItself({ date, mealTime, isChosen }: RestMeal, now: number): boolean {
  return isChosen || mealTimesGone(date, now).includes(mealTime);
}

/** Key of a meal place in a set. */
export function placeKey({ date, mealTime }: MealPlaceWire): string {
  return `${date} ${mealTime}`;
}
