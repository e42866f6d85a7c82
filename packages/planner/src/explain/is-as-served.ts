import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { Reason } from './reason.ts';
import type { JudgedLimit } from './verdicts/judge-limits.ts';

type Place = { readonly date: string; readonly mealTime: MealTime };
type Limits = readonly (Pick<JudgedLimit, 'nutrient'> & {
  readonly days: readonly Pick<JudgedLimit['days'][number], 'date' | 'amounts'>[];
})[];

/**
 * Whether the figures of a reason are those of the plan. Reasons compare dishes with their usual companions; the ones on the
 * table are chosen after them, so a sum may be another one. Without a figure to compare with, a reason stands.
 */
export function isAsServed(reason: Reason, { date, mealTime }: Place, limits: Limits): boolean {
  if (!('nutrient' in reason)) return true;
  const limit = limits.find(({ nutrient }) => nutrient === reason.nutrient);
  const amounts = limit?.days.find((day) => day.date === date)?.amounts;
  if (amounts === undefined) return true;
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  const ofDay = known.reduce((sum, amount) => sum + amount, 0);
  const ofMeal = amounts[mealTime];
  switch (reason.code) {
    case 'fitsMeal':
    case 'fillsGoal':
      return isSame(reason.amount, ofMeal);
    case 'keepsLimit':
      return isSame(reason.amount, ofMeal) && isSame(reason.dayAmount, ofDay);
    default:
      return isSame(reason.amount, ofDay);
  }
}

/** Three amounts of a day, each rounded to a tenth, may be so much off together. */
const ROUNDED = 0.2;

function isSame(told: number, served: number | null): boolean {
  return served === null || Math.abs(told - served) < ROUNDED;
}
