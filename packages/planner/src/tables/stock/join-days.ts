import { type DayColumn, pricedColumn } from './day-columns.ts';
import { sidePoints } from './stock-points.ts';
import type { StockedSide, WeekStock } from './week-stock.ts';

/**
 * A partial week: its last column, a number that encodes the meals of sides that later days may still have, and a
 * lower bound on every week that continues it.
 */
type Joined = {
  readonly bound: number;
  readonly meals: number;
  readonly column: DayColumn | null;
  readonly before: Joined | null;
};

/** Most partial weeks kept, and most made from them for one day. */
const MOST_KEPT = 4000;
const MOST_MADE = 80_000;

type Input = {
  readonly stock: WeekStock;
  readonly prices: Float64Array;
  /** Only weeks with fewer points count. */
  readonly below: number;
};

/** The best choice of one listed column per day, null where none is below the points, and a lower bound on all choices. */
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
 * A side over the days. Its meals are encoded as a number with one digit per item: `size` is how many such numbers
 * there are, `unit` the place value of that number within the one for all sides. `steps` holds, by day, what each
 * column adds to the number. `least` holds, by the number of days joined and by this number, the least points, less
 * the prices of its meals, that the side can reach with the remaining days. `lastDay` is the last day that may have
 * the side, -1 for none.
 */
type CountedSide = {
  readonly steps: readonly Int32Array[];
  readonly size: number;
  readonly unit: number;
  readonly least: readonly Float64Array[];
  readonly lastDay: number;
};

type Priced = { readonly column: DayColumn; readonly value: number };

/**
 * Dynamic programming over the days. Partial weeks with the same meals of each item can be continued in the same
 * ways, so only the cheapest is kept. A lower bound on the remaining days, taken day by day and side by side, prunes
 * those that no better week can contain.
 */
class Joining {
  /** By day, the columns by ascending priced points. */
  private readonly columns: readonly (readonly Priced[])[];
  /** By day, the least priced points of that day and all later ones. */
  private readonly rest: Float64Array;
  private readonly sides: readonly CountedSide[];
  /** Whether one integer can encode the meals of all sides. */
  readonly isCountable: boolean;

  constructor(days: readonly (readonly DayColumn[])[], stock: WeekStock, prices: Float64Array) {
    this.columns = days.map((columns) =>
      columns
        .map((column) => ({ column, value: pricedColumn(column, prices) }))
        .sort((a, b) => a.value - b.value),
    );
    let unit = 1;
    this.sides = stock.sides.map((side) => {
      const counted = { ...countedSide(this.columns, side, { stock, prices }), unit };
      unit *= counted.size;
      return counted;
    });
    this.isCountable = Number.isSafeInteger(unit);
    this.rest = new Float64Array(days.length + 1);
    for (let day = days.length - 1; day >= 0; day -= 1)
      this.rest[day] = (this.rest[day + 1] ?? 0) + (this.columns[day]?.[0]?.value ?? Infinity);
  }

  start(): Joined {
    const bound = this.sides.reduce((sum, { least }) => sum + (least[0]?.[0] ?? 0), this.rest[0] ?? 0);
    return { bound, meals: 0, column: null, before: null };
  }

