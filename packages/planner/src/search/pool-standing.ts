import type { MenuPool } from './menu-pool.ts';
import { Smallest } from './smallest.ts';
import { rebate, type WeekPrices } from './week-prices.ts';

/**
 * How the pool stands at some prices: rho of every menu, kappa, and the 7 smallest of the numbers
 * rho_b = cheapest menu that begins with row b. Days of one week begin with different dishes, or with one dish at most
 * `copies` times, so the menus of any week made of the pool cost at least these together.
 */
export type PoolStanding = {
  readonly priced: Float64Array;
  readonly kappa: number;
  readonly seven: Smallest;
};

/** Prices the pool. */
export function poolStanding(pool: MenuPool, prices: WeekPrices): PoolStanding {
  const priced = pool.priced(prices);
  const cheapest = new Float64Array(pool.slots[0]?.size ?? 0).fill(Infinity);
  priced.forEach((cost, menu) => {
    const first = pool.row[menu * pool.slotCount] ?? 0;
    if (cost < (cheapest[first] ?? 0)) cheapest[first] = cost;
  });
  const seven = new Smallest(pool.model.days);
  cheapest.forEach((cost, first) => {
    if (cost === Infinity) return;
    for (let copy = 0; copy < pool.model.copies; copy += 1) seven.offer(cost, first);
  });
  return { priced, kappa: rebate(pool.model, prices), seven };
}

/** The priced cost up to which menus can be in a week cheaper than `objective`; null before 6 other days are known. */
export function decidingThreshold({ kappa, seven }: PoolStanding, objective: number): number | null {
  return seven.count < seven.capacity ? null : objective + kappa - seven.sum(seven.capacity - 1);
}

/**
 * Bounds from a pool that holds every menu with rho <= tau (planner.md section 3): `any` week costs at least the 7
 * smallest rho_b less kappa; one that uses a menu `outside` the pool at least the 6 smallest plus tau less kappa.
 */
export function completeBounds(
  { kappa, seven }: PoolStanding,
  tau: number,
): { readonly any: number; readonly outside: number } {
  let sum = 0;
  let six = 0;
  for (let place = 0; place < seven.capacity; place += 1) {
    const value = place < seven.count ? Math.min(seven.values[place] ?? 0, tau) : tau;
    if (place < seven.capacity - 1) six += value;
    sum += value;
  }
  return { any: sum - kappa, outside: six + tau - kappa };
}
