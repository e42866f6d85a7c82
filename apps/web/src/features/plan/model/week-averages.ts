import type { MealWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import type { PlanDay } from './get-meal-plan.ts';

/** A mean over the days whose three meals are all chosen and known; null without such a day. */
export type DailyAverage = { readonly mean: number; readonly days: number } | null;

/** The daily average of what `amountOf` reads from a meal (null where it is not known). */
export function dailyAverage(
  days: readonly PlanDay[],
  amountOf: (meal: MealWire) => number | null,
): DailyAverage {
  const totals = days.flatMap(({ meals }) => {
    const amounts = MEAL_TIMES.map((time) => {
      const meal = meals[time];
      return meal === null ? null : amountOf(meal);
    });
    const known = amounts.filter((amount) => amount !== null);
    return known.length < amounts.length ? [] : [known.reduce((total, amount) => total + amount, 0)];
  });
  if (totals.length === 0) return null;
  return { mean: totals.reduce((total, amount) => total + amount, 0) / totals.length, days: totals.length };
}
