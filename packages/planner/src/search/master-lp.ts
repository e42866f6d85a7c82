import { DenseLp, type LpStatus } from './dual-simplex.ts';
import type { MenuPool } from './menu-pool.ts';
import type { WeekChoice } from './week-choice.ts';
import { noPrices, type WeekPrices } from './week-prices.ts';

/** The answer of the master LP. Lists run parallel to the menus asked about. */
export type MasterSolution = {
  readonly status: LpStatus;
  /** Points of the cheapest mixture of menus, those already chosen included. */
  readonly objective: number;
  readonly values: Float64Array;
  readonly reduced: Float64Array;
  /** Price of a day: what the cheapest menu costs, rows and all. */
  readonly dayPrice: number;
  readonly prices: WeekPrices;
};

/** The menus to mix, what is chosen already and, if an empty day is allowed, what it costs in points. */
export type MasterQuestion = {
  readonly menus: readonly number[];
  readonly chosen: WeekChoice;
  readonly emptyDayPoints: number;
};

/**
 * The linear relaxation of the week over a list of menus (Dantzig and Wolfe 1960):
 *
 *     min  sum cost x + sum points e        x, e >= 0
 *     s.t. sum x >= days left;  servings of each dish <= copies;  servings - e <= 1 where dishes may return;
 *          sign * (uses - bound) <= e for each counter, without e where the points are infinite.
 *
 * Costs are shifted by one constant per day so that each is positive and larger than what a menu can gain from a counter
 * that wants more: then the first row holds with equality and the dual simplex needs no first phase. Rows that cannot
 * bind are left out; their price is zero.
 */
export function solveMaster(pool: MenuPool, question: MasterQuestion): MasterSolution {
  const { menus, chosen, emptyDayPoints } = question;
  const rows = masterRows(pool, question);
  const soft = rows.filter((row) => row.points < Infinity);
  const emptyColumn = emptyDayPoints < Infinity ? 1 : 0;
  const shift = costShift(pool, menus);
  const lp = new DenseLp(rows.length + 1, menus.length + soft.length + emptyColumn);
  lp.setBound(0, -chosen.daysLeft);
  const firstRow = new Map(rows.map((row, index) => [row.key, index + 1]));
  menus.forEach((menu, column) => {
    lp.setCost(column, (pool.cost[menu] ?? 0) + shift);
    lp.addCoefficient(0, column, -1);
    eachUse(pool, menu, (key) => {
      for (const part of [key, returning(key)]) {
        const row = firstRow.get(part);
        if (row !== undefined) lp.addCoefficient(row, column, rows[row - 1]?.sign ?? 0);
      }
    });
  });
  rows.forEach((row, index) => {
    lp.setBound(index + 1, row.bound);
  });
  soft.forEach((row, index) => {
    lp.addCoefficient(firstRow.get(row.key) ?? 0, menus.length + index, -1);
    lp.setCost(menus.length + index, row.points);
  });
  if (emptyColumn > 0) {
    lp.addCoefficient(0, menus.length + soft.length, -1);
    lp.setCost(menus.length + soft.length, emptyDayPoints + shift);
  }
  const status = lp.solve();
  const base = chosen.menus.reduce((sum, menu) => sum + (pool.cost[menu] ?? 0), 0);
  return {
    status,
    objective: status === 'infeasible' ? Infinity : base + lp.objective - shift * chosen.daysLeft,
    values: lp.values().slice(0, menus.length),
    reduced: lp.reducedCosts().slice(0, menus.length),
    ...pricesOf(pool, rows, { prices: lp.prices(), shift }),
  };
}

/** A row of the master: sign * uses - e <= bound. Keys: dishes from 0 on, counters below 0, `returning` apart. */
type MasterRow = {
  readonly key: number;
  readonly sign: number;
  readonly bound: number;
  readonly points: number;
};

const counterKey = (index: number) => -1 - index;
/** The row that charges a dish for returning beside the one that limits its copies. */
const returning = (dish: number) => dish + 0.5;

