import type { Nutrient } from '@kkini/domain';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Range } from '../model/limit-row.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import { energyRatio } from './verdicts/energy-ratio.ts';
import { judgedRange, statedLimits } from './verdicts/stated-limits.ts';

/** The day of a slot with the figures that are shown to the visitor. */
export type DayContext = {
  /** The dishes of its other slots. */
  readonly dayDishes: readonly Candidate[];
  /** The range of a nutrient for the day with a dish in the slot. */
  readonly told: (nutrient: Nutrient, dish: Candidate) => Range;
};

/** Uses the ranges the day is judged by, without the margin the search keeps and without aims. */
export function dayContext(slot: SlotPoints, isComplete: boolean): DayContext {
  const { visitor, catalogue } = slot.whole;
  const limits = dayLimits(visitor);
  const daily = statedLimits(visitor).filter(({ per }) => per === 'day');
  return {
    dayDishes: [...slot.around.sameDay].flatMap((position) => catalogue.candidates[position] ?? []),
    told(nutrient, dish) {
      const stated = daily.filter((each) => each.nutrient === nutrient);
      const limit = stated.find(({ kind }) => kind === 'limit') ?? stated[0];
      if (limit === undefined) return {};
      const totals = slot.totalsWith(catalogue.positionOf(dish.id) ?? 0);
      return judgedRange(limit, isComplete ? energyRatio([totals], limits) : 1).range;
    },
  };
}
