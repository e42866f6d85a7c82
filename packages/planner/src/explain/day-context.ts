import type { Nutrient } from '@kkini/domain';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Range } from '../model/range.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import { energyRatio } from './verdicts/energy-ratio.ts';
import { rangeAtEnergy, statedLimits } from './verdicts/stated-limits.ts';

/** The day of a slot as every judgement of it tells it. */
export type DayContext = {
  /** The dishes of its other slots. */
  readonly dayDishes: readonly Candidate[];
  /** What the day keeps of a nutrient with a dish in the slot. */
  readonly told: (nutrient: Nutrient, dish: Candidate) => Range;
};

/** The limit is told as it is stated: not what the search keeps clear of it, nor an aim beside it. */
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
      return rangeAtEnergy(limit, isComplete ? energyRatio([totals], limits) : 1);
    },
  };
}
