import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { DayLimits } from '../limits/day-limits.ts';
import type { Range } from '../limits/limit-rows.ts';
import { rangePenalty } from './range-penalty.ts';

/** Points per 10 % outside the range: everyday weight, and the weight once a condition or style names the nutrient. */
const WEIGHTS: Readonly<Partial<Record<Nutrient, readonly [base: number, watched: number]>>> = {
  energyKcal: [3, 3],
  carbohydrateG: [1.5, 1.5],
  sugarG: [1, 2],
  addedSugarG: [1, 2],
  fiberG: [1, 1],
  proteinG: [1.5, 1.5],
  fatG: [1.5, 1.5],
  saturatedFatG: [1, 2],
  cholesterolMg: [1, 2],
  sodiumMg: [1.5, 2.5],
  potassiumMg: [0.75, 0.75],
  purineMg: [1, 2.5],
};

/** One term of the day's penalty: position of the nutrient in NUTRIENTS, its range and weight. */
export type DayTerm = {
  readonly index: number;
  readonly nutrient: Nutrient;
  readonly range: Range;
  readonly weight: number;
};

/** The penalty terms of a day under these limits (planner.md section 1.1). */
export function dayTerms(limits: DayLimits): readonly DayTerm[] {
  return NUTRIENTS.flatMap((nutrient, index) => {
    const range = limits.day[nutrient];
    const weights = WEIGHTS[nutrient];
    if (range === undefined || weights === undefined) return [];
    return [{ index, nutrient, range, weight: limits.watched.has(nutrient) ? weights[1] : weights[0] }];
  });
}

/** Points for the day's totals, given in the order of NUTRIENTS. */
export function dayPenalty(totals: ArrayLike<number>, terms: readonly DayTerm[]): number {
  let points = 0;
  for (const term of terms) points += rangePenalty(totals[term.index] ?? 0, term.range, term.weight);
  return points;
}
