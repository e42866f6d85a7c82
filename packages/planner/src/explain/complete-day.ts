import { MEAL_TIMES, type MealSlot, type MealTime } from '@kkini/domain';

/**
 * Whether every slot of a day is decided. An empty slot still waits for a dish; a fasted one does not, no matter who
 * left it out and when (safety-rules section 3.1).
 */
export function isCompleteDay(slots: Readonly<Record<MealTime, MealSlot>> | undefined): boolean {
  return slots !== undefined && MEAL_TIMES.every((time) => slots[time].kind !== 'empty');
}
