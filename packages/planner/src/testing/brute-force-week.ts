import type { SlotRows, WeekModel } from '../search/week-model.ts';

/** One day menu: a row per slot and what it costs. */
export type BruteMenu = { readonly rows: readonly number[]; readonly cost: number };

/** Every day menu of a model with its cost, by plain enumeration; shares no code with the engine. */
export function everyMenu(model: WeekModel): readonly BruteMenu[] {
  let menus: (readonly number[])[] = [[]];
  model.slots.forEach((rows, slot) => {
    menus = menus.flatMap((menu) =>
      [...rows.cost.keys()]
        .filter((row) => menu.every((other, place) => model.slots[place]?.apart[other] !== rows.apart[row]))
        .map((row) => [...menu, row]),
    );
    menus = menus.filter((menu) => menu.length === slot + 1);
  });
  return menus.map((rows) => ({ rows, cost: menuCost(model, rows) }));
}

/** Weeks that count for a brute-force optimum. */
type Accepts = (week: readonly BruteMenu[]) => boolean;

/** The fewest points of any accepted week, infinite where there is none; every multiset of menus and, for H6, every order. */
export function cheapestWeek(model: WeekModel, accepts: Accepts = () => true): number {
  const menus = everyMenu(model);
  const chosen: BruteMenu[] = [];
  let best = Infinity;
  const choose = (from: number): void => {
    if (chosen.length === model.days) {
      const points = weekCost(model, chosen);
      if (points < best && accepts(chosen) && (!model.overnight || hasOrder(model, chosen))) best = points;
      return;
    }
    for (let index = from; index < menus.length; index += 1) {
      const menu = menus[index];
      if (menu === undefined) return;
      chosen.push(menu);
      if (keepsCopies(model, chosen)) choose(index);
      chosen.pop();
    }
  };
  choose(0);
  return best;
}

/** Points of a week: its menus, the counters and the returning dishes; infinite where a hard counter is exceeded. */
export function weekCost(model: WeekModel, week: readonly BruteMenu[]): number {
  let points = week.reduce((sum, menu) => sum + menu.cost, 0);
  const kinds = eachRow(model, week, ({ rows, row }) => rows.kind[row] ?? 0);
  model.counters.forEach(({ sign, bound, points: each }, index) => {
    const uses = kinds.filter((kind) => model.countersOfKind[kind]?.includes(index)).length;
    const outside = sign * (uses - bound);
    if (outside > 0) points += each * outside;
  });
  const dishes = eachRow(model, week, ({ rows, row }) => rows.dish[row] ?? 0);
  return points + model.returnPoints * (dishes.length - new Set(dishes).size);
}

function menuCost(model: WeekModel, menu: readonly number[]): number {
  const { width, lower, upper, steepLower, steepUpper, slope, constant } = model.penalty;
  let cost = constant;
  for (let k = 0; k < width; k += 1) {
    const total = menu.reduce(
      (sum, row, slot) => sum + (model.slots[slot]?.amounts[row * width + k] ?? 0),
      0,
    );
    const outside = Math.max(total - (upper[k] ?? 0), (lower[k] ?? 0) - total, 0);
    const steep = Math.max(total - (steepUpper[k] ?? 0), (steepLower[k] ?? 0) - total, 0);
    cost += (slope[k] ?? 0) * (outside + 2 * steep);
  }
  return menu.reduce((sum, row, slot) => sum + (model.slots[slot]?.cost[row] ?? 0), cost);
}

function keepsCopies(model: WeekModel, week: readonly BruteMenu[]): boolean {
  const servings = new Map<number, number>();
  for (const dish of eachRow(model, week, ({ rows, row }) => rows.dish[row] ?? 0)) {
    servings.set(dish, (servings.get(dish) ?? 0) + 1);
  }
  return [...servings.values()].every((count) => count <= model.copies);
}

/** Whether some order of the days keeps the last meal of each and the first of the next apart. */
export function hasOrder(model: WeekModel, week: readonly BruteMenu[]): boolean {
  const groups = week.map(({ rows }) => rows.map((row, slot) => model.slots[slot]?.group[row] ?? 0));
  const extend = (last: number | undefined, left: readonly (readonly number[])[]): boolean =>
    left.length === 0 ||
    left.some(
      (day, index) =>
        day[0] !== last && extend(day.at(-1), [...left.slice(0, index), ...left.slice(index + 1)]),
    );
  return extend(undefined, groups);
}

function eachRow(
  model: WeekModel,
  week: readonly BruteMenu[],
  read: (place: { readonly rows: SlotRows; readonly row: number }) => number,
): readonly number[] {
  return week.flatMap((menu) =>
    menu.rows.flatMap((row, slot) => {
      const rows = model.slots[slot];
      return rows === undefined ? [] : [read({ rows, row })];
    }),
  );
}
