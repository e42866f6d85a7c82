import { NUTRIENTS, PLANNED_SHARE } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { leadOf } from '@kkini/domain/portions';
import { DAY_AMOUNTS, FLOOR_INDEX, LOAD_INDEX } from '../../model/day-amounts.ts';
import { type OwnBounds, UNBOUNDED } from '../../model/others-amounts.ts';
import { BOUNDED_ABOVE, type CountedAlong, IN_AMOUNTS } from '../../model/shared-amounts.ts';
import { planningFigure } from '../planning-rows.ts';
import { type HouseholdPerson, household } from './household.ts';
import { personLimits } from './person-limits.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';
import { countedForFloor, hasSameConditions, mostOf, sharedLimits } from './shared-limits.ts';

/**
 * How the amounts of each person other than the lead count, in the order of the persons. Persons with the lead's
 * conditions share the lead's limits: what is bounded by amounts of a day counts by their portion. For anybody else, an
 * amount is scaled to the same share of the lead's maximum as it is of their own; it does not count where they have no
 * maximum. Their glycaemic load counts only with diabetes, and their energy counts against their own floor.
 */
export const countedAlong = memoizeByObject((plannedFor: PlannedFor): readonly CountedAlong[] => {
  const { lead, persons } = household(plannedFor);
  const leader = leadOf(plannedFor);
  return plannedFor.persons
    .filter((person) => person !== leader)
    .map((person) => {
      const found = persons.find(({ said }) => said === person);
      if (found === undefined) return { factors: countedByPortion(1), own: UNBOUNDED };
      const isAlike = hasSameConditions(found.planned, lead, plannedFor);
      const factors = isAlike ? countedByPortion(found.portion) : countedFor(found, plannedFor);
      return { factors, own: ownBounds(found.planned, plannedFor) };
    });
});

/** Amounts of a day on a plate in servings of the lead. */
function countedByPortion(portion: number): Float64Array {
  const counted = new Float64Array(DAY_AMOUNTS).fill(1);
  for (const nutrient of [...IN_AMOUNTS, 'fiberG'] as const)
    counted[NUTRIENTS.indexOf(nutrient)] = 1 / portion;
  counted[FLOOR_INDEX] = Infinity;
  return counted;
}

function countedFor({ planned, portion }: HouseholdPerson, plannedFor: PlannedFor): Float64Array {
  const shared = sharedLimits(plannedFor);
  const own = personLimits(planned, plannedFor);
  const counted = countedByPortion(portion);
  for (const nutrient of BOUNDED_ABOVE) {
    const [most, mine] = [mostOf(shared, nutrient), mostOf(own, nutrient)];
    // Shares of the energy count at the energy of the lead's plate.
    const part = IN_AMOUNTS.includes(nutrient) ? most : most * portion;
    if (most < Infinity) counted[NUTRIENTS.indexOf(nutrient)] = part / mine;
  }
  counted[LOAD_INDEX] = conditionsOf(planned.person, plannedFor).includes('diabetes') ? 1 : 0;
  counted[FLOOR_INDEX] = countedForFloor(planned, plannedFor);
  return counted;
}

/**
 * The bounds of somebody's planned meals that their verdicts on protein and energy are given by. Where their meals cannot reach the
 * energy of a day, a tenth around what is planned. A child has none here: its protein is not restricted, extras give what it lacks,
 * and its plate is too unlike the others' to be met by the same sides.
 */
function ownBounds(planned: PlannedPerson, plannedFor: PlannedFor): OwnBounds {
  const { dayKcal, floorKcal, plannedKcal } = planned.day;
  if (plannedKcal <= 0 || planned.stage === 'child') return UNBOUNDED;
  const protein = personLimits(planned, plannedFor).find(
    ({ nutrient, per, kind }) => nutrient === 'proteinG' && per === 'day' && kind === 'limit',
  );
  const { min = 0, max = Infinity } = protein?.planned ?? {};
  const grown = (side: 'min' | 'max', amount: number) =>
    protein?.ofEnergy[side] === true ? amount / plannedKcal : 0;
  const usual = Math.max(dayKcal * PLANNED_SHARE * (1 - TOLERANCE), floorKcal);
  const isReached = plannedKcal >= usual;
  return {
    leastProtein: { amount: min, perKcal: grown('min', min) },
    mostProtein: { amount: max, perKcal: grown('max', max) },
    leastEnergy: { amount: isReached ? usual : plannedKcal * (1 - TOLERANCE), perKcal: 0 },
    mostEnergy: {
      amount: (isReached ? dayKcal * PLANNED_SHARE : plannedKcal) * (1 + TOLERANCE),
      perKcal: 0,
    },
  };
}

const TOLERANCE = planningFigure('dayEnergyTolerance');
