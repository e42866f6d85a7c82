import { MEAL_TIMES } from '@kkini/domain';
import type { DayLocks } from '../../model/day-locks.ts';
import type { WeekGrid } from '../../model/week-grid.ts';
import type { LeftOut } from '../bounds/reach.ts';
import { climbLadder, type LadderWeek } from '../climb-ladder.ts';
import { type PlanningProblem, withReach } from '../planning-problem.ts';
import { LADDER_STEPS } from '../relaxation-ladder.ts';

/** Amount by which sums of rounded portions may exceed a maximum. */
const ROUNDING = 1e-6;

/** A week with the problem it solves. Meals left empty for a wall are locked as empty. */
export type WalledWeek = LadderWeek & { readonly problem: PlanningProblem };

/**
 * The best week in which every day keeps the maxima of medicines and kidneys, at the first step of the ladder that has one: spacing
 * gives way first, then dishes no day can hold are left out. Where the dishes allow no such week at any step, the planned meal with
 * the most of the nutrient stays empty: such a maximum is never relaxed (safety-rules section 0).
 */
export function climbWithinWalls(asked: PlanningProblem): WalledWeek {
  const found = climbed(asked);
  if (found.locks === null) return found;
  const narrowed = withoutDishesBeyond(asked);
  const week = narrowed && climbed(narrowed);
  // A wider choice could have dishes beside which those left out keep the walls.
  if (week?.locks === null && week.certificate.reach === narrowed?.reach) return week;
  let { problem, locks }: Climbed = found;
  for (;;) {
    if (locks === null) throw new RangeError('A week beyond a wall has a meal to empty');
    const emptied = climbed({ ...problem, locks });
    if (emptied.locks === null)
      return { ...emptied, certificate: { ...emptied.certificate, ladderStep: LADDER_STEPS.empty } };
    ({ problem, locks } = emptied);
  }
}

/** A week, and the meals to lock as empty where it exceeds a wall. */
type Climbed = WalledWeek & { readonly locks: readonly DayLocks[] | null };

function climbed(problem: PlanningProblem): Climbed {
  const found = climbLadder(problem, ({ grid }) => withoutOverfull(problem, grid) === null);
  return { ...found, problem, locks: withoutOverfull(problem, found.grid) };
}

/**
 * The problem without the dishes that exceed a wall beside whatever else a day may hold; null where there are none, where a meal time
 * would lose all of its dishes, or where meals stay from a former week.
 */
function withoutDishesBeyond(problem: PlanningProblem): PlanningProblem | null {
  const { slots, eaten, limits, catalogue, locks, reach } = problem;
  if (locks.length > 0) return null;
  const left = new Map<string, LeftOut>();
  for (const { index, max } of limits.walls) {
    const amounts = slots.map(({ mealTime, dishes }) =>
      Array.from(dishes, (dish) => eaten.amountsAt(mealTime, dish)[index] ?? 0),
    );
    const least = amounts.map((each) => each.reduce((one, other) => Math.min(one, other), Infinity));
    const leastDay = least.reduce((sum, each) => sum + each, 0);
    for (const [slot, { mealTime, dishes }] of slots.entries()) {
      const room = max + ROUNDING - (leastDay - (least[slot] ?? 0));
      for (const [row, dish] of dishes.entries()) {
        const id = catalogue.candidates[dish]?.id;
        if (id === undefined || (amounts[slot]?.[row] ?? 0) <= room) continue;
        left.set(`${mealTime} ${id}`, { mealTime, id });
      }
    }
  }
  if (left.size === 0) return null;
  const narrowed = withReach(problem, { ...reach, without: [...(reach.without ?? []), ...left.values()] });
  return narrowed.slots.some(({ dishes }) => dishes.length === 0) ? null : narrowed;
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
