import type { Nutrient } from '@kkini/domain';
import type { Range } from '../../model/limit-row.ts';
import { type CheckedPerson, unknownAdult } from './checked-person.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import { both, overlaps } from './chosen-limits.ts';
import { type DayRange, times } from './person-targets.ts';

/**
 * The share of a day that three meals hold (nutrition-rules section 2), no matter which are fasted (safety-rules section 3.1).
 */
export const PLANNED = 0.9;

/**
 * The person servings are measured by: the first in a household of one life stage, otherwise the first adult, who may be
 * unknown.
 */
export function leadOf(people: readonly CheckedPerson[], visitor: CheckedVisitor): CheckedPerson {
  const [first] = people;
  const alone = first !== undefined && people.every(({ stage }) => stage === first.stage);
  return (alone ? first : people.find(({ stage }) => stage === 'adult')) ?? unknownAdult(visitor);
}

/** Rank: kidney states, then children, then older adults, then everybody else. */
export function rankOf({ stage, states }: CheckedPerson): number {
  return states.includes('kidneyThird') ? 0 : { child: 1, older: 2, adult: 3 }[stage];
}

/** The greatest floor among the people whose meals can reach theirs, for the lead's serving. */
export function floorOfAll(
  people: readonly { readonly person: CheckedPerson; readonly portion: number }[],
): number {
  const floors = people.filter(({ person }) => person.reachesFloor);
  return Math.max(0, ...floors.map(({ person, portion }) => person.floorKcal / portion));
}

/** Ranges by nutrient, of one person or all. */
export type Found = ReadonlyMap<Nutrient, DayRange>;

/** Ranges of a meal, none of which follows the energy. */
export const asRanges = (ranges: ReadonlyMap<Nutrient, Range>): Found =>
  new Map([...ranges].map(([nutrient, range]) => [nutrient, { range, follows: { min: false, max: false } }]));
/** The ranges without their flags. */
export const bare = (found: Found): ReadonlyMap<Nutrient, Range> =>
  new Map([...found].map(([nutrient, { range }]) => [nutrient, range]));

/**
 * Intersects the ranges in order of rank and drops one that shares no value with those before. Each side follows the energy if
 * the person who sets it does. Bounds of what stands in `asIs` are not divided by the portion.
 */
export function strictest(
  people: readonly (readonly [Found, number])[],
  asIs: readonly Nutrient[] = [],
): Found {
  const found = new Map<Nutrient, DayRange>();
  for (const [ranges, portion] of people) {
    for (const [nutrient, { range, follows }] of ranges) {
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

/** Shares of the energy refer to the meals, other bounds to the day. A share never falls below a fixed floor. */
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
