import { PLAN_DAYS } from '@kkini/domain';
import type { Option, WeekGrid } from '../model/week-grid.ts';
import type { PlanningProblem } from './planning-problem.ts';
import { type SpacingRules, spacingBreaks } from './relaxation-ladder.ts';

/** Nodes of the backtracking search before a ladder step is given up; counted, never timed. */
const MAX_NODES = 4_000;

/**
 * A week that breaks no spacing rule of this step, by depth-first search over the slots in eating order, cheapest
 * option first; null when none was found within the node limit. Ask only where `hasEnoughDishes` holds.
 */
export function feasibleWeek(problem: PlanningProblem, rules: SpacingRules): WeekGrid | null {
  const week: (Option | null)[][] = Array.from({ length: PLAN_DAYS }, () => problem.slots.map(() => null));
  let nodes = 0;
  const fill = (position: number): boolean => {
    const day = week[Math.floor(position / problem.slots.length)];
    if (day === undefined) return true;
    const slot = position % problem.slots.length;
    const options = problem.slots[slot]?.options ?? [];
    if (options.length === 0) return fill(position + 1);
    for (const option of options) {
      nodes += 1;
      if (nodes > MAX_NODES) return false;
      day[slot] = option;
      if (spacingBreaks(week, rules) === 0 && fill(position + 1)) return true;
    }
    day[slot] = null;
    return false;
  };
  return problem.slots.length === 0 || fill(0) ? week : null;
}

/** Necessary condition: the meal times of one style together need that many different dishes. */
export function hasEnoughDishes(problem: PlanningProblem, rules: SpacingRules): boolean {
  const filled = problem.slots.filter(({ options }) => options.length > 0);
  return filled.every(({ options }) => {
    const ids = new Set(options.map(({ candidate }) => candidate.id));
    const sharing = filled.filter((other) => other.options.some(({ candidate }) => ids.has(candidate.id)));
    return ids.size * rules.copies >= PLAN_DAYS * sharing.length && ids.size >= sharing.length;
  });
}
