import { smallestIndices } from '../pricing/smallest.ts';
import type { WeekChoice } from '../week-choice.ts';
import { type MasterSolution, solveMaster } from './master-lp.ts';
import type { MenuPool } from './menu-pool.ts';

/** Menus that join per pass, and the passes. */
const SIFT = { more: 40, passes: 20 } as const;
const ZERO = 1e-7;

/** More than any week costs: lets the programme leave a day empty while the menus at hand hold no week. */
export const EMPTY_DAY_POINTS = 1_000_000;

/** The menus that may take part, those to start with, what is chosen already, and what a day without menu costs. */
export type SiftingTask = {
  readonly menus: readonly number[];
  readonly start: readonly number[];
  readonly chosen: WeekChoice;
  readonly emptyDayPoints: number;
};

/** The optimum over all menus of the task, the few it was found among, and the reduced cost of every menu of the pool. */
export type SiftedSolution = MasterSolution & {
  readonly menus: readonly number[];
  readonly poolReduced: Float64Array;
};

/**
 * The master LP over many menus by sifting: solve over a few, let those join whose reduced cost is below zero at the new
 * prices, until there are none: then the answer is optimal for all. Null where the passes do not suffice.
 */
export function siftMaster(pool: MenuPool, task: SiftingTask): SiftedSolution | null {
  const menus = [...task.start];
  const inside = new Uint8Array(pool.size);
  for (const menu of menus) inside[menu] = 1;
  for (let pass = 0; pass < SIFT.passes; pass += 1) {
    const solution = solveMaster(pool, { ...task, menus });
    if (solution.status !== 'optimal') return null;
    const poolReduced = pool
      .priced(solution.prices)
      .map((cost, menu) => cost - (solution.dayPrices[pool.classOf[menu] ?? 0] ?? 0));
    const outside = Float64Array.from(task.menus, (menu) =>
      inside[menu] === 1 ? Infinity : (poolReduced[menu] ?? 0),
    );
    const joining = smallestIndices(outside, SIFT.more).filter((index) => (outside[index] ?? 0) < -ZERO);
    if (joining.length === 0) return { ...solution, menus, poolReduced };
    for (const index of joining) {
      const menu = task.menus[index] ?? 0;
      menus.push(menu);
      inside[menu] = 1;
    }
  }
  return null;
}
