import { MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';

/**
 * What one day holds already and keeps: a dish eaten or chosen, a meal deliberately left out, or a slot that was empty
 * on a day gone by. An absent meal time is still to be planned.
 */
export type DayLocks = Readonly<Partial<Record<MealTime, MealSlot>>>;

/** A meal of a week by its place. */
export type MealPlace = { readonly date: string; readonly mealTime: MealTime };

/** What stays when a week is planned again: every meal of the days before a date (YYYY-MM-DD), and single meals. */
export type KeptMeals = { readonly before: string; readonly meals: readonly MealPlace[] };

/** A day all of which is still to be planned. */
export const OPEN_DAY: DayLocks = {};

/** A week the rest of which is planned anew, and what of it stays. */
export type FormerWeek = { readonly week: WeekPlan; readonly kept: KeptMeals };

/** What each day of a former week holds. */
export function formerLocks({ week, kept }: FormerWeek): readonly DayLocks[] {
  return week.map(({ date, slots }) => {
    const held = MEAL_TIMES.filter((time) => isKept(kept, { date, mealTime: time }));
    return Object.fromEntries(held.map((time) => [time, slots[time]]));
  });
}

/** Whether a meal stays: it is of a day gone by, or named. */
export function isKept({ before, meals }: KeptMeals, { date, mealTime }: MealPlace): boolean {
  return date < before || meals.some((meal) => meal.date === date && meal.mealTime === mealTime);
}
