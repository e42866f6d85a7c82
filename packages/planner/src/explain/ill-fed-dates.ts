import { type DayVerdict, datesBelowFloor, type FigureVerdict } from './verdicts/day-verdicts.ts';

/** Part of a day's sodium maximum beyond which a day is far too salty: 3,450 mg where 2,300 are the most. */
const FAR_TOO_SALTY = 1.5;

/** Dates on which the bought dishes do not do: somebody is below their floor, extras counted, or eats far more sodium than they may. */
export function illFedDates(days: readonly DayVerdict[]): ReadonlySet<string> {
  const salty = days.filter(({ persons }) => persons.some(({ figures }) => figures.some(isFarTooSalty)));
  return new Set([...datesBelowFloor(days), ...salty.map(({ date }) => date)]);
}

function isFarTooSalty({ nutrient, per, value, range: { max } }: FigureVerdict): boolean {
  return nutrient === 'sodiumMg' && per === 'day' && (value ?? 0) > FAR_TOO_SALTY * (max ?? Infinity);
}
