import type { LimitDayWire, LimitWire } from '@kkini/contract';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords, isMeasured } from '../limit-words.ts';
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
  if (limit.kind === 'aim') {
    // An aim is moved towards; being short of it is no fault.
    return {
      side: side === 'within' ? side : null,
      words: t(side === 'within' ? 'limits.near' : 'limits.onTheWay'),
    };
  }
  if (side === 'within') return { side, words: t(day.high === null ? 'eaten.reached' : 'eaten.within') };
  return { side, words: limit.per === 'meal' ? mealsWords(t, day) : offWords(t, limit.unit, day) };
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
