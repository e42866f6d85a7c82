import type { Tables } from '../model/tables.ts';
import { type PlanWeekInput, planWeek } from '../plan-week.ts';
import { gridOfWeek } from '../search/grid-of-week.ts';
import { chooseSides, NO_WORSE } from '../tables/choose-sides.ts';
import { FORBIDDEN, togetherPoints } from '../tables/eaten-table.ts';
import {
  type CertifiedStock,
  certifyStock,
  type StockDay,
  stockDays,
} from '../tables/stock/certify-stock.ts';
import type { WeekStock } from '../tables/stock/week-stock.ts';
import { type TableProblem, tableProblem } from '../tables/table-problem.ts';

/** The cooked sides of a week, the ways to eat them by day, and how to find the best days. */
export type LaidStock = {
  readonly problem: TableProblem;
  readonly stock: WeekStock;
  readonly days: readonly StockDay[];
  readonly certify: () => CertifiedStock | null;
};

/** Plans a week and lays its tables, up to the search for the best days; null where no table is laid. */
export function laidStock(input: PlanWeekInput, tables: Tables): LaidStock | null {
  const { week } = planWeek(input);
  const grid = gridOfWeek({ ...input, week, tables });
  const problem = tableProblem({ ...input, week, grid, tables });
  if (problem.places.length === 0) return null;
  const laid = chooseSides(problem);
  const isTwice = (day: number) =>
    [...problem.tables.keys()].some((table) => {
      const places = [...problem.places.keys()].filter((place) => problem.places[place]?.table === table);
      const sides = places.map((place) => laid.sides[place] ?? -1);
      return problem.tables[table]?.day === day && togetherPoints(problem, sides) >= FORBIDDEN;
    });
  const isLaid = (day: number) =>
    (laid.dayPoints[day] ?? 0) <= (problem.usualPoints[day] ?? 0) + NO_WORSE && !isTwice(day);
  const { stock, days } = stockDays(problem, { laid, isLaid });
  return {
    problem,
    stock,
    days,
    certify: () => certifyStock(problem, { laid, isLaid, isServable: () => true }),
  };
}
