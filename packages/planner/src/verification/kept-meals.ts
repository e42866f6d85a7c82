import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { PlanToVerify } from './plan-to-verify.ts';

/** Which meals of a plan stayed when the others were planned, by day and meal time. */
export type Kept = {
  /** Days that were gone by: eaten, so no rule speaks about them any more. */
  readonly isPast: (day: number) => boolean;
  readonly isKept: (day: number, time: MealTime) => boolean;
  readonly any: boolean;
};

/** Reads from the certificate what stayed; nothing where there is none. */
export function keptMeals({ certificate, days }: PlanToVerify): Kept {
  const kept = certificate?.kept ?? null;
  const dateOf = (day: number) => days[day]?.date ?? '';
  const isPast = (day: number) => kept !== null && dateOf(day) < kept.before;
  const isKept = (day: number, time: MealTime) =>
    isPast(day) || (kept?.meals.some((meal) => meal.date === dateOf(day) && meal.mealTime === time) ?? false);
  const any = days.some((_, day) => MEAL_TIMES.some((time) => isKept(day, time)));
  return { isPast, isKept, any };
}
