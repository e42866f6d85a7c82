import type { Range } from '../../model/range.ts';

/**
 * Points for an amount outside its range (planner.md section 1.1): `weight` points per 10 % of the reference, three times as
 * many beyond 15 %. The reference is the maximum, else the minimum.
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
