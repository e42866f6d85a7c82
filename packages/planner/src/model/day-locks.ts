import type { MealSlot, MealTime } from '@kkini/domain';

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
