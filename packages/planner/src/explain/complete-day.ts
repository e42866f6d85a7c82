import { MEAL_TIMES, type MealSlot, type MealTime } from '@kkini/domain';
import type { Visitor } from '../model/visitor.ts';

/** Whether a day has all its meals: an empty or newly skipped one leaves it short of everything. */
export function isCompleteDay(
  slots: Readonly<Record<MealTime, MealSlot>> | undefined,
  { mealStyles }: Visitor,
): boolean {
  if (slots === undefined) return false;
  return MEAL_TIMES.every((time) =>
    slots[time].kind === 'fasting' ? mealStyles[time] === 'fasting' : slots[time].kind !== 'empty',
  );
}
