import type { CookingMinutes } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import type { Range } from '../model/limit-row.ts';
import { rangePenalty } from './range-penalty.ts';
import { WORK_POINTS } from './work-points.ts';

/** Index of the minutes of work, behind the amounts of a day and its one-bowl dishes. */
export const MINUTES_INDEX = DAY_AMOUNTS + 1;

/** Median minutes a day that rice and sides take; the rest is for leading dishes. */
const MINUTES_BESIDE = 20;
/** The fewest minutes left for leading dishes. */
const LEAST_LEADING = 5;

/** The term of the minutes that leading dishes take on a weekday, for somebody with `wanted` minutes to cook. */
export function weekdayTerm(wanted: CookingMinutes) {
  const max = Math.max(LEAST_LEADING, wanted - MINUTES_BESIDE);
  const range: Range = { max };
  return { index: MINUTES_INDEX, nutrient: 'minutes', range, weight: (WORK_POINTS.beyondWanted * max) / 10 };
}

/** Points for these minutes of leading dishes on a weekday; 0 without an answer. */
export function weekdayPoints(minutes: number, wanted: CookingMinutes | null | undefined): number {
  if (wanted === null || wanted === undefined) return 0;
  const { range, weight } = weekdayTerm(wanted);
  return rangePenalty(minutes, range, weight);
}

/** Minutes of work of a dish cooked at home; 0 for bought food. */
export function workMinutes({
  kind,
  cooking,
  minutes,
}: Pick<Candidate, 'kind' | 'cooking' | 'minutes'>): number {
  return kind === 'recipe' ? (cooking?.activeMinutes ?? minutes ?? 0) : 0;
}
