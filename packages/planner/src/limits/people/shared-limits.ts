import { LIFE_STAGES } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { PersonLimit } from '../../model/person-limit.ts';
import { OF_ONE_BODY } from '../../model/shared-amounts.ts';
import { intersect } from '../merge-limits.ts';
import { type Household, type HouseholdPerson, household } from './household.ts';
import { personLimits, scaleRange, withPlanned } from './person-limits.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';

/**
 * The limits of everyone who eats, for the lead's serving (nutrition-rules sections 6.4 to 6.6): each person's limits
 * divided by their portion, then the strictest. Limits of kidneys and medicines are not divided, because they bound
 * every plate. Kidney states rank first, then life stages. A range that shares no value with those before it is
 * dropped and listed as overruled. People with other conditions than the lead add only what the lead's limits leave
 * open: the rest counts by `countedAlong`.
 */
export const sharedLimits = memoizeByObject((plannedFor: PlannedFor): readonly PersonLimit[] => {
  const { lead, persons } = household(plannedFor);
  const isAlike = ({ planned }: Household['persons'][number]) => hasSameConditions(planned, lead, plannedFor);
  const byRank = [...persons].sort((a, b) => rankOf(a.planned) - rankOf(b.planned));
  const shared: PersonLimit[] = [];
  for (const person of [...byRank.filter(isAlike), ...byRank.filter((each) => !isAlike(each))]) {
    const { planned, portion } = person;
    for (const own of personLimits(planned, plannedFor)) {
      const limit = isAlike(person) ? own : withoutLeads(own, shared);
      if (limit === null) continue;
      const isOfOne = limit.kind === 'limit' && OF_ONE_BODY.some((each) => each === limit.nutrient);
      const mine = isOfOne ? limit : { ...limit, range: scaleRange(limit.range, 1 / portion) };
      const at = shared.findIndex((each) => isSame(each, limit));
      const before = shared[at];
      if (before === undefined) shared.push(mine);
      else shared[at] = together(before, mine);
    }
  }
  return shared.map((each) => withPlanned(each, lead.day));
});

/** Whether two people have the same conditions, of those at the table. */
export function hasSameConditions(a: PlannedPerson, b: PlannedPerson, plannedFor: PlannedFor): boolean {
  const [ofA, ofB] = [conditionsOf(a.person, plannedFor), conditionsOf(b.person, plannedFor)];
  return ofA.length === ofB.length && ofA.every((condition) => ofB.includes(condition));
}

/** The maximum of a nutrient in a day; infinite where nothing bounds it. */
export function mostOf(limits: readonly PersonLimit[], nutrient: PersonLimit['nutrient']): number {
  const found = limits.find(
    (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === 'limit',
  );
  return found?.range.max ?? Infinity;
}

/**
 * The part of a limit that bounds the table, for a person with other conditions than the lead: limits of one body, a
 * floor of fibre, and a maximum of a nutrient that has none yet. Null where it bounds nothing.
 */
function withoutLeads(limit: PersonLimit, shared: readonly PersonLimit[]): PersonLimit | null {
  if (limit.kind === 'aim') return null;
  if (OF_ONE_BODY.some((each) => each === limit.nutrient)) return limit;
  const { min, max } = limit.range;
  const isBounded = shared.some((each) => isSame(each, limit) && each.range.max !== undefined);
  const range = {
    ...(min !== undefined && limit.nutrient === 'fiberG' && { min }),
    ...(max !== undefined && !isBounded && { max }),
  };
  return Object.keys(range).length === 0 ? null : { ...limit, range };
}

/** Rank in which ranges are intersected: kidney states first, then children, then older adults. */
function rankOf({ stage, states }: PlannedPerson): number {
  return states.includes('kidneyThird') ? -1 : LIFE_STAGES.length - LIFE_STAGES.indexOf(stage);
}

function isSame(a: PersonLimit, b: PersonLimit): boolean {
  return a.nutrient === b.nutrient && a.per === b.per && a.kind === b.kind;
}

function together(before: PersonLimit, mine: PersonLimit): PersonLimit {
  const range = intersect(before.range, mine.range);
  if (range === null) {
    return { ...before, overruled: unique([...before.overruled, ...mine.overruled, ...mine.from]) };
  }
  const binding = [before, mine].filter(
    (each) => isBound(each.range.min, range.min) || isBound(each.range.max, range.max),
  );
  const sideOf = (side: 'min' | 'max') => (before.range[side] === range[side] ? before : mine).ofEnergy[side];
  return {
    ...before,
    range,
    ofEnergy: { min: sideOf('min'), max: sideOf('max') },
    from: unique(binding.flatMap(({ from }) => from)),
    overruled: unique([...before.overruled, ...mine.overruled]),
  };
}

const isBound = (own: number | undefined, merged: number | undefined) => own !== undefined && own === merged;

/** Removes duplicate rows: persons of one household often cite the same one. */
function unique<Item extends PersonLimit['from'][number]>(items: readonly Item[]): readonly Item[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}

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
