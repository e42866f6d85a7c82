import { firstPrices } from '../search/first-prices.ts';
import { MenuPool } from '../search/menu-pool.ts';
import { EMPTY_DAY_POINTS, siftMaster } from '../search/pool-lp.ts';
import { decidingThreshold, poolStanding } from '../search/pool-standing.ts';
import { PricedMenus } from '../search/priced-menus.ts';
import { MenuPricing } from '../search/pricing.ts';
import { WeekChoice } from '../search/week-choice.ts';
import { pickRows, type WeekModel } from '../search/week-model.ts';
import { pricedRows, type WeekPrices } from '../search/week-prices.ts';
import { survivingRows, weeklyBound } from '../search/weekly-bound.ts';

/** One complete round of exact pricing: per slot the rows of the model that took part and their priced costs, and how many menus it found up to tau. */
export type PricedRound = {
  readonly rows: readonly Int32Array[];
  readonly priced: readonly Float64Array[];
  readonly tau: number;
  readonly found: number;
};

/** Most menus a round may find here; beyond it the round does not count. */
const CAPACITY = 100_000;

/** Prices menus to the end at the first prices and at those of the master LP that follows, for a week of so many points. */
export function pricedRounds(model: WeekModel, objective: number): readonly PricedRound[] {
  const weekly = weeklyBound(model);
  const rows = survivingRows(weekly, objective + 1e-6);
  const slots = model.slots.map((all, slot) => pickRows(all, rows[slot] ?? []));
  const pool = new MenuPool(model, slots);
  const rounds: PricedRound[] = [];
  const price = (prices: WeekPrices) => {
    const standing = poolStanding(pool, prices);
    const tau = decidingThreshold(standing, objective) ?? (objective + standing.kappa) / model.days;
    const priced = slots.map((each) => pricedRows(model, each, prices));
    const found = new PricedMenus(slots.length, CAPACITY, tau);
    const isComplete = new MenuPricing(model, slots, weekly.q).run(priced, { found, nodeLimit: Infinity });
    if (isComplete && found.tau === tau) rounds.push({ rows, priced, tau, found: found.count });
    found.forEach((menu, from) => {
      pool.add(menu, from);
    });
  };
  price(firstPrices(model, slots, weekly));
  const master = solveAll(pool);
  if (master !== null) price(master);
  return rounds;
}

function solveAll(pool: MenuPool): WeekPrices | null {
  const menus = Array.from(pool.cost.keys());
  if (menus.length === 0) return null;
  const chosen = new WeekChoice(pool);
  return (
    siftMaster(pool, { menus, start: menus.slice(0, 100), chosen, emptyDayPoints: EMPTY_DAY_POINTS })
      ?.prices ?? null
  );
}
