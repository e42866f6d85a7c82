import { NUTRIENTS } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { leadOf } from '@kkini/domain/portions';
import { DAY_AMOUNTS, FLOOR_INDEX, LOAD_INDEX } from '../../model/day-amounts.ts';
import { BOUNDED_ABOVE, type CountedAlong } from '../../model/shared-amounts.ts';
import { type HouseholdPerson, household } from './household.ts';
import { personLimits } from './person-limits.ts';
import type { PlannedFor } from './planned-person.ts';
import { countedForFloor, hasSameConditions, mostOf, sharedLimits } from './shared-limits.ts';

/**
 * How the amounts of each person other than the lead count, in the order of the persons; null for persons with the
 * lead's conditions, who share the lead's limits. For anybody else, an amount is scaled to the same share of the
 * lead's maximum as it is of their own, at the energy of the lead's plate; it does not count where they have no
 * maximum. Their glycaemic load counts only with diabetes, and their energy counts against their own floor.
 */
export const countedAlong = memoizeByObject((plannedFor: PlannedFor): readonly CountedAlong[] => {
  const { lead, persons } = household(plannedFor);
  const leader = leadOf(plannedFor);
  return plannedFor.persons
    .filter((person) => person !== leader)
    .map((person) => {
      const found = persons.find(({ said }) => said === person);
      const isAlike = found === undefined || hasSameConditions(found.planned, lead, plannedFor);
      return isAlike ? null : countedFor(found, plannedFor);
    });
});

function countedFor({ planned, portion }: HouseholdPerson, plannedFor: PlannedFor): CountedAlong {
  const shared = sharedLimits(plannedFor);
  const own = personLimits(planned, plannedFor);
  const counted = new Float64Array(DAY_AMOUNTS).fill(1);
  for (const nutrient of BOUNDED_ABOVE) {
    const [most, mine] = [mostOf(shared, nutrient), mostOf(own, nutrient)];
    if (most < Infinity) counted[NUTRIENTS.indexOf(nutrient)] = (most * portion) / mine;
  }
  counted[LOAD_INDEX] = conditionsOf(planned.person, plannedFor).includes('diabetes') ? 1 : 0;
  counted[FLOOR_INDEX] = countedForFloor(planned, plannedFor);
  return counted;
}
