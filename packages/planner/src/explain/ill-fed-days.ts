import { PLAN_DAYS } from '@kkini/domain';
import { type DayVerdict, datesBelowFloor, type FigureVerdict } from './verdicts/day-verdicts.ts';

/** Part of a day's sodium maximum beyond which a day is far too salty: 3,450 mg where 2,300 are the most. */
const FAR_TOO_SALTY = 1.5;

/**
 * Number of days on which the bought dishes do not do: somebody is below their floor, extras counted, or eats far more sodium than
 * they may. One below a floor counts more than all others of a week.
 */
export function illFedDays(days: readonly DayVerdict[]): number {
  const low = datesBelowFloor(days);
  const salty = days.filter(({ persons }) => persons.some(({ figures }) => figures.some(isFarTooSalty)));
  return PLAN_DAYS * low.size + new Set([...low, ...salty.map(({ date }) => date)]).size;
}

function isFarTooSalty({ nutrient, per, value, range: { max } }: FigureVerdict): boolean {
  return nutrient === 'sodiumMg' && per === 'day' && (value ?? 0) > FAR_TOO_SALTY * (max ?? Infinity);
}
