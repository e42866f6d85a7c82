import { memoizeByObject } from '@kkini/domain/memoize';
import { DAY_AMOUNTS, noAmounts } from '../model/day-amounts.ts';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import type { TableProblem } from './table-problem.ts';

/**
 * The amounts eaten of a table, in the order of `DAY_AMOUNTS`, and the points of that meal alone, including those for
 * its sides together. `filling` is the number of its base and sides.
 */
export type EatenTable = {
  readonly filling: number;
  readonly amounts: Float64Array;
  readonly points: number;
};

const NOTHING = new Float64Array(0);
const BLOCK_ROWS = 128;

/** Points for a combination that no table may hold. */
export const FORBIDDEN = 200;

/** A table with one of its bases, and its sides by place; -1 for an empty place. */
type FilledTable = {
  readonly table: number;
  readonly base: number;
  readonly sides: ArrayLike<number>;
};

/**
 * Computes the portions of tables, thousands of them while sides are chosen, once per filling, because most proposals
 * return to a known one. Amounts lie in large shared blocks: one array per table, allocated outside the heap of V8,
 * would cost as much time as the portions.
 */
class EatenTables {
  private readonly beside = noAmounts();
  private block = new Float64Array(0);
  private used = 0;
  private readonly known: readonly Map<number, EatenTable>[];

  constructor(private readonly problem: TableProblem) {
    this.known = problem.tables.map(() => new Map());
  }

  /** A number that identifies the base and sides of a table. */
  fillingOf(base: number, sides: ArrayLike<number>): number {
    let filling = base;
    for (let place = 0; place < sides.length; place += 1)
      filling = filling * (this.problem.sides.length + 1) + (sides[place] ?? -1) + 1;
    return filling;
  }

  /** The eaten table with these sides. */
  of(filled: FilledTable): EatenTable {
    const filling = this.fillingOf(filled.base, filled.sides);
    const known = this.known[filled.table]?.get(filling);
    if (known !== undefined) return known;
    const eaten = this.portion(filled, filling);
    this.known[filled.table]?.set(filling, eaten);
    return eaten;
  }

  private portion({ table, base, sides }: FilledTable, filling: number): EatenTable {
    const { problem, beside } = this;
    const open = problem.tables[table];
    beside.fill(0);
    for (let place = 0; place < sides.length; place += 1) {
      const side = problem.sides[sides[place] ?? -1];
      const amounts = side?.amounts ?? NOTHING;
      for (let index = 0; index < amounts.length; index += 1)
        beside[index] = (beside[index] ?? 0) + (amounts[index] ?? 0);
    }
    const amounts = this.nextRow();
    open?.bases[base]?.portions.eat(beside, amounts);
    const points = dayPenalty(amounts, open?.terms ?? []) + togetherPoints(problem, sides);
    return { filling, amounts, points };
  }

  private nextRow(): Float64Array {
    if (this.used === this.block.length) {
      this.block = new Float64Array(BLOCK_ROWS * DAY_AMOUNTS);
      this.used = 0;
    }
    this.used += DAY_AMOUNTS;
    return this.block.subarray(this.used - DAY_AMOUNTS, this.used);
  }
}

/** The eaten tables of a problem, made on first use. */
export const eatenTables = memoizeByObject((problem: TableProblem) => new EatenTables(problem));

/**
 * Points for places without a side, and for what a table must not hold: a side twice, or two sides with the same main
 * food.
 */
export function togetherPoints(problem: TableProblem, sides: ArrayLike<number>): number {
  let points = 0;
  for (let a = 0; a < sides.length; a += 1) {
    const one = sides[a] ?? -1;
    if (one < 0) points += WORK_POINTS.bare;
    for (let b = a + 1; b < sides.length; b += 1)
      if (!goTogether(problem, one, sides[b] ?? -1)) points += FORBIDDEN;
  }
  return points;
}

/** Whether two sides (-1 for none) may stand on one table: they are different and do not share their main food. */
export function goTogether({ sides }: TableProblem, a: number, b: number): boolean {
  const one = sides[a];
  const other = sides[b];
  return one === undefined || other === undefined || one.clashes[other.shelf] !== 1;
}
