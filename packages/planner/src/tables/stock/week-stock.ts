import { MEAL_TIMES } from '@kkini/domain';
import type { OpenTable, TableProblem } from '../table-problem.ts';
import { cookDayOf, MOST_MEALS, WEEK_SLOTS } from '../week-kitchen.ts';
import { type LaidWeek, RICE_DAYS } from '../week-of-tables.ts';

/** A side available for some meals: one cooking of it, or a supply from a store. */
export type StockItem = {
  readonly side: number;
  /** The day of cooking, the slot of the first meal it is made for, and the last day it keeps. */
  readonly cookDay: number;
  readonly firstSlot: number;
  readonly until: number;
  /**
   * Whether it has to be eaten on its cooking day or, if made on the evening before a breakfast, at that breakfast: a
   * cooking that waits looks like a mistake to a cook. False for what is cooked ahead on the day for that.
   */
  readonly isOwed: boolean;
  /** Fewest and most meals that eat it. */
  readonly least: number;
  readonly most: number;
  /** Points if only one meal uses it, for its foods that nothing else uses. */
  readonly lone: number;
};

/** The items of one side. Kimchi may be eaten more often. */
export type StockedSide = {
  readonly items: readonly number[];
  readonly isStored: boolean;
  readonly isKimchi: boolean;
};

/** The items the tables of a week are laid from: cookings and store supplies, and the kinds of rice by part of the week. */
export type WeekStock = {
  readonly items: readonly StockItem[];
  readonly sides: readonly StockedSide[];
  readonly rices: readonly ReadonlySet<number>[];
  /** Points of the cookings, which do not depend on where they are eaten. */
  readonly paid: number;
};

/** The cooking that a place is served from: a name shared by all of its meals, and its cooking day. */
export type NamedCooking = { readonly name: string; readonly cookDay: number };

/**
 * A laid week and the days to include. `cookings` are by place, for a week that names them; otherwise they follow
 * from its meals.
 */
export type StockSource = {
  readonly laid: LaidWeek;
  readonly isLaid: (day: number) => boolean;
  readonly cookings?: readonly (NamedCooking | null)[];
};

/** The stock of a laid week for the tables on these days, and the item of each place, -1 for none. */
export function weekStock(
  problem: TableProblem,
  { laid, isLaid, cookings }: StockSource,
): { readonly stock: WeekStock; readonly itemAt: Int32Array } {
  const builder = new StockBuilder(problem);
  const itemAt = new Int32Array(problem.places.length).fill(-1);
  const inOrder = [...problem.places.entries()]
    .map(([place, { table }]) => ({ place, table: problem.tables[table] }))
    .sort((a, b) => slotOf(a.table) - slotOf(b.table));
  for (const { place, table } of inOrder) {
    const side = laid.sides[place] ?? -1;
    if (side >= 0 && table !== undefined && isLaid(table.day))
      itemAt[place] = builder.eat(side, slotOf(table), cookings?.[place] ?? null);
  }
  const rices: Set<number>[] = [];
  for (const [at, { day, bases }] of problem.tables.entries()) {
    const part = Math.floor(day / RICE_DAYS);
    const kinds = rices[part] ?? new Set<number>();
    rices[part] = kinds;
    if (isLaid(day)) kinds.add(bases[laid.bases[at] ?? 0]?.kind ?? -1);
  }
  return { stock: { ...builder.made(), rices }, itemAt };
}

/** The slot of a table among the meals of a week. */
export function slotOf(table: Pick<OpenTable, 'day' | 'time'> | undefined): number {
  return table === undefined ? -1 : table.day * MEAL_TIMES.length + MEAL_TIMES.indexOf(table.time);
}

/** Items cooked on a day for that same day, which one of its tables has to eat. */
export function owedOn({ items }: WeekStock, day: number): readonly number[] {
  return owed(items, (item) => item.cookDay === day && dayOf(item.firstSlot) === day);
}

/** Items cooked on the evening before a meal, which its table has to eat. */
export function owedAt({ items }: WeekStock, slot: number): readonly number[] {
  return owed(items, (item) => item.firstSlot === slot && item.cookDay < dayOf(slot));
}

