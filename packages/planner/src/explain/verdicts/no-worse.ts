import { VERDICTS } from '@kkini/domain';
import type { DayVerdict, PersonDay } from './day-verdicts.ts';

/** Part of a bound by which the figures of a day may lie further outside together: less than the error of food tables. */
const ROOM = 0.01;

/** Whether no person's day has a worse verdict than before, or lies further outside its limits. */
export function areNoWorse(days: readonly DayVerdict[], before: readonly DayVerdict[]): boolean {
  return days.every(({ verdict, persons }, day) => {
    const was = before[day];
    if (was === undefined || rankOf(verdict) < rankOf(was.verdict)) return false;
    return persons.every((person, at) => {
      const same = was.persons[at];
      return (
        same !== undefined &&
        rankOf(person.verdict) >= rankOf(same.verdict) &&
        outside(person) <= outside(same) + ROOM
      );
    });
  });
}

function rankOf(verdict: DayVerdict['verdict']): number {
  return VERDICTS.indexOf(verdict);
}

/** How far the figures of a day lie outside, in parts of their bounds. */
function outside({ figures }: PersonDay): number {
  return figures.reduce((sum, { value, range: { min = -Infinity, max = Infinity } }) => {
    if (value === null) return sum;
    const bound = value > max ? max : min;
    const beyond = Math.max(0, min - value, value - max);
    return beyond === 0 ? sum : sum + beyond / Math.max(bound, Number.EPSILON);
  }, 0);
}
