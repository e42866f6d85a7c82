import { VERDICTS, type Verdict } from '@kkini/domain';
import type { FigureVerdict } from './day-verdicts.ts';

/** Whether a verdict is worse than the one before. */
export function isWorse(verdict: Verdict, before: Verdict): boolean {
  return VERDICTS.indexOf(verdict) < VERDICTS.indexOf(before);
}

/** A known amount and its upper estimate. */
type Amount = { readonly value: number; readonly high: number };

/**
 * How far an amount lies outside a range, as a share of the bound: the value below the minimum, the upper estimate
 * above the maximum.
 */
export function beyondRange(
  { min = -Infinity, max = Infinity }: FigureVerdict['range'],
  { value, high }: Amount,
): number {
  return partOf(min - value, min) + partOf(high - max, max);
}

function partOf(beyond: number, bound: number): number {
  return beyond > 0 ? beyond / Math.max(bound, Number.EPSILON) : 0;
}
