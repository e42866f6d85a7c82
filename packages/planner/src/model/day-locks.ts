import type { MealSlot, MealTime } from '@kkini/domain';

/**
 * What one day holds already and keeps: a dish eaten or chosen, a meal deliberately left out, or a slot that was empty
 * on a day gone by. An absent meal time is still to be planned.
 */
export type DayLocks = Readonly<Partial<Record<MealTime, MealSlot>>>;

/** A day all of which is still to be planned. */
export const OPEN_DAY: DayLocks = {};
