import { isEatenAgain, isStored, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { busyDays } from '../../search/planning-problem.ts';
import type { BodyNoteOf } from './body-notes.ts';

/** The minutes somebody has to cook on a weekday, and those that each weekday with cooking takes. */
export type WeekdayWork = {
  readonly wanted: number;
  readonly days: readonly { readonly date: string; readonly minutes: number }[];
};

/** The work of the weekdays of a week; null where nobody said how much time there is, or nothing is cooked. */
export function weekdayWork(
  week: WeekPlan,
  visitor: Visitor,
  tables: Tables | undefined,
): WeekdayWork | null {
  const wanted = visitor.weekdayMinutes ?? null;
  if (wanted === null || tables === undefined) return null;
  const busy = busyDays(week[0]?.date ?? '', visitor);
  const minutes = new Map<string, Map<string, number>>();
  for (const { date, slots } of week) {
    for (const time of MEAL_TIMES) {
      for (const { on, key, active } of cookingsOf(slots[time], { date, time, tables })) {
        const ofDay = minutes.get(on) ?? new Map<string, number>();
        minutes.set(on, ofDay.set(key, active));
      }
    }
  }
  const days = week.flatMap(({ date }, day) => {
    const sum = Math.round([...(minutes.get(date)?.values() ?? [])].reduce((all, each) => all + each, 0));
    return busy[day] === true && sum > 0 ? [{ date, minutes: sum }] : [];
  });
  return days.length === 0 ? null : { wanted, days };
}

type Meal = { readonly date: string; readonly time: string; readonly tables: Tables };
/** A cooking: its date, what tells it from others of that day, and its minutes of work. */
type CookingOf = { readonly on: string; readonly key: string; readonly active: number };

/** What is cooked for a meal; a batch and the rice of a day count once, and what is stored is there. */
function cookingsOf(slot: MealSlot, { date, time, tables }: Meal): readonly CookingOf[] {
  if (slot.kind !== 'recipe') return [];
  const dates = new Map(slot.companions?.map(({ id, cookedOn }) => [id, cookedOn]));
  const beside = slot.companions?.map(({ id }) => id);
  const recipe = beside === undefined ? tables.leadOf(slot.id)?.recipe : tables.recipeWith(slot.id, beside);
  if (recipe === undefined || recipe === null) return [];
  const lead = {
    on: date,
    key: `${time} ${slot.id}`,
    active: recipe.cooking?.activeMinutes ?? recipe.minutes ?? 0,
  };
  const companions = (recipe.companions ?? []).filter(({ cooking }) => !isStored(cooking));
  return [
    ...(isEatenAgain(slot) ? [] : [lead]),
    ...companions.map(({ id, role, cooking }): CookingOf => {
      const cookedOn = dates.get(id);
      const isShared = role === 'rice' || cookedOn !== undefined;
      return {
        on: cookedOn ?? date,
        key: isShared ? id : `${time} ${id}`,
        active: cooking?.activeMinutes ?? 0,
      };
    }),
  ];
}

/** Whether the weekdays of a week fit the time there is to cook. */
export function weekdayNotes(work: WeekdayWork | null): readonly BodyNoteOf[] {
  if (work === null) return [];
  const isWithin = work.days.every(({ minutes }) => minutes <= work.wanted);
  return [{ code: isWithin ? 'weekdayMinutes' : 'weekdayMinutesBeyond', target: null, style: null }];
}
