import { PLAN_DAYS } from '@kkini/domain';
import type { Option, WeekGrid } from '../model/week-grid.ts';
import type { PlanningProblem } from './planning-problem.ts';
import type { SpacingRules } from './relaxation-ladder.ts';
import { scoreDay, scoreSpacing } from './score-week.ts';

/** Fills the week day by day, each slot with the option that adds the fewest points to what is there. */
export function firstWeek(problem: PlanningProblem, rules: SpacingRules): WeekGrid {
  const week: (Option | null)[][] = Array.from({ length: PLAN_DAYS }, () => problem.slots.map(() => null));
  for (const day of week) {
    problem.slots.forEach(({ options }, slot) => {
      let best: Option | null = null;
      let fewest = Infinity;
      for (const option of options) {
        day[slot] = option;
        const points = scoreDay(day, problem) + scoreSpacing(week, rules, problem);
        if (points < fewest) {
          fewest = points;
          best = option;
        }
      }
      day[slot] = best;
    });
  }
  return week;
}
