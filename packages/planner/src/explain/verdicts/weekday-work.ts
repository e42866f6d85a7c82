import type { WeekPlan } from '@kkini/domain';
import { cookingMinutes } from '../../model/cooking-minutes.ts';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { busyDays } from '../../search/planning-problem.ts';
import { type BodyNoteOf, ofAll } from './body-notes.ts';

/** The minutes somebody has to cook on a weekday, and those needed on each weekday with cooking. */
export type WeekdayWork = {
  readonly wanted: number;
  readonly days: readonly { readonly date: string; readonly minutes: number }[];
};

/** The work of the weekdays of a week; null where no cooking time was stated, or nothing is cooked. */
export function weekdayWork(
  week: WeekPlan,
  visitor: Visitor,
  tables: Tables | undefined,
): WeekdayWork | null {
  const wanted = visitor.weekdayMinutes ?? null;
  if (wanted === null || tables === undefined) return null;
  const busy = busyDays(week[0]?.date ?? '', visitor);
  const minutes = cookingMinutes(week, tables);
  const days = week.flatMap(({ date }, day) => {
    const sum = Math.round(minutes.get(date) ?? 0);
    return busy[day] === true && sum > 0 ? [{ date, minutes: sum }] : [];
  });
  return days.length === 0 ? null : { wanted, days };
}

/** Whether the weekdays of a week fit the time there is to cook. */
export function weekdayNotes(work: WeekdayWork | null): readonly BodyNoteOf[] {
  if (work === null) return [];
  const isWithin = work.days.every(({ minutes }) => minutes <= work.wanted);
  return [ofAll(isWithin ? 'weekdayMinutes' : 'weekdayMinutesBeyond')];
}
