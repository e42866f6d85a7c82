import type { LimitDayWire, LimitWire } from '@kkini/contract';
import { MEAL_TIMES, type Verdict, worstVerdict } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import type { Translate } from '../../../../messages/translate.ts';
import { amountWords, looksMissed, missedBy } from '../../model/limit-words.ts';
import { figureWords } from '../../standing/standing-words.ts';
import { daySum } from './nutrient-amounts.ts';

type Figure = {
  readonly limit: Pick<LimitWire, 'nutrient' | 'unit' | 'per' | 'kind'>;
  readonly day: LimitDayWire | undefined;
  /** Verdict on the whole day. Only a day that is within is praised (safety-rules section 11). */
  readonly ofDay: Verdict;
};

/** Verdict on one limit of a date in words; null if there is nothing to report. */
export function dayVerdict(
  t: Translate,
  { limit, day, ofDay }: Figure,
): { readonly verdict: Verdict | null; readonly words: string } | null {
  if (day === undefined && !isStated(limit.nutrient)) return { verdict: null, words: t('limits.unknown') };
  if (isNearly({ limit, day, ofDay })) return { verdict: 'within', words: t('dayVerdict.nearly') };
  const verdict = figureVerdict({ limit, day, ofDay });
  if (verdict === null) return null;
  const isEstimate = verdict === 'unknown' && day !== undefined && isWhole(limit.per, day);
  if (isEstimate)
    return { verdict: limit.kind === 'limit' ? verdict : null, words: t('dayVerdict.estimated') };
  if (limit.kind === 'limit') return { verdict, words: figureWords(t, verdict, offWords(t, limit, day)) };
  if (verdict === 'within') return { verdict, words: t('limits.near') };
  // Falling short of an aim is no failure, but an aim may have a maximum.
  if (verdict === 'over' || verdict === 'likely')
    return { verdict, words: figureWords(t, verdict, offWords(t, limit, day)) };
  return { verdict: null, words: t(verdict === 'unknown' ? 'dayVerdict.unknown' : 'limits.onTheWay') };
}

/**
 * Verdict on one limit of a date, as in the plan: within only if the whole day is. A floor missed by less than the precision of
 * food tables is met, but not praised.
 */
export function figureVerdict({ limit, day, ofDay }: Figure): Verdict | null {
  if (day === undefined) return 'unknown';
  const found = Object.values(day.verdicts);
  if (found.length === 0) return ofDay === 'belowFloor' ? null : 'unknown';
  const verdict = worstVerdict(found);
  if (verdict === 'unknown') return ofDay === 'belowFloor' ? null : verdict;
  if (verdict !== 'within') return verdict;
  const isPlain = !amountsOf(limit.per, day).some((amount) => looksMissed(amount, day, limit.unit));
  return ofDay === 'within' && isPlain ? 'within' : null;
}

/** Whether a day that is within has a floor that reads as missed, by less than the precision of food tables. */
function isNearly({ limit: { per, kind, unit }, day, ofDay }: Figure): boolean {
  if (day === undefined || kind !== 'limit' || ofDay !== 'within') return false;
  const found = Object.values(day.verdicts);
  const isKept = found.length > 0 && worstVerdict(found) === 'within';
  return isKept && amountsOf(per, day).some((amount) => looksMissed(amount, { ...day, high: null }, unit));
}

/** Amount by which a date misses a limit, "212mg"; for a limit per meal, the largest one. */
export function offWords(
  t: Translate,
  { nutrient, per, unit }: Figure['limit'],
  day: LimitDayWire | undefined,
): string | null {
  // A glycaemic load is shown only as a band (safety-rules section 8.5).
  if (day === undefined || nutrient === 'glycemicLoad') return null;
  const most = Math.max(...amountsOf(per, day).map((amount) => missedBy(amount, day)));
  return most > 0 ? amountWords(t, most, { unit }) : null;
}

/** Whether every amount is known; a limit that is then not judged rests on an estimate. */
function isWhole(per: LimitWire['per'], day: LimitDayWire): boolean {
  if (per === 'day') return daySum(day.amounts).isWhole;
  const times = MEAL_TIMES.filter((time) => day.verdicts[time] !== undefined);
  return times.length > 0 && times.every((time) => day.amounts[time] !== null);
}

function amountsOf(per: LimitWire['per'], day: LimitDayWire): readonly number[] {
  if (per === 'day') return [daySum(day.amounts).sum ?? []].flat();
  return MEAL_TIMES.flatMap((time) => (day.verdicts[time] === undefined ? [] : (day.amounts[time] ?? [])));
}
