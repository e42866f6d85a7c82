import { PLAN_DAYS } from '@kkini/domain';
import {
  DAY_AMOUNTS,
  eatenTables,
  goTogether,
  RICE_DAYS,
  slotOf,
  type TableProblem,
  WORK_POINTS,
} from '@kkini/planner/testing';
import type { Column } from './column.ts';
import type { PriceLayout } from './price-layout.ts';
import type { TermPrices } from './term-prices.ts';

const NOBODY = -1;

/** All ways to lay one table, in columns: their own points with rice, their sides, and the points of their amounts by term. */
export class TableFillings {
  readonly day: number;
  readonly slot: number;
  count = 0;
  /** At the last prices. */
  readonly priced: Float64Array;
  private readonly own: Float64Array;
  private readonly sides: readonly [Int32Array, Int32Array];
  private readonly amounts: Float64Array;
  private readonly termCount: number;

  constructor(
    problem: TableProblem,
    private readonly table: number,
    private readonly by: { readonly layout: PriceLayout; readonly terms: TermPrices },
  ) {
    const open = problem.tables[table];
    const pairs = pairsOf(problem, table);
    const most = pairs.length * (open?.bases.length ?? 0);
    [this.day, this.slot] = [open?.day ?? 0, slotOf(open)];
    this.termCount = problem.terms.length;
    this.priced = new Float64Array(most);
    this.own = new Float64Array(most);
    this.sides = [new Int32Array(most), new Int32Array(most)];
    this.amounts = new Float64Array(most * this.termCount);
    const eaten = eatenTables(problem);
    for (const [base, { kind, points, minutes }] of (open?.bases ?? []).entries()) {
      const rice = kind < 0 ? 0 : points + riceShare(problem, { day: this.day, kind, minutes });
      for (const pair of pairs) {
        const number = eaten.of({ table, base, sides: pair });
        const from = eaten.startOf(number);
        const plate = eaten.blockOf(number).subarray(from, from + DAY_AMOUNTS);
        this.add(pair, eaten.pointsOf(number) + rice, by.terms.of(plate, true));
      }
    }
  }

  private add(
    [one = NOBODY, other = NOBODY]: readonly number[],
    points: number,
    amounts: Float64Array,
  ): void {
    this.own[this.count] = points;
    this.sides[0][this.count] = one;
    this.sides[1][this.count] = other;
    this.amounts.set(amounts, this.count * this.termCount);
    this.count += 1;
  }

  /** Prices all ways; returns the number of the cheapest. */
  price(prices: Float64Array): number {
    const { own, amounts, termCount, priced } = this;
    const [one, other] = this.sides;
    const { layout } = this.by;
    const ofTerms = [...Array(termCount).keys()].filter((term) => prices[layout.term(this.day, term)] !== 0);
    const slopes = Float64Array.from(ofTerms, (term) => prices[layout.term(this.day, term)] ?? 0);
    const meal = (side: number) => (side < 0 ? 0 : (prices[layout.meal(side, this.slot)] ?? 0));
    let best = 0;
    for (let way = 0; way < this.count; way += 1) {
      let sum = (own[way] ?? 0) + meal(one[way] ?? NOBODY) + meal(other[way] ?? NOBODY);
      const from = way * termCount;
      for (let at = 0; at < slopes.length; at += 1)
        sum += (slopes[at] ?? 0) * (amounts[from + (ofTerms[at] ?? 0)] ?? 0);
      priced[way] = sum;
      if (sum < (priced[best] ?? Infinity)) best = way;
    }
    return best;
  }

  /** Keeps the ways that cost at most this at the last prices and whose sides may be eaten. */
  keep(most: number, isAlive: (side: number) => boolean): void {
    const [one, other] = this.sides;
    const { own, priced, amounts, termCount } = this;
    let kept = 0;
    for (let way = 0; way < this.count; way += 1) {
      const pair = [one[way] ?? NOBODY, other[way] ?? NOBODY];
      if ((priced[way] ?? 0) > most || !pair.every((side) => side < 0 || isAlive(side))) continue;
      own[kept] = own[way] ?? 0;
      [one[kept], other[kept]] = [pair[0] ?? NOBODY, pair[1] ?? NOBODY];
      amounts.copyWithin(kept * termCount, way * termCount, (way + 1) * termCount);
      kept += 1;
    }
    this.count = kept;
  }

  sidesOf(way: number): readonly number[] {
    return this.sides.map((column) => column[way] ?? NOBODY).filter((side) => side >= 0);
  }

  column(way: number): Column {
    const { layout } = this.by;
    const sides = this.sidesOf(way);
    const from = way * this.termCount;
    const amounts = this.amounts.subarray(from, from + this.termCount);
    const pays = [
      ...sides.map((side) => [layout.meal(side, this.slot), 1] as const),
      ...Array.from(amounts, (amount, term) => [layout.term(this.day, term), amount] as const),
    ].filter(([, times]) => times !== 0);
    return {
      key: `${this.table} ${sides} ${this.own[way]} ${amounts.join(' ')}`,
      points: this.own[way] ?? 0,
      pays,
    };
  }
}

/** Sides that may stand on a table together, whichever stands in which place. */
function pairsOf(problem: TableProblem, table: number): readonly (readonly number[])[] {
  const places = problem.places.filter((place) => place.table === table);
  if (places.length > 2) throw new RangeError('A table has at most two places for sides');
  let found: readonly (readonly number[])[] = [[]];
  for (const { choices, mayBeBare } of places) {
    const options = mayBeBare ? [...choices, NOBODY] : choices;
    found = found.flatMap((before) =>
      options.flatMap((side) =>
        before.every((other) => goTogether(problem, other, side)) ? [[...before, side]] : [],
      ),
    );
  }
  return [...new Map(found.map((pair) => [[...pair].sort((a, b) => a - b).join(' '), pair])).values()];
}

/** The part of a kind of rice that each table pays which may have it, for its day and its part of the week. */
function riceShare(
  { tables }: TableProblem,
  { day, kind, minutes }: { readonly day: number; readonly kind: number; readonly minutes: number },
): number {
  const may = (other: number) =>
    tables.filter((table) => table.day === other && table.bases.some((base) => base.kind === kind)).length;
  const first = Math.floor(day / RICE_DAYS) * RICE_DAYS;
  const last = Math.min(PLAN_DAYS, first + RICE_DAYS);
  let days = 0;
  for (let other = first; other < last; other += 1) if (may(other) > 0) days += 1;
  return (WORK_POINTS.riceMinute * minutes + WORK_POINTS.rice / days) / may(day);
}
