import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import { SHARE_OF_GOAL } from './plain-reasons.ts';
import type { Reason } from './reason.ts';
import type { FigureVerdict } from './verdicts/day-verdicts.ts';
import type { JudgedLimit } from './verdicts/judge-limits.ts';

type Place = { readonly date: string; readonly mealTime: MealTime };
type Limits = readonly (Pick<JudgedLimit, 'nutrient'> & {
  readonly days: readonly Pick<JudgedLimit['days'][number], 'date' | 'amounts'>[];
})[];

/**
 * A reason with the figures of the plan; null where the plan has others. Reasons compare dishes with their usual companions; the
 * ones on the table are chosen after them, so a sum may be another one. Without a figure to compare with, a reason stands.
 */
export function asServed(reason: Reason, { date, mealTime }: Place, limits: Limits): Reason | null {
  if (!('nutrient' in reason)) return reason;
  const limit = limits.find(({ nutrient }) => nutrient === reason.nutrient);
  const amounts = limit?.days.find((day) => day.date === date)?.amounts;
  if (amounts === undefined) return reason;
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  const ofDay = known.reduce((sum, amount) => sum + amount, 0);
  const ofMeal = amounts[mealTime];
  switch (reason.code) {
    case 'fitsMeal':
    case 'fillsGoal':
      return withAmount(reason, ofMeal);
    case 'keepsLimit': {
      const kept = withAmount(reason, ofMeal);
      return kept !== null && isSame(reason.dayAmount, ofDay) ? { ...kept, dayAmount: tenth(ofDay) } : null;
    }
    default:
      return withAmount(reason, ofDay);
  }
}

/** A reason with the amount that is served, and the runner-up as far from it as before; null where another one is. */
function withAmount<Told extends { readonly amount: number; readonly runnerUpAmount?: number }>(
  reason: Told,
  served: number | null,
): Told | null {
  if (served === null) return reason;
  if (!isSame(reason.amount, served)) return null;
  const amount = tenth(served);
  const { runnerUpAmount } = reason;
  return runnerUpAmount === undefined
    ? { ...reason, amount }
    : { ...reason, amount, runnerUpAmount: tenth(runnerUpAmount + amount - reason.amount) };
}

/** As the page tells an amount. */
function tenth(amount: number): number {
  return Math.round(amount * 10) / 10;
}

/** The verdicts on the lead's day, by nutrient. */
type Figures = readonly Pick<FigureVerdict, 'nutrient' | 'per' | 'range' | 'verdict'>[];

/**
 * A reason with the bound that the day on the table is judged by, which follows the energy of that table; null where it does not hold
 * by that bound, or by the verdict that is shown beside it.
 */
export function withServedBound(reason: Reason, figures: Figures): Reason | null {
  if (!('nutrient' in reason && 'limit' in reason)) return reason;
  const figure = figures.find(({ nutrient, per }) => nutrient === reason.nutrient && per === 'day');
  if (figure === undefined) return reason;
  const { min, max } = figure.range;
  switch (reason.code) {
    case 'withinLimit':
      return bounded(reason, max, (limit) => reason.amount <= limit && reason.runnerUpAmount > limit);
    case 'lessOver':
      return bounded(reason, max, (limit) => reason.amount > limit && figure.verdict === 'over');
    case 'keepsLimit':
      return bounded(reason, max, (limit) => reason.dayAmount <= limit);
    case 'reachesGoal':
      return bounded(reason, min, (limit) => reason.amount >= limit && reason.runnerUpAmount < limit);
    case 'closerToGoal':
      return bounded(reason, min, (limit) => reason.amount < limit && figure.verdict !== 'within');
    case 'fillsGoal':
      return bounded(reason, min, (limit) => reason.amount >= limit * SHARE_OF_GOAL);
  }
}

function bounded(
  reason: Extract<Reason, { readonly nutrient: Nutrient; readonly limit: number }>,
  limit: number | undefined,
  holds: (limit: number) => boolean,
): Reason | null {
  return limit !== undefined && holds(limit) ? { ...reason, limit } : null;
}

/** Three amounts of a day, each rounded to a tenth, may be so much off together. */
const ROUNDED = 0.2;

function isSame(told: number, served: number): boolean {
  return Math.abs(told - served) < ROUNDED;
}
