import type { LimitWire } from '@kkini/contract';
import {
  EATING_STYLES,
  type EatingStyle,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type Verdict,
} from '@kkini/domain';
import { figureBasis, isStated, type LimitOwner } from '@kkini/domain/limits';
import { figure, withUnit } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import type { Translate } from '../../../messages/translate.ts';
import { foldNames } from '../../../messages/verdict-words.ts';
import { figureWords } from '../standing/standing-words.ts';

/** Bounds of an amount; null on a side without one. */
export type Bounds = { readonly low: number | null; readonly high: number | null };
type Row = LimitWire['rows'][number];

/** "나트륨", or "한 끼의 나트륨". */
export function limitName(t: Translate, { nutrient, per }: Pick<LimitWire, 'nutrient' | 'per'>): string {
  return t(`limits.${per}`, { nutrient: t(`nutrient.${nutrient}`) });
}

/** "1,800mg 이하", "45 – 75g", "22.5g 이상". */
export function rangeWords(
  t: Translate,
  { low, high }: Bounds,
  { unit, decimals = tenthsOf(unit) }: Shown,
): string {
  const amount = (value: number) => amountWords(t, value, { unit, decimals });
  if (low !== null && high !== null) {
    if (low === high) return t('limits.exactly', { low: amount(low) });
    return t('limits.between', { low: figure(low, decimals), high: amount(high) });
  }
  if (high !== null) return t('limits.atMost', { high: amount(high) });
  return t('limits.atLeast', { low: amount(low ?? 0) });
}

/** "1,712mg", "12.5g". */
export function amountWords(t: Translate, value: number, { unit, decimals = tenthsOf(unit) }: Shown): string {
  return withUnit(t, figure(value, decimals), unit);
}

/** How figures are shown. Grams have one decimal unless `decimals` says otherwise. */
export type Shown = { readonly unit: string; readonly decimals?: 0 | 1 };

/**
 * How amounts are shown beside their bounds: from ten on in whole numbers, unless these would hide that an amount misses a bound.
 */
export function shownBeside(amounts: readonly number[], { low, high }: Bounds, unit: string): Shown {
  const all = [...amounts, low, high].filter((value) => value !== null);
  const isHidden = amounts.some(
    (amount) =>
      missedBy(amount, { low, high }) > 0 &&
      missedBy(Math.round(amount), { low: low && Math.round(low), high: high && Math.round(high) }) <= 0,
  );
  return Math.min(...all) < 10 || isHidden ? { unit } : { unit, decimals: 0 };
}

/**
 * Whether an amount lies outside a range once both are rounded for display. Within the tolerance it may, although the limit is met.
 */
export function looksMissed(amount: number, { low, high }: Bounds, unit: string): boolean {
  const shown = (value: number) => Math.round(value * 10 ** tenthsOf(unit));
  return shown(amount) > shown(high ?? Infinity) || shown(amount) < shown(low ?? -Infinity);
}

/** How far an amount lies outside its bounds; zero or less within them. */
export function missedBy(amount: number, { low, high }: Bounds): number {
  return Math.max(amount - (high ?? Infinity), (low ?? -Infinity) - amount);
}

/** Owner and figure of a row: "고혈압" and "하루에 2,000mg 이하", or how a row changes the energy. */
export function rowWords(
  t: Translate,
  row: Row,
  unit: string,
): { readonly owner: string; readonly figure: string } {
  return {
    owner: row.owners.map((owner) => ownerWords(t, owner)).join(MIDDLE_DOT),
    figure: rowFigure(t, row, unit),
  };
}

/** The chosen conditions and eating styles that set limits, naming the first two if there are many; empty if none does. */
export function basisNames(t: Translate, limits: readonly LimitWire[]): string {
  const limiting = new Set<LimitOwner>(limits.flatMap(({ rows }) => rows.flatMap((row) => row.owners)));
  const owners = [...HEALTH_CONDITIONS, ...EATING_STYLES].filter((each) => limiting.has(each));
  return foldNames(
    t,
    owners.map((owner) => ownerWords(t, owner)),
  );
}

