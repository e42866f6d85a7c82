import { VERDICTS, type Verdict } from '@kkini/domain';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Range } from '../../model/limit-row.ts';
import type { EatenAmount } from '../eaten-meals.ts';
import type { FigureVerdict } from './day-verdicts.ts';

/** Rounding error of summed shares. */
const ROUNDING = 1e-6;
/**
 * How many times an estimate the true amount may be (◇M). Of bought food that was measured, the saltiest has up to twice the median
 * (safety-rules section 7.1); what is only calculated may err more.
 */
const ESTIMATE_ERROR = 3;

/** The range an amount is judged by. */
export type JudgedRange = {
  readonly range: Range;
  /** Largest amount that is certainly within the maximum; if absent, the maximum itself. */
  readonly surelyBelow?: number | undefined;
};

/**
 * The verdict on an amount that people eat, used for plans, meals and dishes alike (safety-rules section 7.2). An
 * amount is `within` only if its upper estimate is. Missing a floor by less than the error of food tables is
 * accepted; exceeding a maximum is not. An estimate is `within` a maximum only up to a third of it, above that it is
 * `likely`, and `unknown` above a floor. Unknown amounts can only add, so `over` is certain even before all amounts are known.
 */
export function judgeAmount(
  { central, high, isKnown, isEstimate }: EatenAmount,
  { range: { min = -Infinity, max = Infinity }, surelyBelow = max }: JudgedRange,
  isComplete = true,
): Verdict {
  if (central > max + ROUNDING) return 'over';
  if (!isKnown || !isComplete) return 'unknown';
  if (high > surelyBelow + ROUNDING || (isEstimate && ESTIMATE_ERROR * central > max)) return 'likely';
  if (central < min * (1 - planningFigure('tableTolerance'))) return 'under';
  return isEstimate && min > -Infinity ? 'unknown' : 'within';
}

/** The verdict on an amount that is known exactly. */
export function judgeExactly(amount: number, judgedBy: JudgedRange): Verdict {
  return judgeAmount({ central: amount, high: amount, isKnown: true, isEstimate: false }, judgedBy);
}

/** Whether an amount is less than a floor by more than rounding. */
export function isBelow(amount: number, floor: number): boolean {
  return amount < floor - ROUNDING;
}

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
