import { PLAN_DAYS } from '@kkini/domain';
import { DAY_MINUTES, dayWorkPoints, foodPoints, type TableProblem } from '@kkini/planner/testing';
import type { Column } from './column.ts';
import { cheapestCounts } from './food-counts.ts';
import { usedByLeads } from './points-beside-leads.ts';
import { PriceLayout } from './price-layout.ts';
import { SidePatterns } from './side-patterns.ts';
import { TableFillings } from './table-fillings.ts';
import { TermPrices } from './term-prices.ts';

/** A bound at given prices: its value, how it rises with each price, and the columns it is made of. */
export type PricedWeek = {
  readonly value: number;
  readonly slope: Float64Array;
  readonly columns: readonly { readonly part: string; readonly column: Column }[];
};

/** Minutes at which the slope of a day's points of work may change. */
const WORK_KINKS = Object.values(DAY_MINUTES).flatMap(({ free, many }) => [free, many]);
/** More than the work of any day. */
const MANY_MINUTES = 1000;

/**
 * A lower bound on the points of a week of laid tables whose leading dishes are given (Lagrange). Prices take a week apart: each
 * table chooses rice, sides and portions together, each side the meals and cookings of its week, each food the sides that share
 * it. For any prices the sum of the least points of all parts is at most the points of every week in which no cooked side is eaten
 * more than nine times.
 */
export class WeekBound {
  readonly layout: PriceLayout;
  readonly terms: TermPrices;
  readonly tables: readonly TableFillings[];
  readonly home: readonly Float64Array[];
  /** Points that no choice changes: the foods of leading dishes. */
  readonly fixed: number;
  private readonly patterns: SidePatterns;
  private readonly alive: Uint8Array;
  private slots: readonly ReadonlySet<number>[] = [];
  /** By table and side, the least points at the last prices. */
  private readonly leastOfTable: Float64Array;
  private readonly leastOfSide: Float64Array;

  constructor(readonly problem: TableProblem) {
    this.layout = new PriceLayout(problem);
    this.terms = new TermPrices(problem.terms);
    const by = { layout: this.layout, terms: this.terms };
    this.tables = problem.tables.map((_, table) => new TableFillings(problem, table, by));
    this.home = problem.base.map((amounts) => this.terms.of(amounts));
    const foods = [...problem.leadMeals.keys()];
    this.fixed = foods.reduce((sum, food) => sum + foodPoints(problem, food, usedByLeads(problem, food)), 0);
    this.patterns = new SidePatterns(problem, this.layout);
    this.alive = new Uint8Array(problem.sides.length).fill(1);
    this.leastOfTable = new Float64Array(this.tables.length);
    this.leastOfSide = new Float64Array(problem.sides.length);
    this.findSlots();
  }

  /** The bound at these prices, which must be confined. */
  at(prices: Float64Array): PricedWeek {
    const slope = new Float64Array(this.layout.size);
    const columns = [...this.tableColumns(prices), ...this.sideColumns(prices), ...this.foodColumns(prices)];
    let value = this.fixed;
    for (const { least, column } of columns) {
      value += least;
      for (const [price, times] of column.pays) slope[price] = (slope[price] ?? 0) + times;
    }
    for (let day = 0; day < PLAN_DAYS; day += 1)
      value += this.termsOfDay(day, prices, slope) + this.workOfDay(day, prices, slope);
    return { value, slope, columns };
  }

  private tableColumns(prices: Float64Array) {
    return this.tables.map((table, at) => {
      const best = table.price(prices);
      const least = table.priced[best] ?? 0;
      this.leastOfTable[at] = least;
      return { part: `table ${at}`, least, column: table.column(best) };
    });
  }

  private sideColumns(prices: Float64Array) {
    return [...this.alive.keys()].flatMap((side) => {
      const slots = this.slots[side];
      if (this.alive[side] === 0 || slots === undefined) return [];
      const pattern = this.patterns.cheapest(side, slots, prices);
      this.leastOfSide[side] = pattern.points;
      if (pattern.points >= 0) return [];
      return [
        { part: `side ${side}`, least: pattern.points, column: this.patterns.column(side, pattern, prices) },
      ];
    });
  }

