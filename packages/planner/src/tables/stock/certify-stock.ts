import type { MealPlace } from '../../model/day-locks.ts';
import type { TableProblem } from '../table-problem.ts';
import type { LaidWeek } from '../week-of-tables.ts';
import { type BestDays, bestDays, weekPoints } from './best-days.ts';
import { areToldApart, columnOf, dayColumns, type OpenDay } from './day-columns.ts';
import { sameItems, type TableWay, tableWays } from './table-ways.ts';
import { owedOn, type WeekStock, weekStock } from './week-stock.ts';

/**
 * What is proved about the days of a week of tables: with what is cooked, and when, as it is, no way to eat it, each cooking
 * first on its day, has fewer points than `lowerBound`. It says nothing about cooking other sides.
 */
export type StockCertificate = {
  /** Points of what is cooked and of the days with it, without the own points of leading dishes. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective, and whether it is 0. */
  readonly gapDays: number;
  readonly provedDays: boolean;
  /** Meals with companions of their own that it says nothing of; absent for none. */
  readonly outside?: readonly MealPlace[];
};

/** The certificate of a stock, null where too many ways are open, and how its tables are laid on the best days found for it. */
export type CertifiedStock = {
  readonly certificate: StockCertificate | null;
  readonly stock: WeekStock;
  readonly ways: readonly TableWay[];
};

/** Relative gap up to which days count as proved; rounding stays far below it. */
const PROVED_GAP = 1e-7;
/** Searches after which the week stays as it is laid where its better days hold a table that breaks a rule. */
const MOST_SEARCHES = 3;
/** Most ways to lay the days of a week that are looked at. */
const MOST_WAYS = 600_000;

type Admission = {
  readonly isLaid: (day: number) => boolean;
  /** Whether a table as a whole keeps exclusions and HARD rules. */
  readonly isServable: (way: TableWay) => boolean;
};

/** The ways to lay the tables of a day, and those it is laid in now. */
export type StockDay = OpenDay & { readonly present: readonly TableWay[] };

/** Finds the best days for what a laid week has cooked; null where nothing is laid. */
export function certifyStock(
  problem: TableProblem,
  laid: LaidWeek,
  { isLaid, isServable }: Admission,
): CertifiedStock | null {
  const { stock, days } = stockDays(problem, laid, isLaid);
  if (days.length === 0) return null;
  if (waysOf(days) > MOST_WAYS || !days.every(({ tables }) => areToldApart(tables)))
    return { certificate: null, stock, ways: days.flatMap(({ present }) => present) };
  const { chosen, points, lowerBound } = servableDays({ problem, stock, days, isServable });
  const objective = points + stock.paid;
  const gap = Math.max(0, points - lowerBound) / Math.max(Math.abs(objective), PROVED_GAP);
  const certificate = {
    objective,
    lowerBound: lowerBound + stock.paid,
    gapDays: gap,
    provedDays: gap <= PROVED_GAP,
  };
  return { certificate, stock, ways: chosen.flatMap(({ ways }) => ways) };
}

/** The stock of a laid week, and the ways to lay each of these days from it. */
export function stockDays(problem: TableProblem, laid: LaidWeek, isLaid: (day: number) => boolean) {
  const { stock, itemAt } = weekStock(problem, laid, isLaid);
  const numbers = [...new Set(problem.tables.map(({ day }) => day))].filter(isLaid);
  return { stock, days: numbers.map((day) => stockDay(day, { problem, laid, stock, itemAt })) };
}

type Laid = {
  readonly problem: TableProblem;
  readonly laid: LaidWeek;
  readonly stock: WeekStock;
  readonly itemAt: Int32Array;
};

function stockDay(day: number, { problem, laid, stock, itemAt }: Laid): StockDay {
  const open = [...problem.tables.keys()].filter((table) => problem.tables[table]?.day === day);
  const tables = open.map((table) => tableWays(problem, stock, table));
  const present = open.map((table, at) => {
    const places = [...problem.places.keys()].filter((place) => problem.places[place]?.table === table);
    const items = places.map((place) => itemAt[place] ?? -1);
    const base = laid.bases[table] ?? 0;
    const way = tables[at]?.find((each) => each.base === base && sameItems(each.items, items));
    if (way === undefined) throw new RangeError('A table is laid from the stock of its week');
    return way;
  });
  return { day, tables, owed: owedOn(stock, day), present };
}

function waysOf(days: readonly StockDay[]): number {
  return days.reduce((sum, { tables }) => sum + tables.reduce((count, { length }) => count * length, 1), 0);
}

type Search = {
  readonly problem: TableProblem;
  readonly stock: WeekStock;
  readonly days: readonly StockDay[];
  readonly isServable: Admission['isServable'];
};

/** The best days whose tables are servable: one that is not is left out, and the days are searched once more. */
function servableDays({ problem, stock, days, isServable }: Search): BestDays {
  const known = days.map(({ day, present }) => columnOf(problem, day, present));
  const refused = new Set<TableWay>();
  let lowerBound = -Infinity;
  for (let search = 0; search < MOST_SEARCHES; search += 1) {
    // The day as it is laid stays open, though the sums of its amounts may round to a little more than the others may have.
    const columns = days.map((open, at) => {
      const tables = open.tables.map((ways) => ways.filter((way) => !refused.has(way)));
      return [...known.slice(at, at + 1), ...dayColumns(problem, { ...open, tables })];
    });
    const found = bestDays(columns, stock, known);
    lowerBound = Math.max(lowerBound, found.lowerBound);
    const broken = found.chosen.flatMap(({ ways }) => ways).filter((way) => !isServable(way));
    if (broken.length === 0) return { ...found, lowerBound: Math.min(lowerBound, found.points) };
    for (const way of broken) refused.add(way);
  }
  return { chosen: known, points: weekPoints(stock, known), lowerBound };
}
