import { LIFE_STAGES } from '@kkini/domain';
import { oncePer } from '../once-per.ts';
import { household } from './household.ts';
import { intersect } from './merge-limits.ts';
import { type PersonLimit, personLimits, scaleRange } from './person-limits.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';

/** A limit of the whole household, for the serving its lead eats, of a whole day or of one meal. */
export type SharedLimit = PersonLimit;

/**
 * The limits of everyone who eats (nutrition-rules sections 6.4 to 6.6): each person's divided by that person's portion,
 * then the strictest. Kidneys that bear less come first, then life stages, so that a range others leave no room for gives
 * way and is told.
 */
export const sharedLimits = oncePer((plannedFor: PlannedFor): readonly SharedLimit[] => {
  const { persons } = household(plannedFor);
  const byRank = [...persons].sort((a, b) => rankOf(a.planned) - rankOf(b.planned));
  const shared: SharedLimit[] = [];
  for (const { planned, portion } of byRank) {
    for (const limit of personLimits(planned, plannedFor)) {
      const mine = { ...limit, range: scaleRange(limit.range, 1 / portion) };
      const at = shared.findIndex((each) => isSame(each, limit));
      const before = shared[at];
      if (before === undefined) shared.push(mine);
      else shared[at] = together(before, mine);
    }
  }
  return shared;
});

/** Those nobody outranks come first: the narrow range of weak kidneys, then children, then older adults. */
function rankOf({ stage, states }: PlannedPerson): number {
  return states.includes('kidneyThird') ? -1 : LIFE_STAGES.length - LIFE_STAGES.indexOf(stage);
}

function isSame(a: PersonLimit, b: PersonLimit): boolean {
  return a.nutrient === b.nutrient && a.per === b.per && a.kind === b.kind;
}

function together(before: SharedLimit, mine: SharedLimit): SharedLimit {
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

/** Persons of one household often cite the same row. */
function unique<Item extends PersonLimit['from'][number]>(items: readonly Item[]): readonly Item[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}
