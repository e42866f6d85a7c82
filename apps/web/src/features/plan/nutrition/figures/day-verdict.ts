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
  /** The verdict on the whole day: only a day that is within is praised (safety-rules section 11). */
  readonly ofDay: Verdict;
};

/** The verdict on one limit of a date, in words; null where there is nothing to report. */
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
  // An aim is approached; falling short of it is no fault.
  if (verdict === 'within') return { verdict, words: t('limits.near') };
  return { verdict: null, words: t(verdict === 'unknown' ? 'dayVerdict.unknown' : 'limits.onTheWay') };
}

/**
 * The verdict on one limit of a date, as the plan has it: within only where the whole day is. A floor that is missed by less
 * than tables tell is kept, but not praised.
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

/** Whether a floor of a day within reads as missed, by less than food tables tell. */
function isNearly({ limit: { per, kind, unit }, day, ofDay }: Figure): boolean {
  if (day === undefined || kind !== 'limit' || ofDay !== 'within') return false;
  const found = Object.values(day.verdicts);
  const isKept = found.length > 0 && worstVerdict(found) === 'within';
  return isKept && amountsOf(per, day).some((amount) => looksMissed(amount, { ...day, high: null }, unit));
}

/** "212mg": by how much a date misses a limit; for a limit per meal, the largest miss. */
export function offWords(
  t: Translate,
  { nutrient, per, unit }: Figure['limit'],
  day: LimitDayWire | undefined,
): string | null {
  // A glycaemic load shows its band alone (safety-rules section 8.5).
  if (day === undefined || nutrient === 'glycemicLoad') return null;
  const most = Math.max(...amountsOf(per, day).map((amount) => missedBy(amount, day)));
  return most > 0 ? amountWords(t, most, unit) : null;
}

/** Whether every amount is known: what is then not judged rests on an estimate. */
function isWhole(per: LimitWire['per'], day: LimitDayWire): boolean {
  if (per === 'day') return daySum(day.amounts).isWhole;
  const times = MEAL_TIMES.filter((time) => day.verdicts[time] !== undefined);
  return times.length > 0 && times.every((time) => day.amounts[time] !== null);
}

function amountsOf(per: LimitWire['per'], day: LimitDayWire): readonly number[] {
  if (per === 'day') return [daySum(day.amounts).sum ?? []].flat();
  return MEAL_TIMES.flatMap((time) => (day.verdicts[time] === undefined ? [] : (day.amounts[time] ?? [])));
}