  /** All partial weeks with one more day, and the least bound of those dropped because there are too many. */
  withDay(layer: readonly Joined[], day: number, below: number) {
    const kept = new Map<number, Joined>();
    const cheapest = (this.rest[day] ?? 0) - (this.rest[day + 1] ?? 0);
    const open = this.sides.filter(({ lastDay }) => lastDay >= day);
    const least = open.map((side) => side.least[day + 1] ?? NONE);
    // Once no later day may have a side, its meals are no longer distinguished.
    const units = open.map(({ lastDay, unit }) => (lastDay > day ? unit : 0));
    const inOrder = [...layer].sort((a, b) => a.bound - b.bound);
    const isBeyond = ({ bound }: Joined, value: number) => bound - cheapest + value >= below;
    const [first] = inOrder;
    if (first === undefined) return { kept: inOrder, dropped: Infinity };
    // A column that is too expensive for the partial week of least bound is too expensive for all.
    const within = (this.columns[day] ?? []).filter(({ value }) => !isBeyond(first, value));
    const columns = within.map((priced, at) => {
      const own = Int32Array.from(open, ({ steps }) => steps[day]?.[at] ?? 0);
      return { ...priced, own, all: numberOf(own, units) };
    });
    let [dropped, made] = [Infinity, 0];
    const eaten = new Int32Array(open.length);
    for (const before of inOrder) {
      readMeals(before.meals, open, eaten);
      const eatenAll = numberOf(eaten, units);
      let bare = before.bound - cheapest;
      for (const [at, side] of open.entries()) bare -= side.least[day]?.[eaten[at] ?? 0] ?? 0;
      for (const { column, value, own, all } of columns) {
        if (isBeyond(before, value)) break;
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

/** Encodes the meals of all sides as one number. */
function numberOf(meals: Int32Array, units: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < meals.length; at += 1) sum += (meals[at] ?? 0) * (units[at] ?? 0);
  return sum;
}

/** Decodes the meals of each of these sides from the number of all sides. */
function readMeals(number: number, sides: readonly CountedSide[], meals: Int32Array): void {
  for (const [at, { unit, size }] of sides.entries()) meals[at] = Math.floor(number / unit) % size;
}

/** Encodes a side and computes the least points it can reach at each number of meals. */
function countedSide(
  days: readonly (readonly Priced[])[],
  side: StockedSide,
  { stock, prices }: Omit<Input, 'below'>,
): Omit<CountedSide, 'unit'> {
  const units = new Int32Array(stock.items.length);
  let size = 1;
  for (const item of side.items) {
    units[item] = size;
    size *= days.reduce((sum, columns) => sum + mostOf(item, columns), 0) + 1;
  }
  const meals = new Uint8Array(stock.items.length);
  const last = new Float64Array(size);
  for (let count = 0; count < size; count += 1) {
    let [paid, left] = [0, count];
    for (const [at, item] of side.items.entries()) {
      const next = units[side.items[at + 1] ?? -1] ?? size;
      const radix = next / (units[item] ?? 1);
      meals[item] = left % radix;
      left = Math.floor(left / radix);
      paid += (prices[item] ?? 0) * (meals[item] ?? 0);
    }
    last[count] = sidePoints(side, stock.items, meals) - paid;
  }
  const steps = days.map((columns) => stepsOf(columns, units));
  const least: Float64Array[] = [last];
  for (const ofDay of [...steps].reverse()) least.unshift(leastBefore(least[0] ?? last, ofDay));
  const lastDay = steps.findLastIndex((ofDay) => ofDay.some((step) => step > 0));
  return { steps, size, least, lastDay };
}

/** For each number of meals before a day, the least points that follow after the day adds one of these steps. */
function leastBefore(after: Float64Array, steps: Int32Array): Float64Array {
  const different = [...new Set(steps)];
  return after.map((_, count) => {
    let least = Infinity;
    for (const step of different) least = Math.min(least, after[count + step] ?? Infinity);
    return least;
  });
}

/** Most meals of an item in one of the columns. */
function mostOf(item: number, columns: readonly Priced[]): number {
  let most = 0;
  for (const { column } of columns) {
    let meals = 0;
    for (const each of column.items) if (each === item) meals += 1;
    most = Math.max(most, meals);
  }
  return most;
}

/** What each column adds to a side's encoded number of meals. */
function stepsOf(columns: readonly Priced[], units: Int32Array): Int32Array {
  const steps = new Int32Array(columns.length);
  let at = 0;
  for (const { column } of columns) {
    let step = 0;
    for (const item of column.items) step += units[item] ?? 0;
    steps[at] = step;
    at += 1;
  }
  return steps;
}

const NONE = new Float64Array(0);
