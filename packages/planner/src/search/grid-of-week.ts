import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Option } from '../model/week-grid.ts';
import { amountsOf } from './planning-problem.ts';

/** A finished week as options by all three meal times, for weighing it again; slots without a known dish are null. */
export function gridOfWeek(week: WeekPlan, candidates: readonly Candidate[]): (Option | null)[][] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return week.map((day) =>
    MEAL_TIMES.map((time) => {
      const slot = day.slots[time];
      const candidate = 'id' in slot ? byId.get(slot.id) : undefined;
      return candidate === undefined
        ? null
        : { candidate, cost: 0, amounts: amountsOf(candidate, candidates) };
    }),
  );
}
