import type { DayVerdict, PersonDay } from './day-verdicts.ts';
import { beyondRange, isWorse } from './judge-amount.ts';

/**
 * How much further outside their ranges the figures of a day may lie in total, as a share of the bounds: less than
 * the error of food tables.
 */
const ROOM = 0.01;

/** Whether no person's day has a worse verdict than before or lies further outside its limits. */
export function areNoWorse(days: readonly DayVerdict[], before: readonly DayVerdict[]): boolean {
  return days.every(({ verdict, persons }, day) => {
    const was = before[day];
    if (was === undefined || isWorse(verdict, was.verdict)) return false;
    return persons.every((person, at) => {
      const same = was.persons[at];
      return (
        same !== undefined &&
        !isWorse(person.verdict, same.verdict) &&
        outside(person) <= outside(same) + ROOM
      );
    });
  });
}

/** How far the central amounts of a day lie outside their ranges in total, as shares of their bounds. */
function outside({ figures }: PersonDay): number {
  return figures.reduce(
    (sum, { value, range }) => (value === null ? sum : sum + beyondRange(range, { value, high: value })),
    0,
  );
}