function owed(items: WeekStock['items'], isHere: (item: StockItem) => boolean): readonly number[] {
  return [...items.entries()].flatMap(([at, item]) => (item.isOwed && isHere(item) ? [at] : []));
}

function dayOf(slot: number): number {
  return Math.floor(slot / MEAL_TIMES.length);
}

type Cooked = Pick<StockItem, 'side' | 'cookDay'> & { readonly slot: number; readonly keepDays: number };

/** Collects cookings meal by meal: a meal eats of the last cooking while it keeps. */
class StockBuilder {
  private readonly items: StockItem[] = [];
  private readonly meals: number[] = [];
  private readonly bySide = new Map<number, number[]>();
  private readonly byName = new Map<string, number>();

  constructor(private readonly problem: TableProblem) {}

  /** The item a meal eats: that of the named cooking, otherwise the last cooking with something left. */
  eat(side: number, slot: number, named: NamedCooking | null): number {
    const priced = this.problem.sides[side];
    const made = this.bySide.get(side) ?? [];
    this.bySide.set(side, made);
    const isStored = priced?.isStored === true;
    const keepDays = priced?.keepDays ?? 0;
    if (named !== null && !isStored) {
      const name = `${side} ${named.name}`;
      const at = this.byName.get(name) ?? this.cook({ side, slot, keepDays, cookDay: named.cookDay });
      this.byName.set(name, at);
      return at;
    }
    const last = made.at(-1);
    const day = dayOf(slot);
    const { most = 0, until = -1 } = last === undefined ? {} : (this.items[last] ?? {});
    if (last !== undefined && (this.meals[last] ?? 0) < most && day <= until) {
      this.meals[last] = (this.meals[last] ?? 0) + 1;
      return last;
    }
    const { firstDay, prepDay } = this.problem;
    const isAhead = made.some((at) => this.items[at]?.cookDay === prepDay);
    const cookDay = cookDayOf(slot, keepDays, { firstDay, prepDay, isAhead });
    if (!isStored) return this.cook({ side, slot, keepDays, cookDay });
    const stored = { side, lone: 0, isOwed: false, cookDay: 0, firstSlot: 0, until: Infinity };
    return this.add({ ...stored, least: 0, most: WEEK_SLOTS });
  }

  private cook({ side, slot, keepDays, cookDay }: Cooked): number {
    const isBegun =
      cookDay === dayOf(slot) || (cookDay === dayOf(slot) - 1 && slot % MEAL_TIMES.length === 0);
    const isOwed = isBegun && cookDay !== this.problem.prepDay;
    const until = cookDay + keepDays;
    return this.add({ side, lone: 0, isOwed, cookDay, firstSlot: slot, until, least: 1, most: MOST_MEALS });
  }

  private add(item: StockItem): number {
    this.bySide.get(item.side)?.push(this.items.length);
    this.meals.push(1);
    this.items.push(item);
    return this.items.length - 1;
  }

  made(): Pick<WeekStock, 'items' | 'sides' | 'paid'> {
    const { sides, leadMeals, atHome, loneFood } = this.problem;
    const uses = new Map<number, number>();
    for (const { side } of this.items)
      for (const food of sides[side]?.foods ?? []) uses.set(food, (uses.get(food) ?? 0) + 1);
    const items = this.items.map((item) => {
      const foods = Array.from(sides[item.side]?.foods ?? []);
      const isOwn = (food: number) => uses.get(food) === 1 && (leadMeals[food] ?? 0) === 0;
      const own = foods.filter((food) => isOwn(food) && atHome[food] !== 1);
      return { ...item, lone: loneFood * own.length };
    });
    const paid = items.reduce((sum, { side }) => {
      const priced = sides[side];
      return sum + (priced === undefined || priced.isStored ? 0 : priced.cooking);
    }, 0);
    const stocked = [...this.bySide].map(([side, at]): StockedSide => {
      const { isStored = false, isKimchi = false } = sides[side] ?? {};
      return { items: at, isStored, isKimchi };
    });
    return { items, sides: stocked, paid };
  }
}
