import type { Nutrient } from '@kkini/domain';
import type { Range } from '../../model/limit-row.ts';
import { type CheckedPerson, unknownAdult } from './checked-person.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import { both, overlaps } from './chosen-limits.ts';
import type { Weighed } from './day-targets.ts';
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
 * What the ranges of somebody beside the lead add to those found: bounds in `asIs`, and a floor of fibre and maxima of
 * nutrients that have none yet.
 */
function leftOpen(own: Found, found: Found, asIs: readonly Nutrient[]): Found {
  const left = [...own].flatMap(([nutrient, { range, follows }]): (readonly [Nutrient, DayRange])[] => {
    if (asIs.includes(nutrient)) return [[nutrient, { range, follows }]];
    const before = found.get(nutrient)?.range;
    const low = nutrient === 'fiberG' && before?.min === undefined ? range.min : undefined;
    const high = before?.max === undefined ? range.max : undefined;
    if (low === undefined && high === undefined) return [];
    const kept = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
    return [[nutrient, { range: kept, follows }]];
  });
  return new Map(left);
}

/** Limits of one's own day, whoever else eats: by them every plate counts for itself (safety-rules section 5.1). */
const OF_OWN_DAY: readonly Nutrient[] = ['proteinG', 'sodiumMg', 'cholesterolMg', 'purineMg', 'fiberG'];

/**
 * The limits of a day of somebody beside the lead in two parts: those of the table, and those of their own plate. Kidneys
 * of the third stage bound the protein of the table, and so does everybody where the lead does not eat.
 */
export function partedDay(
  { states }: CheckedPerson,
  day: Found,
  leadEats: boolean,
): readonly [ofTable: Found, ofOwn: Found] {
  const sharesProtein = !leadEats || states.includes('kidneyThird');
  const isOwn = (nutrient: Nutrient) =>
    OF_OWN_DAY.includes(nutrient) && !(nutrient === 'proteinG' && sharesProtein);
  const those = (own: boolean) => new Map([...day].filter(([nutrient]) => isOwn(nutrient) === own));
  return [those(false), those(true)];
}

/** Rank: kidney states, then children, then older adults, then everybody else. */
export function rankOf({ stage, states }: CheckedPerson): number {
  return states.includes('kidneyThird') ? 0 : { child: 1, older: 2, adult: 3 }[stage];
}

/**
 * The floor of the lead, beside which the others have to reach their own (`isOfPlates`); where the lead does not eat or
 * has meals that cannot reach it, the greatest floor, for the lead's serving, of those whose meals can.
 */
export function floorOfAll(people: readonly Seated[], lead: CheckedPerson, isOwn: boolean) {
  if (isOwn && lead.reachesFloor && people.some(({ person }) => person.said === lead.said)) {
    const isOfPlates = people.some(({ person }) => person.said !== lead.said && person.reachesFloor);
    return { kcal: lead.floorKcal, isOfPlates };
  }
  const floors = people.filter(({ person }) => person.reachesFloor);
  const kcal = Math.max(0, ...floors.map(({ person, portion }) => person.floorKcal / portion));
  return { kcal, isOfPlates: false };
}

/**
 * The iron that the days of a pregnancy should reach, for the lead's serving: 12 mg, what women of 15 to 49 need before they are pregnant
 * (safety-rules sections 2 and 6). It has no verdict.
 */
export function ironOf(people: readonly Seated[]): readonly Weighed[] {
  const parts = people.flatMap(({ person, portion }) =>
    person.states.includes('pregnant') ? [portion] : [],
  );
  return parts
    .map((part) => 12 / part)
    .sort((a, b) => b - a)
    .slice(0, 1)
    .map((min) => ({ nutrient: 'ironMg', range: { min }, weight: 1.5 }));
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
 * Of ranges that only fill what others leave open, nothing else counts; they come last.
 */
export function strictest(
  people: readonly (readonly [ranges: Found, portion: number, onlyFills: boolean])[],
  asIs: readonly Nutrient[] = [],
): Found {
  const found = new Map<Nutrient, DayRange>();
  for (const [ranges, portion, onlyFills] of people) {
    const bounds = onlyFills ? leftOpen(ranges, found, asIs) : ranges;
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