/**
 * Verdict on the week's mean of a limit in words; null if there is nothing to report. A mean counts as within only if every day of
 * the week is within all its limits (safety-rules section 11).
 */
export function verdict(
  t: Translate,
  limit: LimitWire,
  ofWeek: Verdict,
): { readonly verdict: Verdict | null; readonly words: string } | null {
  const { nutrient, unit, value, met, kind, per, within, judged } = limit;
  if (!isStated(nutrient)) return { verdict: null, words: t('limits.unknown') };
  if (value === null) return { verdict: 'unknown', words: t('dayVerdict.unknown') };
  if (judged === 0) return { verdict: 'unknown', words: t('dayVerdict.estimated') };
  const missed = met === false ? missedMean(limit, value) : null;
  // A floor missed by less than the precision of food tables is met, but its figures show that it is missed.
  const isNearly = met === true && looksMissed(value, { low: limit.judgedLow, high: null }, unit);
  if (kind === 'aim') {
    if (isNearly || (met === false && missed?.verdict !== 'over'))
      return { verdict: null, words: t('limits.onTheWay') };
    if (missed === null)
      return met === true && ofWeek === 'within' ? { verdict: 'within', words: t('limits.near') } : null;
  }
  if (missed !== null) {
    const words = figureWords(t, missed.verdict, amountWords(t, missed.off, { unit }));
    return { verdict: missed.verdict, words };
  }
  const off = judged - within;
  const missedDays = per === 'day' ? 'limits.missedDays' : 'limits.missedMeals';
  if (met !== null && off > 0) return { verdict: null, words: t(missedDays, { count: off }) };
  if (met !== true || ofWeek !== 'within') return null;
  return { verdict: 'within', words: t(isNearly ? 'dayVerdict.nearly' : 'dayVerdict.within') };
}

/** The side on which a mean misses its limit, and by how much; null if it is another person's mean that misses. */
function missedMean(
  { judgedLow, judgedHigh }: LimitWire,
  value: number,
): { readonly verdict: 'over' | 'under'; readonly off: number } | null {
  if (judgedHigh !== null && value > judgedHigh) return { verdict: 'over', off: value - judgedHigh };
  return judgedLow !== null && value < judgedLow ? { verdict: 'under', off: judgedLow - value } : null;
}

function ownerWords(t: Translate, owner: LimitOwner): string {
  if (isCondition(owner)) return t(`health.${owner}`);
  return isStyle(owner) ? t(`eating.${owner}`) : t(`limits.owner.${owner}`);
}

function isCondition(owner: LimitOwner): owner is HealthCondition {
  return HEALTH_CONDITIONS.some((condition) => condition === owner);
}

function isStyle(owner: LimitOwner): owner is EatingStyle {
  return EATING_STYLES.some((style) => style === owner);
}

function rowFigure(t: Translate, { figure: key, low, high }: Row, unit: string): string {
  // A glycaemic load is shown only as a band (safety-rules section 8.5).
  if (unit === '') return t('limits.figure.load');
  const basis = figureBasis(key);
  switch (basis) {
    case 'day':
    case 'meal':
      return t(`limits.figure.${basis}`, { range: rangeWords(t, { low, high }, { unit }) });
    case 'shareOfEnergy':
      return t('limits.figure.shareOfEnergy', { range: rangeWords(t, { low, high }, { unit: '%' }) });
    case 'perKg':
      return t('limits.figure.perKg', { range: rangeWords(t, { low, high }, { unit: 'g' }) });
    case 'moreShare':
      return t('limits.figure.moreShare', { amount: `${figure((low ?? high ?? 0) * 100)}%` });
    default:
      return t(`limits.figure.${basis}`, { amount: amountWords(t, low ?? high ?? 0, { unit: 'kcal' }) });
  }
}

function tenthsOf(unit: string): 0 | 1 {
  return unit === 'g' || unit === '' ? 1 : 0;
}
