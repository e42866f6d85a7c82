import { NUTRIENTS, type Person, PLANNED_SHARE } from '@kkini/domain';
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
import {
  countedForFloor,
  countsOwnDays,
  dayRangeOf,
  hasSameConditions,
  sharedLimits,
} from './shared-limits.ts';

/**
 * How the amounts of each person other than the lead count, in the order of the persons. Amounts of a day count as the
 * same part of the lead's bound as they are of that person's own, and their energy against their own floor. Persons
 * with the lead's conditions share the lead's shares of the energy. For anybody else these count as a part of their own
 * maximum as well, not at all where they have none, and their glycaemic load counts only with diabetes.
 * Vitamin K has a minimum too, which a larger plate must not reach for a smaller one: it counts only with warfarin.
 */
export const countedAlong = memoizeByObject((plannedFor: PlannedFor): readonly CountedAlong[] => {
  const { persons } = household(plannedFor);
  const leader = leadOf(plannedFor);
  return plannedFor.persons
    .filter((person) => person !== leader)
    .map((person) => {
      const found = persons.find(({ said }) => said === person);
      if (found === undefined) return { factors: new Float64Array(DAY_AMOUNTS).fill(1), own: UNBOUNDED };
      const factors = countedFor(found, plannedFor);
      factors[VITAMIN_K] = countedOfVitaminK(person, plannedFor);
      return { factors, own: ownBounds(found.planned, plannedFor) };
    });
});

const VITAMIN_K = NUTRIENTS.indexOf('vitaminKUg');

/** Whose vitamin K is bounded, in the order in which plates count. */
const steadyWithWarfarin = memoizeByObject((plannedFor: PlannedFor): readonly Person[] => {
  const bounded = household(plannedFor).persons.filter(
    ({ planned }) => dayRangeOf(personLimits(planned, plannedFor), 'vitaminKUg').max !== undefined,
  );
  const leader = leadOf(plannedFor);
  const inOrder = [leader, ...plannedFor.persons.filter((person) => person !== leader)];
  return inOrder.filter((person) => bounded.some(({ said }) => said === person));
});

/** The plate of the first whose vitamin K is bounded counts instead of those before it; of several plates, the largest. */
function countedOfVitaminK(person: Person, plannedFor: PlannedFor): number {
  const bounded = steadyWithWarfarin(plannedFor);
  if (bounded.length === 0) return 1;
  if (!bounded.includes(person)) return 0;
  return person === bounded[0] ? Infinity : 1;
}

/** Amounts of the others count for this much more, so that each of their plates keeps clear of its own maximum. */
const CLEAR_OF_OWN = 1.04;

function countedFor({ planned, portion }: HouseholdPerson, plannedFor: PlannedFor): Float64Array {
  const shared = sharedLimits(plannedFor);
  const own = personLimits(planned, plannedFor);
  const counted = new Float64Array(DAY_AMOUNTS).fill(1);
  counted[FLOOR_INDEX] = countedForFloor(planned, plannedFor);
  if (!countsOwnDays(plannedFor)) {
    for (const nutrient of [...IN_AMOUNTS, 'fiberG'] as const)
      counted[NUTRIENTS.indexOf(nutrient)] = 1 / portion;
    return counted;
  }
  const isAlike = hasSameConditions(planned, household(plannedFor).lead, plannedFor);
  for (const nutrient of isAlike ? IN_AMOUNTS : BOUNDED_ABOVE) {
    const [{ max: most }, { max: mine = Infinity }] = [
      dayRangeOf(shared, nutrient),
      dayRangeOf(own, nutrient),
    ];
    // Shares of the energy count at the energy of the lead's plate.
    const part = IN_AMOUNTS.includes(nutrient) ? CLEAR_OF_OWN : portion;
    if (most !== undefined) counted[NUTRIENTS.indexOf(nutrient)] = (most / mine) * part;
  }
  const [{ min: least = 0 }, { min: needed = 0 }] = [dayRangeOf(shared, 'fiberG'), dayRangeOf(own, 'fiberG')];
  counted[NUTRIENTS.indexOf('fiberG')] = needed > 0 ? least / needed : Infinity;
  counted[LOAD_INDEX] = isAlike || conditionsOf(planned.person, plannedFor).includes('diabetes') ? 1 : 0;
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
