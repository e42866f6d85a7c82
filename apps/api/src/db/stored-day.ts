import type { DayPlan, MealTime } from '@kkini/domain';

/**
 * One stored day; `changes` counts the meals changed since planning, `chosen` names the meal times whose meal the
 * visitor chose.
 */
export type StoredDay = DayPlan & {
  readonly dayMealId: string;
  readonly changes: number;
  readonly chosen: readonly MealTime[];
};
