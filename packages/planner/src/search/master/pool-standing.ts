import { Smallest } from '../pricing/smallest.ts';
import type { MenuPool } from './menu-pool.ts';
import type { DayClass } from './week-model.ts';
import { rebate, type WeekPrices } from './week-prices.ts';

/**
 * The pool at given prices: rho of every menu, kappa, and per class c with n_c days the n_c smallest values of rho_b,
 * the cost of the cheapest menu that serves row b in the slot with the most rows. Days of one week serve different
 * dishes there, or one dish at most as often as its capacity allows, so the class's menus in any week of the pool
 * cost at least their sum.
 */
export type PoolStanding = {
  readonly priced: Float64Array;
  readonly kappa: number;
  readonly cheapest: readonly Smallest[];
};

/** Prices the pool. */
export function poolStanding(pool: MenuPool, prices: WeekPrices): PoolStanding {
  const priced = pool.priced(prices);
  const { classes, capacity } = pool.model;
  const slots = classes.map(partingSlot);
  const perRow = classes.map((each, index) =>
    new Float64Array(each.slots[slots[index] ?? 0]?.size ?? 1).fill(Infinity),
  );
  priced.forEach((cost, menu) => {
    const index = pool.classOf[menu] ?? 0;
    const costs = perRow[index];
    const row = pool.row[menu * pool.slotCount + (slots[index] ?? 0)] ?? 0;
    if (costs !== undefined && cost < (costs[row] ?? 0)) costs[row] = cost;
  });
  const cheapest = classes.map((each, index) => {
    const smallest = new Smallest(each.days.length);
    const parting = each.slots[slots[index] ?? 0];
    perRow[index]?.forEach((cost, row) => {
      if (cost === Infinity) return;
      const isFixed = parting === undefined || parting.fixed;
      const copies = isFixed ? each.days.length : (capacity[parting.dish[row] ?? 0] ?? 1);
      for (let copy = 0; copy < copies; copy += 1) smallest.offer(cost, row);
    });
    return smallest;
  });
  return { priced, kappa: rebate(pool.model, prices), cheapest };
}

/**
 * Per class, the priced cost up to which menus can be in a week cheaper than `objective`: with S_c the sum above and
 * S'_c the same for one day less, objective + kappa - (S of the other classes) - S'_c. Null while a class has fewer
 * values than days.
 */
export function decidingThresholds(
  { kappa, cheapest }: PoolStanding,
  objective: number,
): readonly number[] | null {
  if (cheapest.some(({ count, capacity }) => count < capacity)) return null;
  const all = cheapest.reduce((sum, each) => sum + each.sum(), 0);
  return cheapest.map((each) => objective + kappa - all + each.sum() - each.sum(each.capacity - 1));
}

/**
 * Bounds from a pool that holds every menu of class c with rho <= tau_c (planner.md section 3). `any` week costs at
 * least the sum of all S_c less kappa, with tau_c wherever the pool has too few menus. A week with a menu `outside`
 * the pool costs at least the same sum with tau_c in place of the last value of its class.
 */
export function completeBounds(
  { kappa, cheapest }: PoolStanding,
  taus: readonly number[],
): { readonly any: number; readonly outside: number } {
  if (taus.includes(-Infinity)) return { any: -Infinity, outside: -Infinity };
  let all = -kappa;
  let least = Infinity;
  cheapest.forEach((smallest, index) => {
    const tau = taus[index] ?? -Infinity;
    let last = tau;
    for (let place = 0; place < smallest.capacity; place += 1) {
      last = place < smallest.count ? Math.min(smallest.values[place] ?? 0, tau) : tau;
      all += last;
    }
    if (tau < Infinity) least = Math.min(least, tau - last);
  });
  return { any: all, outside: all + least };
}

function partingSlot({ slots }: DayClass): number {
  let found = 0;
  slots.forEach(({ size }, slot) => {
    if (size > (slots[found]?.size ?? 0)) found = slot;
  });
  return found;
}
