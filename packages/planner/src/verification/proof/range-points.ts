import type { Range } from '../../model/range.ts';

/**
 * Points for an amount outside its range (planner.md section 1.1): per 10 % of the reference `weight` points, beyond 15 %
 * three times as many. The reference is the upper side, else the lower one.
 */
export function rangePoints(amount: number, { min, max }: Range, weight: number): number {
  const reference = max ?? min;
  if (reference === undefined) return 0;
  let missed = 0;
  if (min !== undefined) missed = Math.max(missed, min - amount);
  if (max !== undefined) missed = Math.max(missed, amount - max);
  const tenths = (10 * missed) / reference;
  return tenths <= 1.5 ? weight * tenths : weight * (1.5 + 3 * (tenths - 1.5));
}
