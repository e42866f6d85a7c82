import { memoizeByObject } from '@kkini/domain/memoize';
import { DAY_AMOUNTS, noAmounts } from '../model/day-amounts.ts';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import type { TableProblem } from './table-problem.ts';

/**
 * What is eaten of a table, as `DAY_AMOUNTS` says, and the points of that meal alone, its sides beside each other included. `filling`
 * is the number of its base and sides.
 */
export type EatenTable = {
  readonly filling: number;
  readonly amounts: Float64Array;
  readonly points: number;
};

const NOTHING = new Float64Array(0);
const BLOCK_ROWS = 128;

/** Points of what no table may hold. */
export const FORBIDDEN = 200;

/** A table with one of its bases and sides, -1 for a place without one. */
type FilledTable = {
  readonly table: number;
  readonly base: number;
  readonly sides: ArrayLike<number>;
};

/**
 * Portions tables, thousands of them while sides are chosen, each filling once: most proposals return to one of them. Their amounts
 * lie in blocks of many: an array of its own each, outside the heap of V8, would cost as much as the portions themselves.
 */
class EatenTables {
  private readonly beside = noAmounts();
  private block = new Float64Array(0);
  private used = 0;
  private readonly known: readonly Map<number, EatenTable>[];

  constructor(private readonly problem: TableProblem) {
    this.known = problem.tables.map(() => new Map());
  }

  /** A number that tells apart what a table is filled with. */
  fillingOf(base: number, sides: ArrayLike<number>): number {
    let filling = base;
    for (let place = 0; place < sides.length; place += 1)
      filling = filling * (this.problem.sides.length + 1) + (sides[place] ?? -1) + 1;
    return filling;
  }

  /** What is eaten of a table with these sides. */
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

/** The tables of a problem, made on first use. */
export const eatenTables = memoizeByObject((problem: TableProblem) => new EatenTables(problem));

/** Points of places without a side, and of what a table must not hold: a side twice, or two that share their main food. */
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

/** Whether two sides, or none with -1, may stand on one table: they are not the same and do not share their main food. */
export function goTogether({ sides }: TableProblem, a: number, b: number): boolean {
  const one = sides[a];
  const other = sides[b];
  return one === undefined || other === undefined || one.clashes[other.shelf] !== 1;
}
