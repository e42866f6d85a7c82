import type { WeekChoice } from '../week-choice.ts';
import { DenseLp, type LpStatus } from './dual-simplex.ts';
import type { MenuPool } from './menu-pool.ts';
import type { WeekModel } from './week-model.ts';
import { noPrices, type WeekPrices } from './week-prices.ts';

/** The solution of the master LP. Lists are parallel to the given menus. */
export type MasterSolution = {
  readonly status: LpStatus;
  /** Points of the cheapest mixture of menus, including those already chosen. */
  readonly objective: number;
  readonly values: Float64Array;
  readonly reduced: Float64Array;
  /** Price of a day of each class: the cost of its cheapest menu, including the prices of the rows. */
  readonly dayPrices: Float64Array;
  readonly prices: WeekPrices;
};

/** The menus to mix, the choice so far and, if an empty day is allowed, its cost in points. */
export type MasterQuestion = {
  readonly menus: readonly number[];
  readonly chosen: WeekChoice;
  readonly emptyDayPoints: number;
};

/**
 * The linear relaxation of the week over a list of menus (Dantzig and Wolfe 1960):
 *
 *     min  sum cost x + sum points e        x, e >= 0
 *     s.t. sum of x over each class >= its days left;  servings of each dish <= its capacity;
 *          servings - e <= 1 where a dish may return;
 *          sign * (uses - bound) <= e for each counter, without e where the points are infinite.
 *
 * Costs are shifted by one constant per day so that each is positive and larger than what a menu can gain from a counter
 * that wants more: then the rows of the classes hold with equality and the dual simplex needs no first phase. Rows that cannot
 * bind are left out; their price is zero.
 */
