import type { Range } from '../model/limit-row.ts';

/** Beyond this share of the reference outside a range, the penalty is steeper (planner.md section 1.1). */
export const STEEP_BEYOND = 0.15;
/** Factor of the steeper slope. */
export const STEEP_FACTOR = 3;

/**
 * Convex piecewise-linear penalty in points: 0 inside the range, `weight` points per 10 % of the reference outside
 * it, three times as steep beyond 15 % (planner.md section 1.1). The reference is the maximum, otherwise the minimum.
 */
export function rangePenalty(amount: number, range: Range, weight: number): number {
  const reference = range.max ?? range.min ?? 0;
  if (reference <= 0) return range.max === undefined ? 0 : amount > 0 ? weight * 10 : 0;
  const outside =
    Math.max((range.min ?? -Infinity) - amount, amount - (range.max ?? Infinity), 0) / reference;
  const steep = Math.max(outside - STEEP_BEYOND, 0);
  return weight * 10 * (outside + (STEEP_FACTOR - 1) * steep);
}

/** Adds the penalty of each dish's amount, row by row, to its points; an unknown amount, NaN, adds none. */
export function addRangePenalties(
  points: Float64Array,
  amounts: Float64Array,
  { range, weight }: { readonly range: Range; readonly weight: number },
): void {
  const min = range.min ?? -Infinity;
  const max = range.max ?? Infinity;
  for (let row = 0; row < points.length; row += 1) {
    const amount = amounts[row] ?? Number.NaN;
    if (amount < min || amount > max) points[row] = (points[row] ?? 0) + rangePenalty(amount, range, weight);
  }
}