  private foodColumns(prices: Float64Array) {
    const isAlive = (side: number) => this.alive[side] === 1;
    return this.layout.shared.map((food) => {
      const { value, column } = cheapestCounts(this.problem, { food, isAlive }, prices);
      return { part: `food ${food.food}`, least: value, column };
    });
  }

  private termsOfDay(day: number, prices: Float64Array, slope: Float64Array): number {
    let sum = 0;
    for (const [term, amount] of (this.home[day] ?? []).entries()) {
      const at = this.layout.term(day, term);
      const price = prices[at] ?? 0;
      const eaten = (slope[at] ?? 0) + amount;
      const { least, at: wanted } = this.terms.conjugate(term, price, eaten);
      sum += least + price * amount;
      slope[at] = eaten - wanted;
    }
    return sum;
  }

  private workOfDay(day: number, prices: Float64Array, slope: Float64Array): number {
    const at = this.layout.minute(day);
    const lead = this.problem.leadMinutes[day] ?? 0;
    let [least, minutes] = [Infinity, lead];
    for (const kink of this.kinksFrom(lead)) {
      const points = this.workPoints(day, kink) - (prices[at] ?? 0) * (kink - lead);
      if (points < least) [least, minutes] = [points, kink];
    }
    slope[at] = (slope[at] ?? 0) - (minutes - lead);
    return least;
  }

  kinksFrom(minutes: number): readonly number[] {
    const kinks = [...WORK_KINKS, this.problem.weekdayMinutes ?? 0, MANY_MINUTES].filter(
      (kink) => kink > minutes,
    );
    return [minutes, ...new Set(kinks.sort((a, b) => a - b))];
  }

  workPoints(day: number, minutes: number): number {
    const { dayKinds, weekdayMinutes } = this.problem;
    return dayWorkPoints(minutes, dayKinds[day] ?? 'weekday', weekdayMinutes);
  }

  /** Leaves out sides and ways to lay tables that, by the bound at the last prices, no week below `most` has. */
  leaveOut(bound: number, most: number): void {
    const room = most - bound + ROUNDING;
    for (const [side, least] of this.leastOfSide.entries()) if (least > room) this.alive[side] = 0;
    for (const [at, table] of this.tables.entries())
      table.keep((this.leastOfTable[at] ?? 0) + room, (side) => this.alive[side] === 1);
    this.findSlots();
  }

  /** The columns of tables that are nearly cheapest at the last prices, so many of each. */
  nearlyCheapest(count: number): PricedWeek['columns'] {
    return this.tables.flatMap((table, at) => {
      const ways = [...Array(table.count).keys()];
      const limit = Float64Array.from(table.priced.subarray(0, table.count)).sort()[count] ?? Infinity;
      const near = ways.filter((way) => (table.priced[way] ?? 0) < limit);
      return near.map((way) => ({ part: `table ${at}`, column: table.column(way) }));
    });
  }

  /** The cheapest columns of sides that cost at most a little at these prices. */
  promisingSides(prices: Float64Array): PricedWeek['columns'] {
    return [...this.leastOfSide.entries()].flatMap(([side, least]) => {
      const slots = this.slots[side];
      if (this.alive[side] === 0 || least > LITTLE || slots === undefined) return [];
      const pattern = this.patterns.cheapest(side, slots, prices);
      return [{ part: `side ${side}`, column: this.patterns.column(side, pattern, prices) }];
    });
  }

  private findSlots(): void {
    const slots = this.problem.sides.map(() => new Set<number>());
    for (const table of this.tables)
      for (let way = 0; way < table.count; way += 1)
        for (const side of table.sidesOf(way)) slots[side]?.add(table.slot);
    this.slots = slots;
    for (const [side, own] of slots.entries()) if (own.size === 0) this.alive[side] = 0;
  }
}

const ROUNDING = 1e-6;
/** Points above which a side is not promising. */
const LITTLE = 0.3;
