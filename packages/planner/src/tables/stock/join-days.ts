import { type DayColumn, pricedColumn } from './day-columns.ts';
import { sidePoints } from './stock-points.ts';
import type { StockedSide, WeekStock } from './week-stock.ts';

/** Days joined so far: their last column, a number for their meals of sides still to come, and the bound of every week they begin. */
type Joined = {
  readonly bound: number;
  readonly meals: number;
  readonly column: DayColumn | null;
  readonly before: Joined | null;
};

/** Most beginnings of a week that are kept, and that are made from them for a day. */
const MOST_KEPT = 4000;
const MOST_MADE = 80_000;

type Input = {
  readonly stock: WeekStock;
  readonly prices: Float64Array;
  /** Only weeks of fewer points are looked for. */
  readonly below: number;
};

/** The best choice of one of the listed columns a day, null for none below the points, and a bound below all of them. */
export function joinDays(
  days: readonly (readonly DayColumn[])[],
  { stock, prices, below }: Input,
): { readonly chosen: readonly DayColumn[] | null; readonly lowerBound: number } {
  const search = new Joining(days, stock, prices);
  const start = search.start();
  if (!search.isCountable) return { chosen: null, lowerBound: start.bound };
  let layer: readonly Joined[] = [start];
  let dropped = Infinity;
  for (const day of days.keys()) {
    const next = search.withDay(layer, day, below);
    dropped = Math.min(dropped, next.dropped);
    layer = next.kept;
  }
  const best = layer.reduce<Joined | null>((a, b) => (a === null || b.bound < a.bound ? b : a), null);
  const chosen: DayColumn[] = [];
  for (let at = best; at !== null; at = at.before) if (at.column !== null) chosen.unshift(at.column);
  return { chosen: best === null ? null : chosen, lowerBound: Math.min(dropped, best?.bound ?? Infinity) };
}

/**
 * A side over the days. Its meals are a number of as many digits as it has items: `units` are the values of the digits, `size` the
 * numbers there are, `unit` the value of that number in the one of all sides. `least` holds, by number of days joined, for each number of meals the least points of the side, less the
 * prices of its meals, that the days to come can bring it to. `lastDay` is the last one that may have it, -1 for none.
 */
type CountedSide = {
  readonly units: ReadonlyMap<number, number>;
  readonly size: number;
  readonly unit: number;
  readonly least: readonly Float64Array[];
  readonly lastDay: number;
};

/**
 * Dynamic programming over the days. Beginnings with the same meals of each item have the same ends, so the cheapest is kept; what
 * the days to come cost at least, each day and each side by itself, leaves out beginnings that no better week has.
 */
class Joining {
  /** By day, the columns in the order of their priced points. */
  private readonly columns: readonly (readonly { readonly column: DayColumn; readonly value: number }[])[];
  /** The least priced points of the days from each on. */
  private readonly rest: Float64Array;
  private readonly sides: readonly CountedSide[];
  /** Whether the meals of all sides are one whole number. */
  readonly isCountable: boolean;

  constructor(days: readonly (readonly DayColumn[])[], stock: WeekStock, prices: Float64Array) {
    let unit = 1;
    this.sides = stock.sides.map((side) => {
      const counted = { ...countedSide(days, side, { stock, prices }), unit };
      unit *= counted.size;
      return counted;
    });
    this.isCountable = Number.isSafeInteger(unit);
    this.columns = days.map((columns) =>
      columns
        .map((column) => ({ column, value: pricedColumn(column, prices) }))
        .sort((a, b) => a.value - b.value),
    );
    this.rest = new Float64Array(days.length + 1);
    for (let day = days.length - 1; day >= 0; day -= 1)
      this.rest[day] = (this.rest[day + 1] ?? 0) + (this.columns[day]?.[0]?.value ?? Infinity);
  }

  start(): Joined {
    const bound = this.sides.reduce((sum, { least }) => sum + (least[0]?.[0] ?? 0), this.rest[0] ?? 0);
    return { bound, meals: 0, column: null, before: null };
  }

