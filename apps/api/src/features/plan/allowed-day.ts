import type { MealSlot } from '@kkini/domain';
import { hardViolations, type Visitor } from '@kkini/planner';
import type { StoredDay } from '../../db/stored-day.ts';
import type { PlanningBasis } from '../../planning/planning-basis.ts';

/** A day as its people may eat it now: a meal the present answers forbid is left out, with the reason. */
export function allowedDay(day: StoredDay, basis: PlanningBasis, visitor: Visitor): StoredDay {
  const { breakfast, lunch, dinner } = day.slots;
  const check = (slot: MealSlot) => allowed(slot, basis, visitor);
  return { ...day, slots: { breakfast: check(breakfast), lunch: check(lunch), dinner: check(dinner) } };
}

function allowed(slot: MealSlot, { candidateById }: PlanningBasis, visitor: Visitor): MealSlot {
  const candidate = 'id' in slot ? candidateById.get(slot.id) : undefined;
  if (candidate === undefined || hardViolations(candidate, visitor).length === 0) return slot;
  return { kind: 'empty', reason: 'blockedAfterEdit' };
}
