import { LIFE_STAGES } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import { IN_AMOUNTS, OF_ONE_BODY } from '../../model/shared-amounts.ts';
import { intersect } from '../merge-limits.ts';
import { type HouseholdPerson, household } from './household.ts';
import { personLimits, scaleRange, withPlanned } from './person-limits.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';

/**
 * The limits of everyone who eats, for the lead's serving (nutrition-rules sections 6.4 to 6.6): each person's limits
 * divided by their portion, then the strictest. Limits of kidneys and medicines are not divided, because they bound
 * every plate. Kidney states rank first, then life stages. A range that shares no value with those before it is
 * dropped and listed as overruled. Amounts of a day and protein are the lead's, because everybody's plate counts by
 * their own (`countedAlong`); others, and people with other conditions, add only what the lead's limits leave open.
 */
export const sharedLimits = memoizeByObject((plannedFor: PlannedFor): readonly PersonLimit[] => {
  const { lead } = household(plannedFor);
  const found = limitsInOrder(plannedFor);
  const shared: PersonLimit[] = [];
  for (const { own, portion, isCommon } of [
    ...found.filter(({ isCommon }) => isCommon),
    ...found.filter(({ isCommon }) => !isCommon),
  ]) {
    const limit = isCommon ? own : withoutLeads(own, shared);
    if (limit === null) continue;
    const isOfOne = limit.kind === 'limit' && OF_ONE_BODY.some((each) => each === limit.nutrient);
    const mine = isOfOne ? limit : { ...limit, range: scaleRange(limit.range, 1 / portion) };
    const at = shared.findIndex((each) => isSame(each, limit));
    const before = shared[at];
    if (before === undefined) shared.push(mine);
    else shared[at] = together(before, mine);
  }
  return shared.map((each) => withPlanned(each, lead.day));
});

/** A limit of somebody, their portion, and whether it bounds the table as a whole. */
type OwnLimit = { readonly own: PersonLimit; readonly portion: number; readonly isCommon: boolean };

/**
 * Everybody's limits by rank. Those of the lead bound the table, and those of people with the same conditions, but for
 * what everybody's plate counts by. Protein is common to all where the lead is a reference person who does not eat.
 */
function limitsInOrder(plannedFor: PlannedFor): readonly OwnLimit[] {
  const { lead, persons } = household(plannedFor);
  const leadEats = isEater(lead, persons);
  const hasOwnDays = countsOwnDays(plannedFor);
  const byRank = [...persons].sort((a, b) => rankOf(a.planned) - rankOf(b.planned));
  return byRank.flatMap(({ planned, portion }) => {
    const isAlike = hasSameConditions(planned, lead, plannedFor);
    const sharesProtein = !leadEats || planned.states.includes('kidneyThird');
    return personLimits(planned, plannedFor).map((own) => ({
      own,
      portion,
      isCommon: planned === lead || (isAlike && !(hasOwnDays && isOfOwnDay(own, sharesProtein))),
    }));
  });
}

/**
 * Whether amounts of a day are everybody's own. Without conditions they are the strictest per portion, which leaves a margin and
 * costs nothing there.
 */
export function countsOwnDays({ healthConditions }: PlannedFor): boolean {
  return healthConditions.length > 0;
}

/** Whether the lead is among those who eat, and no reference person. */
function isEater(lead: PlannedPerson, persons: readonly HouseholdPerson[]): boolean {
  return persons.some(({ planned }) => planned === lead);
}

/** Whether a limit of somebody beside the lead is one of their own day, by which their own plate counts. */
function isOfOwnDay({ nutrient, per, kind }: PersonLimit, sharesProtein: boolean): boolean {
  if (per !== 'day' || kind !== 'limit') return false;
  if (nutrient === 'proteinG') return !sharesProtein;
  return nutrient === 'fiberG' || IN_AMOUNTS.some((each) => each === nutrient);
}

/** Whether two people have the same conditions, of those at the table. */
export function hasSameConditions(a: PlannedPerson, b: PlannedPerson, plannedFor: PlannedFor): boolean {
  const [ofA, ofB] = [conditionsOf(a.person, plannedFor), conditionsOf(b.person, plannedFor)];
  return ofA.length === ofB.length && ofA.every((condition) => ofB.includes(condition));
}

/** The range of a nutrient in a day; open where nothing bounds it. */
export function dayRangeOf(limits: readonly PersonLimit[], nutrient: PersonLimit['nutrient']): Range {
  const found = limits.find(
    (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === 'limit',
  );
  return found?.range ?? {};
}

/**
 * The part of a limit of somebody beside the lead that bounds the table: limits of one body, and a floor of fibre or a
 * maximum where there is none yet. Null where it bounds nothing.
 */
function withoutLeads(limit: PersonLimit, shared: readonly PersonLimit[]): PersonLimit | null {
  if (limit.kind === 'aim') return null;
  if (OF_ONE_BODY.some((each) => each === limit.nutrient)) return limit;
  const { min, max } = limit.range;
  const isBounded = (side: 'min' | 'max') =>
    shared.some((each) => isSame(each, limit) && each.range[side] !== undefined);
  const range = {
    ...(min !== undefined && limit.nutrient === 'fiberG' && !isBounded('min') && { min }),
    ...(max !== undefined && !isBounded('max') && { max }),
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
 * The floor of the lead, where they eat and their meals can reach it: everybody else's plate counts by its part of their
 * own floor. Otherwise the greatest floor per serving of those whose meals can reach theirs. A note on the plan names
 * the others.
 */
export const sharedFloor = memoizeByObject((plannedFor: PlannedFor): SharedFloor => {
  const { lead, persons } = household(plannedFor);
  if (!countsOwnDays(plannedFor) || !isEater(lead, persons) || !canReach(lead))
    return { kcal: greatestFloor(persons), isOfPlates: false };
  const isOfPlates = persons.some(({ planned }) => planned !== lead && canReach(planned));
  return { kcal: lead.day.floorKcal, isOfPlates };
});

/** How much of the shared floor one kcal counts for on the plate of somebody beside the lead; infinite where it does not count. */
export function countedForFloor(planned: PlannedPerson, plannedFor: PlannedFor): number {
  const { kcal, isOfPlates } = sharedFloor(plannedFor);
  return isOfPlates && canReach(planned) ? kcal / planned.day.floorKcal : Infinity;
}

function greatestFloor(persons: readonly HouseholdPerson[]): number {
  const floors = persons.filter(({ planned }) => canReach(planned));
  return Math.max(0, ...floors.map(({ planned, portion }) => planned.day.floorKcal / portion));
}

const canReach = ({ day }: PlannedPerson) => !day.belowFloor && day.floorKcal > 0;
