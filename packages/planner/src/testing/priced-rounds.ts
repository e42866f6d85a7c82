import { survivingRows, weeklyBound } from '../search/bounds/weekly-bound.ts';
import { MenuPool } from '../search/master/menu-pool.ts';
import { EMPTY_DAY_POINTS, siftMaster } from '../search/master/pool-lp.ts';
import { decidingThresholds, poolStanding } from '../search/master/pool-standing.ts';
import { type WeekModel, withRows } from '../search/master/week-model.ts';
import { firstPrices, pricedRows, type WeekPrices } from '../search/master/week-prices.ts';
import { PricedMenus } from '../search/pricing/priced-menus.ts';
import { MenuPricing } from '../search/pricing/pricing.ts';
import { WeekChoice } from '../search/week-choice.ts';

/**
 * One complete round of exact pricing: per slot the rows of the model that took part and their priced costs, and the number of
 * menus found up to tau.
 */
export type PricedRound = {
  readonly rows: readonly Int32Array[];
  readonly priced: readonly Float64Array[];
  readonly tau: number;
  readonly found: number;
};

/** Most menus of a round here; a larger round does not count. */
const CAPACITY = 100_000;

/**
 * Prices all menus at the first prices and at those of the master LP that follows, for a week of the given points without kept
 * meals.
 */
export function pricedRounds(whole: WeekModel, objective: number): readonly PricedRound[] {
  const weekly = weeklyBound(whole);
  const kept = survivingRows(weekly, objective + 1e-6);
  const model = withRows(whole, kept);
  const [days] = model.classes;
  if (days === undefined || model.classes.length > 1) return [];
  const pool = new MenuPool(model);
  const rounds: PricedRound[] = [];
  const price = (prices: WeekPrices) => {
    const standing = poolStanding(pool, prices);
    const perDay = (objective + standing.kappa) / model.days;
    const tau = decidingThresholds(standing, objective)?.[0] ?? perDay;
    const priced = days.slots.map((each) => pricedRows(model, each, prices));
    const found = new PricedMenus(model.slotCount, CAPACITY, tau);
    const pricing = new MenuPricing(days, weekly.q[0] ?? new Float64Array(0));
    const isComplete = pricing.run(priced, { found, nodeLimit: Infinity }) >= tau;
    if (isComplete) rounds.push({ rows: kept[0] ?? [], priced, tau, found: found.count });
    found.forEach((menu, from) => {
      pool.add(0, menu, from);
    });
  };
  price(firstPrices(model, weekly));
  const prices = masterPrices(pool);
  if (prices !== null) price(prices);
  return rounds;
}

function masterPrices(pool: MenuPool): WeekPrices | null {
  const { menus } = pool;
  if (menus.length === 0) return null;
  const start = menus.slice(0, 100);
  const chosen = new WeekChoice(pool);
  return siftMaster(pool, { menus, start, chosen, emptyDayPoints: EMPTY_DAY_POINTS })?.prices ?? null;
}
