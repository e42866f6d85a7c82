import type { MealSlot, MealTime } from '@kkini/domain';
import { hardViolations, type Visitor } from '@kkini/planner';
import type { StoredDay } from '../db/stored-plan.ts';
import type { PlanningBasis } from './planning-basis.ts';

/** A day under the current answers: a forbidden meal is left out, with the reason. */
export function allowedDay(day: StoredDay, basis: PlanningBasis, visitor: Visitor): StoredDay {
  const { breakfast, lunch, dinner } = day.slots;
  const check = (slot: MealSlot, mealTime: MealTime) =>
    isAllowed(slot, basis, { visitor, mealTime }) ? slot : BLOCKED;
  return {
    ...day,
    slots: {
      breakfast: check(breakfast, 'breakfast'),
      lunch: check(lunch, 'lunch'),
      dinner: check(dinner, 'dinner'),
    },
  };
}

const BLOCKED: MealSlot = { kind: 'empty', reason: 'blockedAfterEdit' };

type Eating = { readonly visitor: Visitor; readonly mealTime: MealTime };

/** Whether the current answers allow the meal of a slot. */
export function isAllowed(slot: MealSlot, { dishOf }: PlanningBasis, { visitor, mealTime }: Eating): boolean {
  const candidate = dishOf(slot);
  return candidate === undefined || hardViolations(candidate, visitor, mealTime).length === 0;
}
