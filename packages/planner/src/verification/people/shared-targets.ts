import type { Nutrient } from '@kkini/domain';
import type { Range } from '../../model/limit-row.ts';
import { type CheckedPerson, unknownAdult } from './checked-person.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import { both, overlaps } from './chosen-limits.ts';
import { type DayRange, type PersonTargets, times } from './person-targets.ts';

/** The share of a day that three meals hold (nutrition-rules section 2), whichever are fasted (safety-rules section 3.1). */
export const PLANNED = 0.9;

/**
 * The person by whom servings are measured: the first in a household of one life stage, otherwise the first adult,
 * who may be unknown. A grown person with more of the conditions comes before them.
 */
export function leadOf(people: readonly CheckedPerson[], visitor: CheckedVisitor): CheckedPerson {
  const stages = new Set(people.map(({ stage }) => stage));
  if (stages.size > 1 && !stages.has('adult')) return unknownAdult(visitor);
  const inTurn =
    stages.size > 1
      ? (['adult', 'older'] as const).flatMap((turn) => people.filter(({ stage }) => stage === turn))
      : people;
  let [lead] = inTurn;
  for (const person of inTurn) if (person.conditions.length > (lead?.conditions.length ?? 0)) lead = person;
  return lead ?? unknownAdult(visitor);
}

/** A person of the plan with their own ranges, and their portion, the share of a serving that matches their energy. */
export type Seated = {
  readonly person: CheckedPerson;
  readonly targets: PersonTargets;
  readonly portion: number;
};

/** Whether the survey's conditions are the same for two people. */
export function sharesConditions(a: CheckedPerson, b: CheckedPerson): boolean {
  return a.conditions.join() === b.conditions.join();
}

/**
 * The ranges of a person with other conditions than the lead that bound the table: a floor of fibre, and maxima of
 * nutrients that have none yet.
 */
function unlikeLead(own: Found, found: Found, asIs: readonly Nutrient[]): Found {
  const left = [...own].flatMap(([nutrient, { range, follows }]): (readonly [Nutrient, DayRange])[] => {
    if (asIs.includes(nutrient)) return [[nutrient, { range, follows }]];
    const low = nutrient === 'fiberG' ? range.min : undefined;
    const high = found.get(nutrient)?.range.max === undefined ? range.max : undefined;
    if (low === undefined && high === undefined) return [];
    const kept = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
    return [[nutrient, { range: kept, follows }]];
  });
  return new Map(left);
}

/** Rank: kidney states, then children, then older adults, then everybody else. */
export function rankOf({ stage, states }: CheckedPerson): number {
  return states.includes('kidneyThird') ? 0 : { child: 1, older: 2, adult: 3 }[stage];
}

/**
 * The greatest floor, for the lead's serving, among the people whose meals can reach theirs: of those with the lead's
 * conditions, or of all where there are none. If `isOfPlates`, the others have to reach their own floor too.
 */
export function floorOfAll(people: readonly Seated[], lead: CheckedPerson) {
  const reaching = people.filter(({ person }) => person.reachesFloor);
  const alike = reaching.filter(({ person }) => sharesConditions(person, lead));
  const floors = alike.length > 0 ? alike : reaching;
  const kcal = Math.max(0, ...floors.map(({ person, portion }) => person.floorKcal / portion));
  return { kcal, isOfPlates: alike.length > 0 && alike.length < reaching.length };
}

/** Ranges by nutrient, of one person or of all. */
export type Found = ReadonlyMap<Nutrient, DayRange>;

/** Ranges of a meal as `Found`; none of them follows the energy. */
export const asRanges = (ranges: ReadonlyMap<Nutrient, Range>): Found =>
  new Map([...ranges].map(([nutrient, range]) => [nutrient, { range, follows: { min: false, max: false } }]));
/** The ranges without the information which sides follow the energy. */
export const bare = (found: Found): ReadonlyMap<Nutrient, Range> =>
  new Map([...found].map(([nutrient, { range }]) => [nutrient, range]));

/**
 * Intersects the ranges in order of rank and drops one that shares no value with those before it. Each side follows
 * the energy if it does for the person who sets it. Bounds of the nutrients in `asIs` are not divided by the portion.
 * People unlike the lead come last.
 */
export function strictest(
  people: readonly (readonly [ranges: Found, portion: number, isUnlike: boolean])[],
  asIs: readonly Nutrient[] = [],
): Found {
  const found = new Map<Nutrient, DayRange>();
  for (const [ranges, portion, isUnlike] of people) {
    const bounds = isUnlike ? unlikeLead(ranges, found, asIs) : ranges;
    for (const [nutrient, { range, follows }] of bounds) {
      const own = { range: asIs.includes(nutrient) ? range : times(range, 1 / portion), follows };
      const before = found.get(nutrient);
      if (before === undefined) found.set(nutrient, own);
      else if (overlaps(before.range, own.range)) found.set(nutrient, narrower(before, own));
    }
  }
  return found;
}

function narrower(before: DayRange, own: DayRange): DayRange {
  const range = both(before.range, own.range);
  const sideOf = (side: 'min' | 'max') => (before.range[side] === range[side] ? before : own).follows[side];
  return { range, follows: { min: sideOf('min'), max: sideOf('max') } };
}

/**
 * The range for the planned meals: shares of the energy refer to the energy of the meals, other bounds to the day. A
 * share never falls below a fixed floor.
 */
export function planned({ range, follows }: DayRange, { energyKcal, plannedKcal }: CheckedPerson): Range {
  const { min, max } = range;
  const part = (isShare: boolean) => (isShare && plannedKcal > 0 ? plannedKcal / energyKcal : PLANNED);
  const low = min === undefined ? undefined : min * part(follows.min);
  const high = max === undefined ? undefined : max * part(follows.max);
  const isPushed = follows.max && !follows.min && low !== undefined && high !== undefined && high < low;
  return {
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: isPushed ? low : high }),
  };
}
