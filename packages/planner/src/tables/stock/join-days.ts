import { type DayColumn, pricedColumn } from './day-columns.ts';
import { sidePoints, wantedMeals } from './stock-points.ts';
import type { WeekStock } from './week-stock.ts';

/** Days joined so far: their columns, the bound of every week that begins with them, and the meals of each item. */
type Joined = {
  readonly bound: number;
  readonly meals: Uint8Array;
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
  let layer: readonly Joined[] = [search.start()];
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
 * Dynamic programming over the days. Beginnings with the same meals of all items that later days may eat have the same ends, so
 * the cheapest is kept; a bound of what is to come, from prices, leaves out beginnings no better week has.
 */
class Joining {
  /** By day, the columns in the order of their priced points. */
  private readonly columns: readonly (readonly { readonly column: DayColumn; readonly value: number }[])[];
  /** The least priced points of the days from each on. */
  private readonly rest: Float64Array;
  /** The last day any item of a side may be eaten on, and its points less prices at the best meals. */
  private readonly lastDays: readonly number[];
  private readonly wanted: Float64Array;

  constructor(
    days: readonly (readonly DayColumn[])[],
    private readonly stock: WeekStock,
    private readonly prices: Float64Array,
  ) {
    this.columns = days.map((columns) =>
      columns
        .map((column) => ({ column, value: pricedColumn(column, prices) }))
        .sort((a, b) => a.value - b.value),
    );
    this.rest = new Float64Array(days.length + 1);
    for (let day = days.length - 1; day >= 0; day -= 1)
      this.rest[day] = (this.rest[day + 1] ?? 0) + (this.columns[day]?.[0]?.value ?? Infinity);
    this.lastDays = stock.sides.map(({ items }) => {
      const eaten = days.flatMap((columns, day) =>
        columns.some((column) => items.some((item) => column.items.includes(item))) ? [day] : [],
      );
      return Math.max(-1, ...eaten);
    });
    this.wanted = Float64Array.from(stock.sides, (side) => wantedMeals(side, stock.items, prices).points);
  }

  start(): Joined {
    const meals = new Uint8Array(this.stock.items.length);
    let bound = this.rest[0] ?? 0;
    for (const [at, side] of this.stock.sides.entries())
      bound += (this.lastDays[at] ?? 0) < 0 ? this.settled(side, meals) : (this.wanted[at] ?? 0);
    return { bound, meals, column: null, before: null };
  }

  /** All beginnings with one more day, and the least bound of those that are too many to keep. */
  withDay(layer: readonly Joined[], day: number, below: number) {
    const kept = new Map<string, Joined>();
    const ended = [...this.stock.sides.entries()].filter(([at]) => this.lastDays[at] === day);
    const coming = this.stock.sides.flatMap(({ items }, at) => ((this.lastDays[at] ?? 0) > day ? items : []));
    const least = (this.rest[day] ?? 0) - (this.rest[day + 1] ?? 0);
    const meals = new Uint8Array(this.stock.items.length);
    let [dropped, made] = [Infinity, 0];
    for (const before of [...layer].sort((a, b) => a.bound - b.bound)) {
      for (const { column, value } of this.columns[day] ?? []) {
        const coarse = before.bound + value - least;
        if (coarse >= below) break;
        made += 1;
        if (made > MOST_MADE) {
          dropped = Math.min(dropped, before.bound);
          break;
        }
        meals.set(before.meals);
        for (const item of column.items) meals[item] = (meals[item] ?? 0) + 1;
        let bound = coarse;
        for (const [at, side] of ended) bound += this.settled(side, meals) - (this.wanted[at] ?? 0);
        if (bound >= below) continue;
        let key = '';
        for (const item of coming) key += String.fromCharCode(meals[item] ?? 0);
        if (bound < (kept.get(key)?.bound ?? Infinity))
          kept.set(key, { bound, meals: Uint8Array.from(meals), column, before });
      }
    }
    const sorted = [...kept.values()].sort((a, b) => a.bound - b.bound);
    dropped = Math.min(dropped, sorted[MOST_KEPT]?.bound ?? Infinity);
    return { kept: sorted.slice(0, MOST_KEPT), dropped };
  }

  /** Points of a side that no later day eats, less the prices of its meals. */
  private settled(side: WeekStock['sides'][number], meals: Uint8Array): number {
    const paid = side.items.reduce((sum, item) => sum + (this.prices[item] ?? 0) * (meals[item] ?? 0), 0);
    return sidePoints(side, this.stock.items, meals) - paid;
  }
}