  /** All beginnings with one more day, and the least bound of those that are too many to keep. */
  withDay(layer: readonly Joined[], day: number, below: number) {
    const kept = new Map<number, Joined>();
    const cheapest = (this.rest[day] ?? 0) - (this.rest[day + 1] ?? 0);
    const open = this.sides.filter(({ lastDay }) => lastDay >= day);
    const least = open.map((side) => side.least[day + 1] ?? NONE);
    // The meals of a side that no later day may have need not be told apart any more.
    const units = open.map(({ lastDay, unit }) => (lastDay > day ? unit : 0));
    const numberOf = (meals: Int32Array) => meals.reduce((sum, each, at) => sum + each * (units[at] ?? 0), 0);
    const columns = (this.columns[day] ?? []).map(({ column, value }) => {
      const own = Int32Array.from(open, (side) => mealsOf(column, side.units));
      return { column, value, own, all: numberOf(own) };
    });
    let [dropped, made] = [Infinity, 0];
    for (const before of [...layer].sort((a, b) => a.bound - b.bound)) {
      const eaten = Int32Array.from(open, ({ unit, size }) => Math.floor(before.meals / unit) % size);
      const eatenAll = numberOf(eaten);
      const bare = open.reduce(
        (sum, side, at) => sum - (side.least[day]?.[eaten[at] ?? 0] ?? 0),
        before.bound - cheapest,
      );
      for (const { column, value, own, all } of columns) {
        if (before.bound - cheapest + value >= below) break;
        made += 1;
        if (made > MOST_MADE) {
          dropped = Math.min(dropped, before.bound);
          break;
        }
        let bound = bare + value;
        for (let at = 0; at < least.length; at += 1)
          bound += least[at]?.[(eaten[at] ?? 0) + (own[at] ?? 0)] ?? 0;
        const meals = eatenAll + all;
        if (bound < below && bound < (kept.get(meals)?.bound ?? Infinity))
          kept.set(meals, { bound, meals, column, before });
      }
    }
    const sorted = [...kept.values()].sort((a, b) => a.bound - b.bound);
    dropped = Math.min(dropped, sorted[MOST_KEPT]?.bound ?? Infinity);
    return { kept: sorted.slice(0, MOST_KEPT), dropped };
  }
}

/** What a side comes to at the meals that the days may bring. */
function countedSide(
  days: readonly (readonly DayColumn[])[],
  side: StockedSide,
  { stock, prices }: Omit<Input, 'below'>,
): Omit<CountedSide, 'unit'> {
  const units = new Map<number, number>();
  let size = 1;
  for (const item of side.items) {
    const most = days.reduce((sum, columns) => sum + Math.max(0, ...columns.map(timesOf(item))), 0);
    units.set(item, size);
    size *= most + 1;
  }
  const meals = new Uint8Array(stock.items.length);
  const last = new Float64Array(size);
  for (let count = 0; count < size; count += 1) {
    let [paid, left] = [0, count];
    for (const [at, item] of side.items.entries()) {
      const next = units.get(side.items[at + 1] ?? -1) ?? size;
      const radix = next / (units.get(item) ?? 1);
      meals[item] = left % radix;
      left = Math.floor(left / radix);
      paid += (prices[item] ?? 0) * (meals[item] ?? 0);
    }
    last[count] = sidePoints(side, stock.items, meals) - paid;
  }
  const least = [last];
  for (const columns of [...days].reverse()) {
    const after = least[0] ?? last;
    const steps = [...new Set(columns.map((column) => mealsOf(column, units)))];
    least.unshift(after.map((_, count) => Math.min(...steps.map((step) => after[count + step] ?? Infinity))));
  }
  const lastDay = days.findLastIndex((columns) => columns.some((column) => mealsOf(column, units) > 0));
  return { units, size, least, lastDay };
}

function timesOf(item: number) {
  return ({ items }: DayColumn): number => items.reduce((sum, each) => sum + (each === item ? 1 : 0), 0);
}

/** The number that the meals of a column add to that of a side. */
function mealsOf({ items }: DayColumn, units: ReadonlyMap<number, number>): number {
  return items.reduce((sum, item) => sum + (units.get(item) ?? 0), 0);
}

const NONE = new Float64Array(0);
