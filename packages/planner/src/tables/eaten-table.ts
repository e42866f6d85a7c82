import { memoizeByObject } from '@kkini/domain/memoize';
import { DAY_AMOUNTS, noAmounts } from '../model/day-amounts.ts';
import { NumberIndex } from '../number-index.ts';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { SPICY_DISHES, VARIETY_POINTS } from '../preferences/variety-points.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import type { OpenTable, TableProblem } from './table-problem.ts';

const NOTHING = new Float64Array(0);
/** Rows of a block, a power of two, and its exponent. */
const [BLOCK_ROWS, BLOCK_BITS] = [128, 7];

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
 * return to a known one. A filling is the base and the sides of a table. What is eaten of it has a number, because an
 * object for each would outlive the week in the heap of V8; amounts lie in large blocks outside of it. Number 0 is an
 * empty table.
 */
class EatenTables {
  private readonly beside = noAmounts();
  private readonly plate = noAmounts();
  private readonly blocks: Float64Array[] = [new Float64Array(BLOCK_ROWS * DAY_AMOUNTS)];
  private readonly points: number[] = [0];
  private readonly known = new NumberIndex();

  constructor(private readonly problem: TableProblem) {}

  /** The number of the table as it is eaten with these sides. */
  of({ table, base, sides }: FilledTable): number {
    let filling = base;
    for (let place = 0; place < sides.length; place += 1)
      filling = filling * (this.problem.sides.length + 1) + (sides[place] ?? -1) + 1;
    const key = filling * this.problem.tables.length + table;
    const known = this.known.get(key);
    // Number 0 is the empty table, which no key has.
    if (known >= 0) return known + 1;
    const eaten = this.known.add(key) + 1;
    this.portion({ table, base, sides }, eaten);
    return eaten;
  }

  /** The points of the meal alone, including those for its sides together. */
  pointsOf(eaten: number): number {
    return this.points[eaten] ?? 0;
  }

  /** The block with the amounts of an eaten table, in the order of `DAY_AMOUNTS` from `startOf` on. */
  blockOf(eaten: number): Float64Array {
    return this.blocks[eaten >> BLOCK_BITS] ?? NOTHING;
  }

  startOf(eaten: number): number {
    return (eaten & (BLOCK_ROWS - 1)) * DAY_AMOUNTS;
  }

  private portion({ table, base, sides }: FilledTable, eaten: number): void {
    const { problem, beside, plate } = this;
    const open = problem.tables[table];
    beside.fill(0);
    for (let place = 0; place < sides.length; place += 1) {
      const side = problem.sides[sides[place] ?? -1];
      const amounts = side?.amounts ?? NOTHING;
      for (let index = 0; index < amounts.length; index += 1)
        beside[index] = (beside[index] ?? 0) + (amounts[index] ?? 0);
    }
    plate.fill(0);
    open?.bases[base]?.portions.eat(beside, plate);
    this.points[eaten] = dayPenalty(plate, open?.terms ?? []) + togetherPoints(problem, sides, open);
    if (eaten >> BLOCK_BITS === this.blocks.length)
      this.blocks.push(new Float64Array(BLOCK_ROWS * DAY_AMOUNTS));
    this.blockOf(eaten).set(plate, this.startOf(eaten));
  }
}

/** The eaten tables of a problem, made on first use. */
export const eatenTables = memoizeByObject((problem: TableProblem) => new EatenTables(problem));

/**
 * Points for places without a side, for spicy dishes beside spicy ones, and for what a table must not hold: a side twice, or two
 * sides with the same main food.
 */
export function togetherPoints(
  problem: TableProblem,
  sides: ArrayLike<number>,
  lead?: Pick<OpenTable, 'isSpicy'>,
): number {
  let points = 0;
  let spicy = lead?.isSpicy === true ? 1 : 0;
  for (let a = 0; a < sides.length; a += 1) {
    const one = sides[a] ?? -1;
    if (one < 0) points += WORK_POINTS.bare;
    if (problem.sides[one]?.isSpicy === true) spicy += 1;
    for (let b = a + 1; b < sides.length; b += 1)
      if (!goTogether(problem, one, sides[b] ?? -1)) points += FORBIDDEN;
  }
  return points + VARIETY_POINTS.spicy * Math.max(0, spicy - SPICY_DISHES);
}

/** Whether two sides (-1 for none) may stand on one table: they are different and do not share their main food. */
export function goTogether({ sides }: TableProblem, a: number, b: number): boolean {
  const one = sides[a];
  const other = sides[b];
  return one === undefined || other === undefined || one.clashes[other.shelf] !== 1;
}
