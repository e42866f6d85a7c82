import type { LimitWire } from '@kkini/contract';
import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { figure } from '../../messages/figures.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { Translate } from '../../messages/translate.ts';

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
    return t('limits.between', { low: figureWords(low, unit), high: amount(high) });
  }
  if (high !== null) return t('limits.atMost', { high: amount(high) });
  return t('limits.atLeast', { low: amount(low ?? 0) });
}

/** "1,712mg", "12.5g". */
export function amountWords(value: number, unit: string): string {
  return `${figureWords(value, unit)}${unit}`;
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

/** How a limit went, in a word, and whether it is good news. */
export function verdict(
  t: Translate,
  limit: LimitWire,
): { readonly words: string; readonly isGood: boolean | null } {
  const { nutrient, unit, value, met, kind, per, within, judged, plannedLow, plannedHigh } = limit;
  if (value === null || met === null)
    return { words: t(isMeasured(nutrient) ? 'limits.noDays' : 'limits.unknown'), isGood: null };
  const touches = looksMissed(value, { low: plannedLow, high: plannedHigh }, unit);
  if (kind === 'aim') {
    const reached = touches ? 'limits.touchesAim' : 'limits.near';
    return { words: t(met ? reached : 'limits.onTheWay'), isGood: met ? true : null };
  }
  const off = judged - within;
  if (!met) return { words: missedWords(t, limit, off), isGood: false };
  const kept = t(touches ? 'limits.touches' : 'limits.met');
  if (off === 0) return { words: kept, isGood: true };
  const mostly = per === 'day' ? 'limits.metMostly' : 'limits.metMostlyMeals';
  return { words: t(mostly, { kept, count: off }), isGood: true };
}

/** A mean on the wrong side says which; single meals can miss a limit while the mean does not. */
function missedWords(t: Translate, { per, value, plannedLow, plannedHigh }: LimitWire, off: number): string {
  if (plannedHigh !== null && (value ?? 0) > plannedHigh) return t('limits.above');
  if (plannedLow !== null && (value ?? 0) < plannedLow) return t('limits.below');
  return t(per === 'day' ? 'limits.missedDays' : 'limits.missedMeals', { count: off });
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

const ENERGY_FIGURES = ['energyKcal', 'lessKcal', 'lessShare', 'moreShare', 'floorKcal'] as const;

function rowFigure(t: Translate, { figure: key, low, high }: Row, unit: string): string {
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

function figureWords(value: number, unit: string): string {
  return figure(value, decimalsOf(unit));
}

function decimalsOf(unit: string): 0 | 1 {
  return unit === 'g' || unit === '' ? 1 : 0;
}
