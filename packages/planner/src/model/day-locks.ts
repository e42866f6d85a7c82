import { MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';

/**
 * The fixed slots of one day: a dish eaten or chosen, a fasted meal, or a slot left empty on a past day. An absent meal time
 * is still to be planned.
 */
export type DayLocks = Readonly<Partial<Record<MealTime, MealSlot>>>;

/** Date and meal time of a meal. */
export type MealPlace = { readonly date: string; readonly mealTime: MealTime };

/** The meals that stay when a week is planned again: every meal of the days before a date (YYYY-MM-DD), and single meals. */
export type KeptMeals = { readonly before: string; readonly meals: readonly MealPlace[] };

/** A day without fixed slots. */
export const OPEN_DAY: DayLocks = {};

/** A week whose remaining meals are planned again, and the meals that stay. */
export type FormerWeek = { readonly week: WeekPlan; readonly kept: KeptMeals };

/** The fixed slots of each day of a former week. */
export function formerLocks({ week, kept }: FormerWeek): readonly DayLocks[] {
  return week.map(({ date, slots }) => {
    const held = MEAL_TIMES.filter((time) => isKept(kept, { date, mealTime: time }));
    return Object.fromEntries(held.map((time) => [time, slots[time]]));
  });
}

/** Whether a meal stays: its day is past, or it is listed. */
export function isKept({ before, meals }: KeptMeals, place: MealPlace): boolean {
  return place.date < before || meals.some((meal) => isSamePlace(meal, place));
}

/** Whether two meals stand at the same time of the same day. */
export function isSamePlace(one: MealPlace, other: MealPlace): boolean {
  return one.date === other.date && one.mealTime === other.mealTime;
}
