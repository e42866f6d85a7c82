import { classOfDay, type DayClass, type SlotRows, type WeekModel } from '../search/master/week-model.ts';

/** One day menu: its class of days, a row per slot, and its cost. */
export type BruteMenu = { readonly place: number; readonly rows: readonly number[]; readonly cost: number };

/** Every day menu of a model with its cost, by plain enumeration; shares no code with the engine. */
export function everyMenu(model: WeekModel): readonly BruteMenu[] {
  return model.classes.flatMap((ofClass, place) => {
    let menus: (readonly number[])[] = [[]];
    for (const rows of ofClass.slots) {
      menus = menus.flatMap((menu) =>
        [...rows.cost.keys()]
          .filter((row) => menu.every((other, slot) => ofClass.slots[slot]?.apart[other] !== rows.apart[row]))
          .map((row) => [...menu, row]),
      );
    }
    return menus.map((rows) => ({ place, rows, cost: menuCost(ofClass, rows) }));
  });
}

/** Weeks that count for a brute-force optimum. */
type Accepts = (week: readonly BruteMenu[]) => boolean;

/** The fewest points of any accepted week, infinite for none; tries every multiset of menus and, for H6, every order. */
export function cheapestWeek(model: WeekModel, accepts: Accepts = () => true): number {
  const menus = everyMenu(model);
  const chosen: BruteMenu[] = [];
  const left = model.classes.map(({ days }) => days.length);
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
      // Menus come class by class, so a menu of a later class leaves the earlier days empty.
      if (left.some((days, place) => place < menu.place && days > 0)) return;
      if ((left[menu.place] ?? 0) === 0) continue;
      left[menu.place] = (left[menu.place] ?? 0) - 1;
      chosen.push(menu);
      if (keepsCapacity(model, chosen)) choose(index);
      chosen.pop();
      left[menu.place] = (left[menu.place] ?? 0) + 1;
    }
  };
  choose(0);
  return best;
}

/** Points of a week: its menus, the counters and the repeated dishes; infinite where a hard counter is exceeded. */
export function weekCost(model: WeekModel, week: readonly BruteMenu[]): number {
  let points = week.reduce((sum, menu) => sum + menu.cost, 0);
  const kinds = eachRow(model, week, ({ rows, row }) => rows.kind[row] ?? 0);
  model.counters.forEach(({ sign, bound, points: each }, index) => {
    const uses = kinds.filter((kind) => model.countersOfKind[kind]?.includes(index)).length;
    const outside = sign * (uses - bound);
    if (outside > 0) points += each * outside;
  });
  const dishes = eachRow(model, week, ({ rows, row }) => rows.dish[row] ?? 0).filter((dish) => dish >= 0);
  return points + model.returnPoints * (dishes.length - new Set(dishes).size);
}

function menuCost({ penalty, slots }: DayClass, menu: readonly number[]): number {
  const { width, lower, upper, steepLower, steepUpper, slope, constant } = penalty;
  let cost = constant;
  for (let k = 0; k < width; k += 1) {
    const total = menu.reduce((sum, row, slot) => sum + (slots[slot]?.amounts[row * width + k] ?? 0), 0);
    const outside = Math.max(total - (upper[k] ?? 0), (lower[k] ?? 0) - total, 0);
    const steep = Math.max(total - (steepUpper[k] ?? 0), (steepLower[k] ?? 0) - total, 0);
    cost += (slope[k] ?? 0) * (outside + 2 * steep);
  }
  return menu.reduce((sum, row, slot) => sum + (slots[slot]?.cost[row] ?? 0), cost);
}

function keepsCapacity(model: WeekModel, week: readonly BruteMenu[]): boolean {
  const servings = new Map<number, number>();
  for (const dish of eachRow(model, week, ({ rows, row }) => rows.dish[row] ?? 0)) {
    if (dish >= 0) servings.set(dish, (servings.get(dish) ?? 0) + 1);
  }
  return [...servings].every(([dish, count]) => count <= (model.capacity[dish] ?? 0));
}

/** Whether some order of the days, each on a date of its class, keeps planned meals apart overnight. */
export function hasOrder(model: WeekModel, week: readonly BruteMenu[]): boolean {
  const classOf = classOfDay(model);
  const groupAt = ({ place, rows }: BruteMenu, slot: number | null | undefined) =>
    slot === null || slot === undefined ? null : model.classes[place]?.slots[slot]?.group[rows[slot] ?? 0];
  const extend = (before: BruteMenu | null, left: readonly BruteMenu[]): boolean =>
    left.length === 0 ||
    left.some((menu, index) => {
      if (menu.place !== classOf[model.days - left.length]) return false;
      const evening = before === null ? null : groupAt(before, model.classes[before.place]?.evening);
      const meet = evening !== null && evening === groupAt(menu, model.classes[menu.place]?.morning);
      return !meet && extend(menu, [...left.slice(0, index), ...left.slice(index + 1)]);
    });
  return extend(null, week);
}

function eachRow(
  model: WeekModel,
  week: readonly BruteMenu[],
  read: (place: { readonly rows: SlotRows; readonly row: number }) => number,
): readonly number[] {
  return week.flatMap((menu) =>
    menu.rows.flatMap((row, slot) => {
      const rows = model.classes[menu.place]?.slots[slot];
      return rows === undefined ? [] : [read({ rows, row })];
    }),
  );
}
