import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { PlanToVerify } from './plan-to-verify.ts';

/** Which meals of a plan were kept, by day and meal time. */
export type Kept = {
  /** Past days, to which no rule applies any more. */
  readonly isPast: (day: number) => boolean;
  readonly isKept: (day: number, time: MealTime) => boolean;
  readonly any: boolean;
};

/** Reads the kept meals from the certificate; none without a certificate. */
export function keptMeals({ certificate, days }: PlanToVerify): Kept {
  const kept = certificate?.kept ?? null;
  const dateOf = (day: number) => days[day]?.date ?? '';
  const isPast = (day: number) => kept !== null && dateOf(day) < kept.before;
  const isKept = (day: number, time: MealTime) =>
    isPast(day) || (kept?.meals.some((meal) => meal.date === dateOf(day) && meal.mealTime === time) ?? false);
  const any = days.some((_, day) => MEAL_TIMES.some((time) => isKept(day, time)));
  return { isPast, isKept, any };
}