function eachUse(pool: MenuPool, menu: number, visit: (key: number) => void): void {
  for (let at = menu * pool.slotCount; at < (menu + 1) * pool.slotCount; at += 1) {
    visit(pool.dish[at] ?? 0);
    for (const index of pool.model.countersOfKind[pool.kind[at] ?? 0] ?? []) visit(counterKey(index));
  }
}

function masterRows(pool: MenuPool, { menus, chosen }: MasterQuestion): readonly MasterRow[] {
  const { model } = pool;
  const demand = new Map<number, number>();
  for (const menu of menus) {
    eachUse(pool, menu, (key) => demand.set(key, (demand.get(key) ?? 0) + 1));
  }
  const limited = model.copies === 1 ? dishesThatLimit(pool, menus, demand) : null;
  const rows: MasterRow[] = [];
  for (const [key, count] of demand) {
    if (key < 0) continue;
    const served = chosen.servings[key] ?? 0;
    const needed = limited === null || limited.has(key) || count + served > 1;
    if (needed) rows.push({ key, sign: 1, bound: model.copies - served, points: Infinity });
    if (model.copies > 1) {
      rows.push({ key: returning(key), sign: 1, bound: 1 - served, points: model.returnPoints });
    }
  }
  if (model.copies > 1) rows.push(...alreadyReturned(chosen, { demand, points: model.returnPoints }));
  model.counters.forEach(({ sign, bound, points }, index) => {
    const left = sign * (bound - (chosen.uses[index] ?? 0));
    const menusThatCount = (demand.get(counterKey(index)) ?? 0) * model.copies;
    const most = sign === 1 ? Math.min(menusThatCount, chosen.daysLeft * pool.slotCount) : 0;
    const canBind = most > left || left < 0;
    if (canBind) rows.push({ key: counterKey(index), sign, bound: left, points });
  });
  return rows;
}

/** Dishes chosen more than once that no menu of the list serves: their returns are paid for all the same. */
function alreadyReturned(
  chosen: WeekChoice,
  { demand, points }: { readonly demand: ReadonlyMap<number, number>; readonly points: number },
): readonly MasterRow[] {
  const rows: MasterRow[] = [];
  chosen.servings.forEach((served, dish) => {
    if (served > 1 && !demand.has(dish))
      rows.push({ key: returning(dish), sign: 1, bound: 1 - served, points });
  });
  return rows;
}

/** A menu all of whose dishes are its own needs one row that keeps it from being chosen twice: its first dish's. */
function dishesThatLimit(
  pool: MenuPool,
  menus: readonly number[],
  demand: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const limited = new Set<number>();
  for (const menu of menus) {
    const dishes = pool.dish.slice(menu * pool.slotCount, (menu + 1) * pool.slotCount);
    if (dishes.every((dish) => demand.get(dish) === 1)) limited.add(dishes[0] ?? 0);
  }
  return limited;
}

function costShift(pool: MenuPool, menus: readonly number[]): number {
  let cheapest = Infinity;
  for (const menu of menus) cheapest = Math.min(cheapest, pool.cost[menu] ?? 0);
  let gain = 1;
  for (const { sign, points } of pool.model.counters) if (sign < 0) gain += points * pool.slotCount;
  return cheapest === Infinity ? 0 : gain - cheapest;
}

function pricesOf(
  pool: MenuPool,
  rows: readonly MasterRow[],
  { prices, shift }: { readonly prices: Float64Array; readonly shift: number },
): Pick<MasterSolution, 'dayPrice' | 'prices'> {
  const week = noPrices(pool.model);
  rows.forEach(({ key, points }, index) => {
    const price = Math.min(points, Math.max(0, prices[index + 1] ?? 0));
    if (key < 0) week.counter[-1 - key] = price;
    else week.dish[Math.floor(key)] = (week.dish[Math.floor(key)] ?? 0) + price;
  });
  return { dayPrice: (prices[0] ?? 0) - shift, prices: week };
}
