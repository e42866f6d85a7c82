import { memoizeByObject } from '@kkini/domain/memoize';
import { type HouseholdPerson, household } from './household.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';
import { hasSameConditions } from './shared-limits.ts';

/**
 * Least energy of a day's planned meals in kcal of the lead's serving, and whether a plate with another floor has to
 * reach that floor too.
 */
type SharedFloor = { readonly kcal: number; readonly isOfPlates: boolean };

/**
 * The greatest floor per serving among the people with the lead's conditions, leaving out those whose meals cannot
 * reach theirs; a note on the plan names them. Other people's plates differ in energy and count against their own
 * floor. If nobody shares the lead's conditions, the greatest floor of all.
 */
export const sharedFloor = memoizeByObject((plannedFor: PlannedFor): SharedFloor => {
  const { lead, persons } = household(plannedFor);
  const isAlike = ({ planned }: HouseholdPerson) => hasSameConditions(planned, lead, plannedFor);
  const kcal = greatestFloor(persons.filter(isAlike));
  if (kcal === 0) return { kcal: greatestFloor(persons), isOfPlates: false };
  return { kcal, isOfPlates: persons.some((person) => !isAlike(person) && canReach(person.planned)) };
});

/**
 * How much of the shared floor one kcal counts for on the plate of somebody with other conditions than the lead;
 * infinite where their plate does not count.
 */
export function countedForFloor(planned: PlannedPerson, plannedFor: PlannedFor): number {
  const { kcal, isOfPlates } = sharedFloor(plannedFor);
  return isOfPlates && canReach(planned) ? kcal / planned.day.floorKcal : Infinity;
}

function greatestFloor(persons: readonly HouseholdPerson[]): number {
  const floors = persons.filter(({ planned }) => canReach(planned));
  return Math.max(0, ...floors.map(({ planned, portion }) => planned.day.floorKcal / portion));
}

const canReach = ({ day }: PlannedPerson) => !day.belowFloor && day.floorKcal > 0;
