import { LIFE_STAGES } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { PersonLimit } from '../../model/person-limit.ts';
import { OF_ONE_BODY } from '../../model/shared-amounts.ts';
import { intersect } from '../merge-limits.ts';
import { household } from './household.ts';
import { personLimits, scaleRange, withPlanned } from './person-limits.ts';
import type { PlannedFor, PlannedPerson } from './planned-person.ts';

/**
 * The limits of everyone who eats, for the lead's serving (nutrition-rules sections 6.4 to 6.6): each person's limits divided
 * by that person's portion, but for those of kidneys and medicines, which every plate is held to; then the strictest. Kidney
 * states rank first, then life stages. A range that shares no value with
 * those before gives way and is listed as overruled.
 */
export const sharedLimits = memoizeByObject((plannedFor: PlannedFor): readonly PersonLimit[] => {
  const { lead, persons } = household(plannedFor);
  const byRank = [...persons].sort((a, b) => rankOf(a.planned) - rankOf(b.planned));
  const shared: PersonLimit[] = [];
  for (const { planned, portion } of byRank) {
    for (const limit of personLimits(planned, plannedFor)) {
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
