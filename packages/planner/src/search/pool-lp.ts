import { type MasterSolution, solveMaster } from './master-lp.ts';
import type { MenuPool } from './menu-pool.ts';
import { smallestIndices } from './smallest.ts';
import { WeekChoice } from './week-choice.ts';

/** Menus the linear programme starts with, those that join per pass, and the passes. */
const SIFT = { first: 100, more: 80, passes: 20 } as const;
const ZERO = 1e-7;

/** The optimum over the whole pool, and the menus it was found among. */
export type PoolLp = MasterSolution & { readonly menus: readonly number[] };

/** Where to start: priced costs of all menus, menus that must take part, and what a day without menu costs. */
export type PoolLpStart = {
  readonly priced: Float64Array;
  readonly kept: readonly number[];
  readonly emptyDayPoints: number;
};

/**
 * The master LP over the whole pool by sifting: solve over a few menus, let those join whose reduced cost is below zero
 * at the new prices, until there are none: then the answer is optimal for all. Null where the passes do not suffice.
 */
export function solvePool(pool: MenuPool, { priced, kept, emptyDayPoints }: PoolLpStart): PoolLp | null {
  const menus = [...new Set([...smallestIndices(priced, SIFT.first), ...kept])];
  const inside = new Uint8Array(pool.size);
  for (const menu of menus) inside[menu] = 1;
  const chosen = new WeekChoice(pool);
  for (let pass = 0; pass < SIFT.passes; pass += 1) {
    const solution = solveMaster(pool, { menus, chosen, emptyDayPoints });
    if (solution.status !== 'optimal') return null;
    const reduced = pool.priced(solution.prices);
    reduced.forEach((cost, menu) => {
      reduced[menu] = inside[menu] === 1 ? Infinity : cost - solution.dayPrice;
    });
    const joining = smallestIndices(reduced, SIFT.more).filter((menu) => (reduced[menu] ?? 0) < -ZERO);
    if (joining.length === 0) return { ...solution, menus };
    for (const menu of joining) {
      menus.push(menu);
      inside[menu] = 1;
    }
  }
  return null;
}
