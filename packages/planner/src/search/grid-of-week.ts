import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Option } from '../model/week-grid.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

/** A finished week as options by all three meal times, for weighing it again; slots without a known dish are null. */
export function gridOfWeek(week: WeekPlan, candidates: readonly Candidate[]): (Option | null)[][] {
  const catalogue = prepareCatalogue(candidates);
  return week.map((day) =>
    MEAL_TIMES.map((time) => {
      const slot = day.slots[time];
      const position = 'id' in slot ? catalogue.positionOf(slot.id) : undefined;
      const candidate = position === undefined ? undefined : catalogue.candidates[position];
      if (position === undefined || candidate === undefined) return null;
      return { candidate, cost: 0, amounts: catalogue.amountsAt(position) };
    }),
  );
}
