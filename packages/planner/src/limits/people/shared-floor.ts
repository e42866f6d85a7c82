import { memoizeByObject } from '@kkini/domain/memoize';
import { type HouseholdPerson, household } from './household.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';
import { hasSameConditions } from './shared-limits.ts';

/** The least energy of a day's planned meals, kcal of the lead's serving, and whether somebody's own plate has to reach its own. */
type SharedFloor = { readonly kcal: number; readonly isOfPlates: boolean };

/**
 * The greatest floor per serving of who has the lead's conditions, without the people whose meals cannot reach theirs; the plan
 * states those in a note. Others have plates of other energy, which count against their own floor; where nobody is like the lead,
 * the greatest of all.
 */
export const sharedFloor = memoizeByObject((plannedFor: PlannedFor): SharedFloor => {
  const { lead, persons } = household(plannedFor);
  const isAlike = ({ planned }: HouseholdPerson) => hasSameConditions(planned, lead, plannedFor);
  const kcal = greatestFloor(persons.filter(isAlike));
  if (kcal === 0) return { kcal: greatestFloor(persons), isOfPlates: false };
  return { kcal, isOfPlates: persons.some((person) => !isAlike(person) && canReach(person.planned)) };
});

/** What a kcal of the plate of who has other conditions than the lead counts for of the shared floor; infinite for nothing. */
export function countedForFloor(planned: PlannedPerson, plannedFor: PlannedFor): number {
  const { kcal, isOfPlates } = sharedFloor(plannedFor);
  return isOfPlates && canReach(planned) ? kcal / planned.day.floorKcal : Infinity;
}

function greatestFloor(persons: readonly HouseholdPerson[]): number {
  const floors = persons.filter(({ planned }) => canReach(planned));
  return Math.max(0, ...floors.map(({ planned, portion }) => planned.day.floorKcal / portion));
}

const canReach = ({ day }: PlannedPerson) => !day.belowFloor && day.floorKcal > 0;
