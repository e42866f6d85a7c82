import { smallestIndices } from '../pricing/smallest.ts';
import type { WeekChoice } from '../week-choice.ts';
import { type MasterSolution, solveMaster } from './master-lp.ts';
import type { MenuPool } from './menu-pool.ts';

/** Menus added per pass, and the most passes. */
const SIFT = { more: 40, passes: 20 } as const;
const ZERO = 1e-7;

/** Cost of an empty day, more than any week costs. It keeps the programme feasible while the menus make up no week. */
export const EMPTY_DAY_POINTS = 1_000_000;

/** The available menus, those to start with, the choice so far, and the cost of a day without a menu. */
export type SiftingTask = {
  readonly menus: readonly number[];
  readonly start: readonly number[];
  readonly chosen: WeekChoice;
  readonly emptyDayPoints: number;
};

/** The optimum over all menus of the task, the menus of the last pass, and the reduced cost of every menu of the pool. */
export type SiftedSolution = MasterSolution & {
  readonly menus: readonly number[];
  readonly poolReduced: Float64Array;
};

/**
 * Solves the master LP over many menus by sifting: solves over a few, adds those with a negative reduced cost at the
 * new prices, and repeats. Once no such menu is left, the solution is optimal for all. Null after too many passes.
 */
export function siftMaster(pool: MenuPool, task: SiftingTask): SiftedSolution | null {
  const menus = [...task.start];
  const inside = new Uint8Array(pool.size);
  for (const menu of menus) inside[menu] = 1;
  for (let pass = 0; pass < SIFT.passes; pass += 1) {
    const solution = solveMaster(pool, { ...task, menus });
    if (solution.status !== 'optimal') return null;
    const poolReduced = pool.priced(solution.prices);
    for (let menu = 0; menu < poolReduced.length; menu += 1)
      poolReduced[menu] = (poolReduced[menu] ?? 0) - (solution.dayPrices[pool.classOf[menu] ?? 0] ?? 0);
    const outside = new Float64Array(task.menus.length);
    let gaining = 0;
    for (let index = 0; index < outside.length; index += 1) {
      const menu = task.menus[index] ?? 0;
      outside[index] = inside[menu] === 1 ? Infinity : (poolReduced[menu] ?? 0);
      if ((outside[index] ?? 0) < -ZERO) gaining += 1;
    }
    if (gaining === 0) return { ...solution, menus, poolReduced };
    for (const index of smallestIndices(outside, Math.min(gaining, SIFT.more))) {
      const menu = task.menus[index] ?? 0;
      menus.push(menu);
      inside[menu] = 1;
    }
  }
  return null;
}
