import { noAmounts } from '../model/day-amounts.ts';
import { dishesOf, type Option, type WeekGrid } from '../model/week-grid.ts';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { isOneBowl, oneBowlPoints } from '../preferences/variety-points.ts';
import { weekPenalty } from '../preferences/week-penalty.ts';
import type { PlanningProblem } from './planning-problem.ts';
import { RETURN_POINTS, type SpacingRules, spacingBreaks } from './relaxation-ladder.ts';

/** Points per broken spacing rule; the preferences of a whole week sum to less. */
const BREAK_POINTS = 10_000;

/** Points of one day: its dishes' own points, the penalty of its nutrient totals, and one-bowl dishes beyond one. */
export function scoreDay(day: readonly (Option | null)[], problem: PlanningProblem): number {
  const totals = noAmounts();
  let points = 0;
  let filled = 0;
  for (const option of day) {
    if (option === null) continue;
    filled += 1;
    points += option.cost;
    for (let index = 0; index < totals.length; index += 1) {
      totals[index] = (totals[index] ?? 0) + (option.amounts[index] ?? 0);
    }
  }
  if (filled === 0) return 0;
  const bowls = day.filter((option) => option !== null && isOneBowl(option.candidate)).length;
  return points + dayPenalty(totals, problem.terms) + oneBowlPoints(bowls);
}

/** Points of the whole week beyond its days, including broken spacing rules. Smaller is better. */
export function scoreSpacing(week: WeekGrid, rules: SpacingRules, problem: PlanningProblem): number {
  const dishes = week.flatMap(dishesOf);
  const returns = dishes.length - new Set(dishes.map((dish) => dish.id)).size;
  return (
    BREAK_POINTS * spacingBreaks(week, rules) + RETURN_POINTS * returns + weekPenalty(dishes, problem.wants)
  );
}
