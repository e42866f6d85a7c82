import { MEAL_TIMES } from '@kkini/domain';
import type { DayLocks } from '../../model/day-locks.ts';
import type { WeekGrid } from '../../model/week-grid.ts';
import { climbLadder, type LadderWeek } from '../climb-ladder.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { LADDER_STEPS } from '../relaxation-ladder.ts';

/** Amount by which sums of rounded portions may exceed a maximum. */
const ROUNDING = 1e-6;

/** A week with the problem it solves. Meals left empty for a wall are locked as empty. */
export type WalledWeek = LadderWeek & { readonly problem: PlanningProblem };

/**
 * The best week in which every day keeps the maxima of medicines and kidneys, at the first step of the ladder that has one: spacing
 * gives way first. Where the dishes allow no such week at any step, the planned meal with the most of the nutrient stays empty: such
 * a maximum is never relaxed (safety-rules section 0).
 */
export function climbWithinWalls(asked: PlanningProblem): WalledWeek {
  let problem = asked;
  for (;;) {
    const found = climbLadder(problem, ({ grid }) => withoutOverfull(problem, grid) === null);
    const locks = withoutOverfull(problem, found.grid);
    const isAsked = problem === asked;
    const certificate = isAsked
      ? found.certificate
      : { ...found.certificate, ladderStep: LADDER_STEPS.empty };
    if (locks === null) return { ...found, certificate, problem };
    problem = { ...problem, locks };
  }
}

/** The locks with one more empty meal on every day beyond a wall; null where no day is. */
function withoutOverfull(problem: PlanningProblem, grid: WeekGrid): readonly DayLocks[] | null {
  const { walls } = problem.limits;
  let isOverfull = false;
  const locks = grid.map((meals, day): DayLocks => {
    const held = problem.locks[day] ?? {};
    for (const { index, max } of walls) {
      const amountAt = (time: number) => meals[time]?.amounts[index] ?? 0;
      const total = meals.reduce((sum, _, time) => sum + amountAt(time), 0);
      const open = [...MEAL_TIMES.keys()].filter((time) => held[MEAL_TIMES[time] ?? 'dinner'] === undefined);
      const [richest] = open.sort((a, b) => amountAt(b) - amountAt(a));
      if (total <= max + ROUNDING || richest === undefined || amountAt(richest) === 0) continue;
      isOverfull = true;
      return { ...held, [MEAL_TIMES[richest] ?? 'dinner']: { kind: 'empty', reason: 'noCandidate' } };
    }
    return held;
  });
  return isOverfull ? locks : null;
}