export function solveMaster(pool: MenuPool, question: MasterQuestion): MasterSolution {
  const { menus, chosen, emptyDayPoints } = question;
  const rows = masterRows(pool, question);
  const soft = rows.flatMap(({ points }, index) => (points < Infinity ? [index] : []));
  const { classes, countersOfKind } = pool.model;
  const emptyColumns = emptyDayPoints < Infinity ? classes.length : 0;
  const shift = costShift(pool, menus);
  const lp = new DenseLp(classes.length + rows.length, menus.length + soft.length + emptyColumns);
  const rowOf = rowNumbers(pool.model, rows);
  const count = (row: number, column: number) => {
    if (row >= 0) lp.addCoefficient(classes.length + row, column, rows[row]?.sign ?? 0);
  };
  for (let column = 0; column < menus.length; column += 1) {
    const menu = menus[column] ?? 0;
    lp.setCost(column, (pool.cost[menu] ?? 0) + shift);
    lp.addCoefficient(pool.classOf[menu] ?? 0, column, -1);
    for (let at = menu * pool.slotCount; at < (menu + 1) * pool.slotCount; at += 1) {
      const dish = pool.dish[at] ?? -1;
      if (dish < 0) continue;
      count(rowOf.dish[dish] ?? -1, column);
      count(rowOf.returning[dish] ?? -1, column);
      const counters = countersOfKind[pool.kind[at] ?? 0] ?? NONE;
      for (let each = 0; each < counters.length; each += 1)
        count(rowOf.counter[counters[each] ?? -1] ?? -1, column);
    }
  }
  rows.forEach((row, index) => {
    lp.setBound(classes.length + index, row.bound);
  });
  soft.forEach((row, index) => {
    lp.addCoefficient(classes.length + row, menus.length + index, -1);
    lp.setCost(menus.length + index, rows[row]?.points ?? 0);
  });
  classes.forEach((_, index) => {
    lp.setBound(index, -(chosen.left[index] ?? 0));
    if (emptyColumns === 0) return;
    lp.addCoefficient(index, menus.length + soft.length + index, -1);
    lp.setCost(menus.length + soft.length + index, emptyDayPoints + shift);
  });
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
/** Key of the row that charges repeats of a dish, beside the row of its capacity. */
const returning = (dish: number) => dish + 0.5;

const NONE = new Int32Array(0);

/**
 * The row of each dish, of its repeats and of each counter; -1 for none. Arrays, because every menu of every
 * programme looks them up.
 */
function rowNumbers({ dishCount, counters }: WeekModel, rows: readonly MasterRow[]) {
  const dish = new Int32Array(dishCount).fill(-1);
  const returning = new Int32Array(dishCount).fill(-1);
  const counter = new Int32Array(counters.length).fill(-1);
  rows.forEach(({ key }, row) => {
    if (key < 0) counter[-1 - key] = row;
    else if (Number.isInteger(key)) dish[key] = row;
    else returning[Math.floor(key)] = row;
  });
  return { dish, returning, counter };
}

/** Most times a menu can be chosen: bounded by the days of its class and the servings left of its dishes. */
function timesAtMost({ model, classOf, dish, slotCount }: MenuPool, menu: number): number {
  let times = model.classes[classOf[menu] ?? 0]?.days.length ?? 0;
  for (let at = menu * slotCount; at < (menu + 1) * slotCount; at += 1) {
    times = Math.min(times, model.capacity[dish[at] ?? -1] ?? times);
  }
  return times;
}

/**
 * What a list of menus uses: the number of menus with each dish, the dishes in order of their first menu, and the
 * most servings that each counter counts.
 */
type Demand = {
  readonly menusOf: Int32Array;
  readonly dishes: readonly number[];
  readonly servings: Int32Array;
};

function demandOf(pool: MenuPool, menus: readonly number[]): Demand {
  const { dishCount, counters, countersOfKind } = pool.model;
  const menusOf = new Int32Array(dishCount);
  const servings = new Int32Array(counters.length);
  const dishes: number[] = [];
  for (const menu of menus) {
    const times = timesAtMost(pool, menu);
    for (let at = menu * pool.slotCount; at < (menu + 1) * pool.slotCount; at += 1) {
      const dish = pool.dish[at] ?? -1;
      if (dish < 0) continue;
      if (menusOf[dish] === 0) dishes.push(dish);
      menusOf[dish] = (menusOf[dish] ?? 0) + 1;
      const counted = countersOfKind[pool.kind[at] ?? 0] ?? NONE;
      for (let each = 0; each < counted.length; each += 1) {
        const counter = counted[each] ?? 0;
        servings[counter] = (servings[counter] ?? 0) + times;
      }
    }
  }
  return { menusOf, dishes, servings };
}

function masterRows(pool: MenuPool, { menus, chosen }: MasterQuestion): readonly MasterRow[] {
  const { model } = pool;
  const demand = demandOf(pool, menus);
  const limited = dishesThatLimit(pool, menus, demand);
  const rows: MasterRow[] = [];
  for (const dish of demand.dishes) {
    const served = chosen.servings[dish] ?? 0;
    const most = model.capacity[dish] ?? 1;
    const needed = most > 1 || limited.has(dish) || (demand.menusOf[dish] ?? 0) + served > 1;
    if (needed) rows.push({ key: dish, sign: 1, bound: most - served, points: Infinity });
    if (most > 1) {
      rows.push({ key: returning(dish), sign: 1, bound: 1 - served, points: model.returnPoints });
    }
  }
  if (pool.dishesReturn) rows.push(...alreadyReturned(chosen, { demand, points: model.returnPoints }));
  model.counters.forEach(({ sign, bound, points }, index) => {
    const left = sign * (bound - (chosen.uses[index] ?? 0));
    const servings = demand.servings[index] ?? 0;
    const most = sign === 1 ? Math.min(servings, chosen.daysLeft * pool.slotCount) : 0;
    const canBind = most > left || left < 0;
    if (canBind) rows.push({ key: counterKey(index), sign, bound: left, points });
  });
  return rows;
}

/** Dishes chosen more than once that no listed menu serves. Their repeats still cost points. */
function alreadyReturned(
  chosen: WeekChoice,
  { demand, points }: { readonly demand: Demand; readonly points: number },
): readonly MasterRow[] {
  const rows: MasterRow[] = [];
  chosen.servings.forEach((served, dish) => {
    if (served > 1 && demand.menusOf[dish] === 0)
      rows.push({ key: returning(dish), sign: 1, bound: 1 - served, points });
  });
  return rows;
}

/**
 * A menu whose dishes of capacity 1 appear in no other menu needs one row that keeps it from being chosen twice: that
 * of the first such dish. A class with one day needs none.
 */
function dishesThatLimit(
  { model, classOf, dish: dishes, slotCount }: MenuPool,
  menus: readonly number[],
  { menusOf }: Demand,
): ReadonlySet<number> {
  const limited = new Set<number>();
  for (const menu of menus) {
    if (model.classes[classOf[menu] ?? 0]?.days.length === 1) continue;
    let [first, isAlone] = [-1, true];
    for (let at = menu * slotCount; at < (menu + 1) * slotCount; at += 1) {
      const dish = dishes[at] ?? -1;
      if (model.capacity[dish] !== 1) continue;
      if (first < 0) first = dish;
      isAlone &&= menusOf[dish] === 1;
    }
    if (first >= 0 && isAlone) limited.add(first);
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
): Pick<MasterSolution, 'dayPrices' | 'prices'> {
  const week = noPrices(pool.model);
  const classes = pool.model.classes.length;
  rows.forEach(({ key, points }, index) => {
    const price = Math.min(points, Math.max(0, prices[classes + index] ?? 0));
    if (key < 0) week.counter[-1 - key] = price;
    else week.dish[Math.floor(key)] = (week.dish[Math.floor(key)] ?? 0) + price;
  });
  return { dayPrices: prices.slice(0, classes).map((price) => price - shift), prices: week };
}
