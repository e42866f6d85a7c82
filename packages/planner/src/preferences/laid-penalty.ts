import { type DayTerm, dayPenalty, weighedAmount } from './day-penalty.ts';

/**
 * Points for each limit that a laid day misses by its verdict, however little: just beyond a bound the other points are few, but
 * the day is no longer within. Leading dishes are chosen without them, because their bounds need convex penalties.
 */
export const MISSED_LIMIT = 6;

/** Smaller differences come from the order in which amounts are added. */
const ROUNDING = 1e-6;

/** The bounds of the verdicts of some terms as columns, infinite where a term has none. An amount beyond costs `MISSED_LIMIT`. */
export function edgesOf(terms: readonly Pick<DayTerm, 'edge'>[]) {
  return {
    least: Float64Array.from(terms, ({ edge }) => (edge?.min ?? -Infinity) - ROUNDING),
    most: Float64Array.from(terms, ({ edge }) => (edge?.max ?? Infinity) + ROUNDING),
  };
}

/** Points for the totals of a day whose tables are laid, in the order of `DAY_AMOUNTS`. */
export function laidPenalty(totals: ArrayLike<number>, terms: readonly DayTerm[]): number {
  const { least, most } = edgesOf(terms);
  const missed = terms.filter((term, at) => {
    const amount = weighedAmount(term, totals);
    return amount < (least[at] ?? 0) || amount > (most[at] ?? 0);
  });
  return dayPenalty(totals, terms) + MISSED_LIMIT * missed.length;
}
