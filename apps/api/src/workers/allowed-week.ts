import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { crowdsWeek, hardViolations, type Visitor, weekWith } from '@kkini/planner';
import type { StoredDay } from '../db/stored-plan.ts';
import type { PlanningBasis } from './planning-basis.ts';

/**
 * A week under the current answers. Leaves out, with the reason, forbidden meals and meals with a food of which the meals before
 * already have as much as somebody may now have in a week.
 */
export function allowedWeek(
  week: readonly StoredDay[],
  basis: PlanningBasis,
  visitor: Visitor,
): readonly StoredDay[] {
  let allowed: readonly StoredDay[] = week.map((day) => ({ ...day, slots: BLOCKED_DAY }));
  for (const { date, slots } of week) {
    for (const mealTime of MEAL_TIMES) {
      const place = { date, mealTime, slot: slots[mealTime] };
      if (isAllowed(place, allowed, { basis, visitor })) allowed = weekWith(allowed, [place]);
    }
  }
  return allowed;
}

const BLOCKED = { kind: 'empty', reason: 'blockedAfterEdit' } as const;
const BLOCKED_DAY: StoredDay['slots'] = { breakfast: BLOCKED, lunch: BLOCKED, dinner: BLOCKED };

type Place = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly slot: StoredDay['slots'][MealTime];
};
type Facts = { readonly basis: PlanningBasis; readonly visitor: Visitor };

function isAllowed(
  { slot, ...place }: Place,
  week: readonly StoredDay[],
  { basis: { dishOf }, visitor }: Facts,
): boolean {
  const dish = dishOf(slot);
  if (dish === undefined) return true;
  if (hardViolations(dish, visitor, place.mealTime).length > 0) return false;
  return !crowdsWeek(dish, { week, ...place }, { dishOf, visitor });
}
