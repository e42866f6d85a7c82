import { NUTRIENTS, sharesFood } from '@kkini/domain';
import { noAmounts } from '../model/day-amounts.ts';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { addTo, type TableProblem } from './table-problem.ts';

/** What is eaten of a table, as `DAY_AMOUNTS` says, and the points of that meal alone, its sides beside each other included. */
export type EatenTable = { readonly amounts: Float64Array; readonly points: number };

const NOTHING = noAmounts();

/** Points of what no table may hold. */
export const FORBIDDEN = 200;

/** A table with one of its bases and sides, -1 for a place without one. */
type FilledTable = {
  readonly table: number;
  readonly base: number;
  readonly sides: ArrayLike<number>;
};

/** Portions a table with these sides. */
export function eatenTable(problem: TableProblem, { table, base, sides }: FilledTable): EatenTable {
  const open = problem.tables[table];
  const beside = new Float64Array(NUTRIENTS.length);
  let load = 0;
  for (let place = 0; place < sides.length; place += 1) {
    const side = problem.sides[sides[place] ?? -1];
    if (side === undefined) continue;
    addTo(beside, side.amounts, 1);
    load += side.glycemicLoad;
  }
  const amounts = open?.bases[base]?.portions.eat(beside, load) ?? NOTHING;
  return { amounts, points: dayPenalty(amounts, open?.terms ?? []) + togetherPoints(problem, sides) };
}

/** Points of places without a side, and of what a table must not hold: a side twice, or two that share their main food. */
export function togetherPoints(problem: TableProblem, sides: ArrayLike<number>): number {
  let points = 0;
  for (let a = 0; a < sides.length; a += 1) {
    const one = problem.sides[sides[a] ?? -1];
    if (one === undefined) {
      points += WORK_POINTS.bare;
      continue;
    }
    for (let b = a + 1; b < sides.length; b += 1) {
      const other = problem.sides[sides[b] ?? -1];
      if (other === undefined) continue;
      if (one === other || sharesFood(one.standing, other.standing)) points += FORBIDDEN;
    }
  }
  return points;
}
