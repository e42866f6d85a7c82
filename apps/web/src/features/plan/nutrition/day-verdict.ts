import type { LimitDayWire, LimitWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords, isMeasured, looksMissed } from '../limit-words.ts';
import { daySum, type Side, sideOf } from './nutrient-amounts.ts';

/** How a date did on a limit, in a word. */
export function dayVerdict(
  t: Translate,
  limit: LimitWire,
  day: LimitDayWire | undefined,
): { readonly side: Side; readonly words: string } {
  const side = sideOf(day);
  if (day === undefined)
    return { side, words: t(isMeasured(limit.nutrient) ? 'limits.noDays' : 'limits.unknown') };
  if (side === null) return { side, words: t('eaten.open') };
  if (side === 'within') return { side, words: keptWords(t, limit, day) };
  // An aim is moved towards; being short of it is no fault.
  if (limit.kind === 'aim') return { side: null, words: t('limits.onTheWay') };
  return { side, words: limit.per === 'meal' ? mealsWords(t, day) : offWords(t, limit.unit, day) };
}

function keptWords(t: Translate, { kind, per, unit }: LimitWire, day: LimitDayWire): string {
  const { sum } = daySum(day.amounts);
  const held = per === 'day' ? [sum] : MEAL_TIMES.map((time) => (day.sides[time] ? day.amounts[time] : null));
  const touches = held.some((amount) => amount !== null && looksMissed(amount, day, unit));
  if (kind === 'aim') return t(touches ? 'limits.touchesAim' : 'limits.near');
  if (touches) return t('limits.touches');
  return t(day.high === null ? 'eaten.reached' : 'eaten.within');
}

/** "212mg 많아요" */
function offWords(t: Translate, unit: string, day: LimitDayWire): string {
  const side = sideOf(day) === 'above' ? 'above' : 'below';
  const bound = side === 'above' ? day.high : day.low;
  const amount = amountWords(Math.abs((daySum(day.amounts).sum ?? 0) - (bound ?? 0)), unit);
  return t(`eaten.off.${side}`, { amount });
}

function mealsWords(t: Translate, { sides }: LimitDayWire): string {
  const count = Object.values(sides).filter((side) => side !== 'within').length;
  return t('limits.missedMeals', { count });
}
