import { noAmounts } from '../../model/day-amounts.ts';
import { dayScale } from '../../preferences/day-scale.ts';
import { WORK_POINTS } from '../../preferences/work-points.ts';
import { NO_WORSE } from '../choose-sides.ts';
import type { TableProblem } from '../table-problem.ts';
import { JudgedAmounts } from './judged-amounts.ts';
import type { TableWay } from './table-ways.ts';

/**
 * One way to lay the tables of a day: its points, and the items of the stock it eats, ascending, once for each meal
 * that has them.
 */
export type DayColumn = {
  readonly points: number;
  readonly items: readonly number[];
  readonly ways: readonly TableWay[];
};

/** Points of a column plus the prices of its meals. */
export function pricedColumn({ points, items }: DayColumn, prices: Float64Array): number {
  let value = points;
  for (let at = 0; at < items.length; at += 1) value += prices[items[at] ?? -1] ?? 0;
  return value;
}

/** A day to lay: the ways of its tables, and the items that at least one of them has to eat. */
export type OpenDay = {
  readonly day: number;
  readonly tables: readonly (readonly TableWay[])[];
  readonly owed: readonly number[];
};

/**
 * The cheapest way to lay a day for each multiset of stock items it eats. Ways that take the day further outside its
 * limits than the usual companions are left out.
 */
export function dayColumns(problem: TableProblem, open: OpenDay): readonly DayColumn[] {
  return new DayWays(problem, open).cheapest();
}

/** The column of these ways, one way for each table of the day. */
export function columnOf(problem: TableProblem, day: number, ways: readonly TableWay[]): DayColumn {
  const scale = dayScale(problem.terms);
  const base = problem.base[day];
  const totals = noAmounts();
  for (const index of scale.judged) {
    let sum = base?.[index] ?? 0;
    for (const { amounts } of ways) sum += amounts[index] ?? 0;
    totals[index] = sum;
  }
  const ofMeals = ways.reduce((sum, way) => sum + way.points, 0);
  const points = scale.pointsOf(totals) + ofMeals + pointsTogether(problem, ways);
  const items = ways.flatMap((way) => way.items.filter((item) => item >= 0));
  return { points, items: items.sort((a, b) => a - b), ways };
}

/** Points for sides eaten twice on the day, and for the kinds of rice that are cooked. */
function pointsTogether({ sides: priced }: TableProblem, ways: readonly TableWay[]): number {
  let points = 0;
  // Index loops without temporary lists, because thousands of days are weighed.
  for (let at = 0; at < ways.length; at += 1) {
    const way = ways[at];
    if (way === undefined) continue;
    if (way.kind >= 0 && !isCookedBefore(ways, at, way.kind)) points += WORK_POINTS.riceMinute * way.minutes;
    for (const side of way.sides)
      if (priced[side]?.isKimchi === false && isEatenBefore(ways, at, side)) points += WORK_POINTS.sameDay;
  }
  return points;
}

function isCookedBefore(ways: readonly TableWay[], at: number, kind: number): boolean {
  for (let before = 0; before < at; before += 1) if (ways[before]?.kind === kind) return true;
  return false;
}

function isEatenBefore(ways: readonly TableWay[], at: number, side: number): boolean {
  for (let before = 0; before < at; before += 1) if (ways[before]?.sides.includes(side)) return true;
  return false;
}

/**
 * A way to lay a table with the amounts by which a day is judged, a key that identifies the items it eats, and a bit
 * for each owed item among them.
 */
type KeyedWay = {
  readonly way: TableWay;
  readonly amounts: Float64Array;
  readonly key: number;
  readonly owed: number;
};

/** Base of a key: a table eats an item at most once, so a day at most three times. A key holds at most `MOST_ITEMS` items. */
const KEY_BASE = 4;
const MOST_ITEMS = 26;

/** The cheapest way to eat some items: its points, and the ways of its tables. */
type Best = { readonly points: number; readonly ways: readonly TableWay[] };

