import type { LimitWire } from '@kkini/contract';
import { EATING_STYLES, HEALTH_CONDITIONS, type Verdict } from '@kkini/domain';
import { figure } from '../../messages/figures.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { Translate } from '../../messages/translate.ts';
import { figureWords } from './standing/standing-words.ts';

type Bounds = { readonly low: number | null; readonly high: number | null };
type Row = LimitWire['rows'][number];

/** "나트륨", or "한 끼의 나트륨"; null for a nutrient without a name. */
export function limitName(t: Translate, { nutrient, per }: Pick<LimitWire, 'nutrient' | 'per'>): string {
  return t(`limits.${per}`, { nutrient: t(`nutrient.${nutrient}` as MessageKey) });
}

/** "1,800mg 이하", "45 – 75g", "22.5g 이상". */
export function rangeWords(t: Translate, { low, high }: Bounds, unit: string): string {
  const amount = (value: number) => amountWords(value, unit);
  if (low !== null && high !== null) {
    if (low === high) return t('limits.exactly', { low: amount(low) });
    return t('limits.between', { low: plainFigure(low, unit), high: amount(high) });
  }
  if (high !== null) return t('limits.atMost', { high: amount(high) });
  return t('limits.atLeast', { low: amount(low ?? 0) });
}

/** "1,712mg", "12.5g". */
export function amountWords(value: number, unit: string, decimals: 0 | 1 = decimalsOf(unit)): string {
  return `${figure(value, decimals)}${unit}`;
}

/** Whether an amount reads as outside a range once both are rounded: within the tolerance it may, though the limit is kept. */
export function looksMissed(amount: number, { low, high }: Bounds, unit: string): boolean {
  const shown = (value: number) => Math.round(value * 10 ** decimalsOf(unit));
  return shown(amount) > shown(high ?? Infinity) || shown(amount) < shown(low ?? -Infinity);
}

/** "고혈압: 하루에 2,000mg 이하", or what an energy row does. */
export function rowWords(
  t: Translate,
  row: Row,
  unit: string,
): { readonly owner: string; readonly figure: string } {
  return {
    owner: row.owners.map((owner) => ownerWords(t, owner)).join(' · '),
    figure: rowFigure(t, row, unit),
  };
}

/**
 * How a limit went in a week, in a word; null where nothing is to be said of it. A mean is within only where every day of
 * the week is within all of its limits (safety-rules section 11).
 */
export function verdict(
  t: Translate,
  limit: LimitWire,
  ofWeek: Verdict,
): { readonly verdict: Verdict | null; readonly words: string } | null {
  const { nutrient, unit, value, met, kind, per, within, judged } = limit;
  if (!isMeasured(nutrient)) return { verdict: null, words: t('limits.unknown') };
  if (value === null || judged === 0) return { verdict: 'unknown', words: t('dayVerdict.unknown') };
  const missed = missedMean(limit, value);
  if (kind === 'aim') {
    if (missed !== null || met === false) return { verdict: null, words: t('limits.onTheWay') };
    return met === true && ofWeek === 'within' ? { verdict: 'within', words: t('limits.near') } : null;
  }
  if (missed !== null) {
    const words = figureWords(t, missed.verdict, amountWords(missed.off, unit));
    return { verdict: missed.verdict, words };
  }
  const off = judged - within;
  const missedDays = per === 'day' ? 'limits.missedDays' : 'limits.missedMeals';
  if (met !== null && off > 0) return { verdict: null, words: t(missedDays, { count: off }) };
  return met === true && ofWeek === 'within' ? { verdict: 'within', words: t('dayVerdict.within') } : null;
}

/** On which side a mean misses its limit as the figures read, and by how much; null where it does not. */
function missedMean(
  { plannedLow, plannedHigh, unit }: LimitWire,
  value: number,
): { readonly verdict: 'over' | 'under'; readonly off: number } | null {
  if (!looksMissed(value, { low: plannedLow, high: plannedHigh }, unit)) return null;
  if (plannedHigh !== null && value > plannedHigh) return { verdict: 'over', off: value - plannedHigh };
  return { verdict: 'under', off: (plannedLow ?? value) - value };
}

/** Whether the food tables hold the nutrient. */
export function isMeasured(nutrient: string): boolean {
  return nutrient !== 'iodineUg' && nutrient !== 'glycemicLoad';
}

function ownerWords(t: Translate, owner: Row['owners'][number]): string {
  const condition = HEALTH_CONDITIONS.find((each) => each === owner);
  if (condition !== undefined) return t(`health.${condition}`);
  const style = EATING_STYLES.find((each) => each === owner);
  return style === undefined ? t(`limits.owner.${owner}` as MessageKey) : t(`eating.${style}`);
}

const ENERGY_FIGURES = ['energyKcal', 'lessKcal', 'lessShare', 'moreKcal', 'moreShare', 'floorKcal'] as const;

function rowFigure(t: Translate, { figure: key, low, high }: Row, unit: string): string {
  // A glycaemic load is told by its band alone (safety-rules section 8.5).
  if (unit === '') return t('limits.figure.load');
  const energy = ENERGY_FIGURES.find((each) => each === key);
  if (energy !== undefined) {
    const amount = low ?? high ?? 0;
    return t(`limits.figure.${energy}`, {
      amount: key.endsWith('Share') ? `${figure(amount * 100)}%` : amountWords(amount, 'kcal'),
    });
  }
  if (key.endsWith('PctE')) return t('limits.figure.PctE', { range: rangeWords(t, { low, high }, '%') });
  if (key.endsWith('GPerKg')) return t('limits.figure.GPerKg', { range: rangeWords(t, { low, high }, 'g') });
  const range = rangeWords(t, { low, high }, unit);
  return t(key.endsWith('Meal') ? 'limits.figure.meal' : 'limits.figure.day', { range });
}

function plainFigure(value: number, unit: string): string {
  return figure(value, decimalsOf(unit));
}

function decimalsOf(unit: string): 0 | 1 {
  return unit === 'g' || unit === '' ? 1 : 0;
}
