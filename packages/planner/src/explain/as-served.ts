import { MEAL_TIMES, type Nutrient } from '@kkini/domain';
import type { MealPlace } from '../model/day-locks.ts';
import { SHARE_OF_GOAL } from './plain-reasons.ts';
import type { Reason } from './reason.ts';
import type { FigureVerdict } from './verdicts/day-verdicts.ts';
import type { JudgedLimit } from './verdicts/judge-limits.ts';

/** The amounts of each limit's nutrient on the laid tables, by day and meal. */
export type ServedLimits = readonly (Pick<JudgedLimit, 'nutrient'> & {
  readonly days: readonly Pick<JudgedLimit['days'][number], 'date' | 'amounts'>[];
})[];

/** A reason that is found among dishes with their usual companions, not among laid tables. */
export type Compared = Exclude<Reason, { readonly code: 'keepsLimit' }>;

/**
 * The reason with the figures of the plan; null where those contradict it. Reasons compare dishes with their usual
 * companions. The companions on the table are chosen later, so sums may differ. A reason stays where there is no
 * figure to compare with.
 */
export function asServed(
  reason: Compared,
  { date, mealTime }: MealPlace,
  limits: ServedLimits,
): Compared | null {
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
    default:
      return withAmount(reason, ofDay);
  }
}

/**
 * The reason with the served amount and the runner-up's amount moved by the same difference; null where the two
 * amounts are not the same.
 */
function withAmount<Stated extends { readonly amount: number; readonly runnerUpAmount?: number }>(
  reason: Stated,
  served: number | null,
): Stated | null {
  if (served === null) return reason;
  if (!isSame(reason.amount, served)) return null;
  const amount = tenth(served);
  const { runnerUpAmount } = reason;
  return runnerUpAmount === undefined
    ? { ...reason, amount }
    : { ...reason, amount, runnerUpAmount: tenth(runnerUpAmount + amount - reason.amount) };
}

/** Rounds an amount as the page shows it. */
export function tenth(amount: number): number {
  return Math.round(amount * 10) / 10;
}

/** The verdicts on the lead's day, by nutrient. */
type Figures = readonly Pick<FigureVerdict, 'nutrient' | 'per' | 'range' | 'verdict'>[];

/**
 * The reason with the bound that the laid day is judged by, which follows the energy of its tables; null where the
 * reason does not hold with that bound or contradicts the verdict shown beside it.
 */
export function withServedBound(reason: Compared, figures: Figures): Compared | null {
  if (!('nutrient' in reason && 'limit' in reason)) return reason;
  const figure = figures.find(({ nutrient, per }) => nutrient === reason.nutrient && per === 'day');
  if (figure === undefined) return reason;
  const { min, max } = figure.range;
  switch (reason.code) {
    case 'withinLimit':
      return bounded(reason, max, (limit) => reason.amount <= limit && reason.runnerUpAmount > limit);
    case 'lessOver':
      return bounded(reason, max, (limit) => reason.amount > limit && figure.verdict === 'over');
    case 'reachesGoal':
      return bounded(reason, min, (limit) => reason.amount >= limit && reason.runnerUpAmount < limit);
    case 'closerToGoal':
      return bounded(reason, min, (limit) => reason.amount < limit && figure.verdict !== 'within');
    case 'fillsGoal':
      return bounded(reason, min, (limit) => reason.amount >= limit * SHARE_OF_GOAL);
  }
}

function bounded(
  reason: Extract<Compared, { readonly nutrient: Nutrient; readonly limit: number }>,
  limit: number | undefined,
  holds: (limit: number) => boolean,
): Compared | null {
  return limit !== undefined && holds(limit) ? { ...reason, limit } : null;
}

/** Largest rounding error in the sum of three amounts, each rounded to a tenth. */
const ROUNDED = 0.2;

function isSame(stated: number, served: number): boolean {
  return Math.abs(stated - served) < ROUNDED;
}