function itemsOf(tables: readonly (readonly TableWay[])[]): readonly number[] {
  return [...new Set(tables.flat().flatMap(({ items }) => items))].filter((item) => item >= 0);
}

/** Whether a key can hold all items of these tables. */
export function areDistinct(tables: readonly (readonly TableWay[])[]): boolean {
  return itemsOf(tables).length <= MOST_ITEMS;
}

/** The tables chosen so far: the key of their items, their points, and the bits of items still owed. */
type Begun = { readonly key: number; readonly points: number; readonly owed: number };

/** Enumerates all ways to lay a day, table by table. */
class DayWays {
  private readonly best = new Map<number, Best>();
  private readonly judged: JudgedAmounts;
  private readonly mostPoints: number;
  private readonly tables: readonly (readonly KeyedWay[])[];
  private readonly totals: readonly Float64Array[];
  private readonly chosen: TableWay[] = [];
  private readonly day: number;
  /** The bits of all owed items. */
  private readonly owed: number;

  constructor(
    private readonly problem: TableProblem,
    { day, tables, owed }: OpenDay,
  ) {
    this.day = day;
    this.owed = 2 ** owed.length - 1;
    this.judged = new JudgedAmounts(problem.terms);
    this.mostPoints = (problem.usualPoints[day] ?? 0) + NO_WORSE;
    const items = itemsOf(tables);
    if (items.length > MOST_ITEMS) throw new RangeError('More items than a day can be told apart by');
    const keyOf = (way: TableWay) =>
      way.items.reduce((sum, item) => sum + (item < 0 ? 0 : KEY_BASE ** items.indexOf(item)), 0);
    this.tables = tables.map((ways) =>
      ways.map((way) => {
        const has = owed.reduce((bits, item, at) => bits | (way.items.includes(item) ? 1 << at : 0), 0);
        return { way, amounts: this.judged.of(way.amounts), key: keyOf(way), owed: has };
      }),
    );
    const base = this.judged.of(problem.base[day] ?? new Float64Array(0));
    this.totals = [base, ...tables.map(() => new Float64Array(base.length))];
  }

  cheapest(): readonly DayColumn[] {
    this.lay(0, { key: 0, points: 0, owed: this.owed });
    return [...this.best.values()].map(({ ways }) => columnOf(this.problem, this.day, ways));
  }

  private lay(depth: number, { key, points, owed }: Begun): void {
    const [ways, before, after] = [this.tables[depth], this.totals[depth], this.totals[depth + 1]];
    if (ways === undefined || before === undefined || after === undefined) return;
    const isLast = depth === this.tables.length - 1;
    for (let at = 0; at < ways.length; at += 1) {
      const keyed = ways[at];
      if (keyed === undefined) continue;
      this.chosen[depth] = keyed.way;
      const next = { key: key + keyed.key, points: points + keyed.way.points, owed: owed & ~keyed.owed };
      if (isLast && next.owed === 0) this.weigh(next, keyed.amounts);
      if (isLast) continue;
      for (let row = 0; row < after.length; row += 1)
        after[row] = (before[row] ?? 0) + (keyed.amounts[row] ?? 0);
      this.lay(depth + 1, next);
    }
  }

  /** Keeps the way if it is the cheapest with this key. */
  private weigh({ key, points: ofMeals }: Begun, last: Float64Array): void {
    const most = this.best.get(key)?.points ?? Infinity;
    const before = this.totals[this.tables.length - 1] ?? NONE;
    const ofDay = this.judged.pointsUpTo(Math.min(this.mostPoints, most - ofMeals), before, last);
    if (ofDay > this.mostPoints || ofDay + ofMeals >= most) return;
    const points = ofDay + ofMeals + pointsTogether(this.problem, this.chosen);
    if (points < most) this.best.set(key, { points, ways: [...this.chosen] });
  }
}

const NONE = new Float64Array(0);
