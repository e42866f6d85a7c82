import { type DayColumn, pricedColumn } from './day-columns.ts';
import { joinDays } from './join-days.ts';
import { sidePoints, type WantedMeals, wantedMeals } from './stock-points.ts';
import type { StockedSide, WeekStock } from './week-stock.ts';

/** The best days found for a stock, one column per day, and a lower bound on every choice of days for it. */
export type BestDays = {
  readonly chosen: readonly DayColumn[];
  readonly points: number;
  readonly lowerBound: number;
};

/** Steps of the ascent, and the steps without a better bound after which they become shorter. */
const STEPS = 100;
const PATIENCE = 4;
const TOLERANCE = 1e-7;

/**
 * Chooses a column for each day so that every item of the stock is eaten as often as it yields:
 *
 *     min  sum of points of the columns + sum over sides of sidePoints(meals of its items)
 *
 * With a price for a meal of each item the problem decouples by day. For any prices, the sum of the cheapest priced columns and
 * of the sides' own minimum at these prices is a lower bound (Lagrange). Subgradient steps raise the bound; then the columns that
 * may be in a better week are combined.
 */
export function bestDays(
  days: readonly (readonly DayColumn[])[],
  stock: WeekStock,
  known: readonly DayColumn[],
): BestDays {
  const search = new DaySearch(days, stock, known);
  search.climb();
  search.finish();
  const { chosen, points } = search;
  return { chosen, points, lowerBound: Math.min(search.lowerBound, points) };
}

class DaySearch {
  chosen: readonly DayColumn[];
  points: number;
  lowerBound = -Infinity;
  private readonly prices: Float64Array;
  private bestPrices: Float64Array;
  /** By side, its optimal meals at the last prices it was solved for, which are kept by item. */
  private readonly wanted: WantedMeals[] = [];
  private readonly wantedFor: Float64Array;

  constructor(
    private readonly days: readonly (readonly DayColumn[])[],
    private readonly stock: WeekStock,
    known: readonly DayColumn[],
  ) {
    this.chosen = known;
    this.points = weekPoints(stock, known);
    this.prices = new Float64Array(stock.items.length);
    this.bestPrices = this.prices;
    this.wantedFor = new Float64Array(stock.items.length).fill(Number.NaN);
  }

  climb(): void {
    let length = 1;
    let idle = 0;
    for (let step = 0; step < STEPS && this.points - this.lowerBound > TOLERANCE; step += 1) {
      const cheapest = this.days.map((columns) => this.cheapest(columns));
      const { value, rise } = this.boundAt(cheapest);
      this.improve(cheapest);
      if (value > this.lowerBound + TOLERANCE) {
        this.lowerBound = value;
        this.bestPrices = Float64Array.from(this.prices);
        idle = 0;
      } else idle += 1;
      if (idle > PATIENCE) {
        length *= 0.6;
        idle = 0;
        this.prices.set(this.bestPrices);
        continue;
      }
      const squared = rise.reduce((sum, each) => sum + each * each, 0);
      if (squared === 0) break;
      const pace = (length * Math.max(0.05, this.points - value)) / squared;
      for (const [at, each] of rise.entries()) this.prices[at] = (this.prices[at] ?? 0) + pace * each;
    }
  }

  /** Enumerates the combinations of days that may be in a better week. */
  finish(): void {
    if (this.points - this.lowerBound <= TOLERANCE) return;
    const { stock, bestPrices: prices } = this;
    const joined = joinDays(this.days, { stock, prices, below: this.points - TOLERANCE });
    if (joined.chosen !== null) this.take(joined.chosen);
    this.lowerBound = Math.max(this.lowerBound, Math.min(this.points, joined.lowerBound));
  }

  /** The bound at the current prices and its subgradient: by item, the meals of the days minus those its side wants. */
  private boundAt(cheapest: readonly DayColumn[]) {
    const { sides } = this.stock;
    const rise = mealsOf(this.stock, cheapest);
    let value = cheapest.reduce((sum, column) => sum + pricedColumn(column, this.prices), 0);
    for (const [number, side] of sides.entries()) {
      const wanted = this.wantedBy(number, side);
      value += wanted.points;
      for (const [at, item] of side.items.entries()) rise[item] = (rise[item] ?? 0) - (wanted.meals[at] ?? 0);
    }
    return { value, rise };
  }

  /** Reuses the last solution of a side whose prices did not change; most prices stay the same from one step to the next. */
  private wantedBy(number: number, side: StockedSide): WantedMeals {
    const known = this.wanted[number];
    const isSame = side.items.every((item) => this.prices[item] === this.wantedFor[item]);
    if (known !== undefined && isSame) return known;
    const wanted = wantedMeals(side, this.stock.items, this.prices);
    this.wanted[number] = wanted;
    for (const item of side.items) this.wantedFor[item] = this.prices[item] ?? 0;
    return wanted;
  }

  private cheapest(columns: readonly DayColumn[]): DayColumn {
    let [best, least]: [DayColumn | null, number] = [null, Infinity];
    for (const column of columns) {
      const value = pricedColumn(column, this.prices);
      if (best === null || value < least) [best, least] = [column, value];
    }
    if (best === null) throw new RangeError('Each day has the column it is laid with');
    return best;
  }

  /** Tries a choice of columns, then each of its columns alone in the best choice so far. */
  private improve(from: readonly DayColumn[]): void {
    this.take(from);
    for (const [day, column] of from.entries()) {
      if (this.chosen[day] === column) continue;
      const other = [...this.chosen];
      other[day] = column;
      this.take(other);
    }
  }

  private take(chosen: readonly DayColumn[]): void {
    const points = weekPoints(this.stock, chosen);
    if (points >= this.points - TOLERANCE) return;
    this.points = points;
    this.chosen = chosen;
  }
}

/** Points of the chosen days, and of the number of meals of each item on them. */
export function weekPoints(stock: WeekStock, chosen: readonly DayColumn[]): number {
  const meals = mealsOf(stock, chosen);
  const ofDays = chosen.reduce((sum, { points }) => sum + points, 0);
  return stock.sides.reduce((sum, side) => sum + sidePoints(side, stock.items, meals), ofDays);
}

function mealsOf({ items: all }: WeekStock, chosen: readonly DayColumn[]): Float64Array {
  const meals = new Float64Array(all.length);
  for (const { items } of chosen) for (const item of items) meals[item] = (meals[item] ?? 0) + 1;
  return meals;
}
