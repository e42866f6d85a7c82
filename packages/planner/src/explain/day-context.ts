import type { Nutrient } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { household } from '../limits/people/household.ts';
import type { Candidate } from '../model/candidate.ts';
import type { PersonLimit, Range } from '../model/limit-row.ts';
import type { Visitor } from '../model/visitor.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import { judgedRange, leadsLimits } from './verdicts/stated-limits.ts';

/** The day of a slot with the figures that are shown to the visitor. */
export type DayContext = {
  readonly dayDishes: readonly Candidate[];
  /** The range of a nutrient for the lead's day with a dish in the slot. */
  readonly statedRange: (nutrient: Nutrient, dish: Candidate) => Range;
};

/**
 * Uses the ranges the lead's day is judged by, without the margin of the search: the amounts shown are the lead's, so
 * the bound beside them must be the lead's too.
 */
export function dayContext(slot: SlotPoints, isComplete: boolean): DayContext {
  const { visitor, catalogue } = slot.whole;
  const { plannedKcal } = household(visitor).lead.day;
  const daily = limitsOfDay(visitor);
  return {
    dayDishes: [...slot.around.sameDay].flatMap((position) => catalogue.candidates[position] ?? []),
    statedRange(nutrient, dish) {
      const stated = daily.filter((each) => each.nutrient === nutrient);
      const limit = stated.find(({ kind }) => kind === 'limit') ?? stated[0];
      if (limit === undefined) return {};
      const isWhole = isComplete && plannedKcal > 0;
      return judgedRange(limit, isWhole ? slot.ownTotalWith(dish, 'energyKcal') / plannedKcal : 1).range;
    },
  };
}

const limitsOfDay = memoizeByObject((visitor: Visitor): readonly PersonLimit[] =>
  leadsLimits(visitor).filter(({ per }) => per === 'day'),
);
