import type { MealPlace } from '../../model/day-locks.ts';
import type { TableProblem } from '../table-problem.ts';
import { type BestDays, bestDays, weekPoints } from './best-days.ts';
import { areDistinct, columnOf, type DayColumn, dayColumns, type OpenDay } from './day-columns.ts';
import { type TableWay, tableWays, wayOf } from './table-ways.ts';
import { owedOn, type StockSource, type WeekStock, weekStock } from './week-stock.ts';

/**
 * The certificate of the days of a laid week: with the same sides cooked on the same days, each first eaten on its
 * day, no way to eat them has fewer points than `lowerBound`. It does not cover cooking other sides.
 */
export type StockCertificate = {
  /** Points of the cooked sides and of the days with them, without the own points of leading dishes. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective, and whether it is 0. */
  readonly gapDays: number;
  readonly provedDays: boolean;
  /** Meals with companions of their own that it does not cover; absent for none. */
  readonly outside?: readonly MealPlace[];
  /** Present for a week the visitor has changed: the chosen tables, which stay as they are. */
  readonly chosen?: readonly MealPlace[];
};

/** The certificate of a stock, null where there are too many ways, and the tables on the best days found for it. */
export type CertifiedStock = {
  readonly certificate: StockCertificate | null;
  /** Points of the week as laid. */
  readonly present: number;
  readonly stock: WeekStock;
  readonly ways: readonly TableWay[];
};

/** Relative gap up to which days count as proved; rounding errors are far smaller. */
const PROVED_GAP = 1e-7;
/** Most searches for better days whose tables all keep the rules; after that the week stays as laid. */
const MOST_SEARCHES = 3;
/** Most ways to lay the days of a week that the search considers. */
const MOST_WAYS = 600_000;

/** A laid week whose days are to be certified. */
export type ToCertify = StockSource & {
  /** Whether a table as a whole keeps exclusions and HARD rules. */
  readonly isServable: (way: TableWay) => boolean;
  /** Whether a table stays as laid; none does by default. */
  readonly stays?: (table: number) => boolean;
};

/** The ways to lay the tables of a day, and the one in which they are laid now. */
export type StockDay = OpenDay & { readonly present: readonly TableWay[] };

/** Finds the best days for the cooked dishes of a laid week; null where nothing is laid. */
export function certifyStock(problem: TableProblem, asked: ToCertify): CertifiedStock | null {
  const { isServable } = asked;
  const { stock, days } = stockDays(problem, asked);
  if (days.length === 0) return null;
  const known = days.map(({ day, present }) => columnOf(problem, day, present));
  const present = weekPoints(stock, known) + stock.paid;
  if (waysOf(days) > MOST_WAYS || !days.every(({ tables }) => areDistinct(tables)))
    return { certificate: null, present, stock, ways: known.flatMap(({ ways }) => ways) };
  const { chosen, points, lowerBound } = servableDays({ problem, stock, days, known, isServable });
  const certificate = stockCertificate(points + stock.paid, lowerBound + stock.paid);
  return { certificate, present, stock, ways: chosen.flatMap(({ ways }) => ways) };
}

/** A laid week unchanged, without a certificate; null where nothing is laid. */
export function stockAsLaid(problem: TableProblem, source: StockSource): CertifiedStock | null {
  const { stock, days } = stockDays(problem, { ...source, stays: () => true });
  if (days.length === 0) return null;
  const known = days.map(({ day, present }) => columnOf(problem, day, present));
  const present = weekPoints(stock, known) + stock.paid;
  return { certificate: null, present, stock, ways: known.flatMap(({ ways }) => ways) };
}

/** The certificate for days with these points and this bound. */
export function stockCertificate(objective: number, lowerBound: number): StockCertificate {
  const gapDays = Math.max(0, objective - lowerBound) / Math.max(Math.abs(objective), PROVED_GAP);
  return { objective, lowerBound, gapDays, provedDays: gapDays <= PROVED_GAP };
}

/** The stock of a laid week, and the ways to lay each of its days from it. */
export function stockDays(problem: TableProblem, asked: StockSource & Pick<ToCertify, 'stays'>) {
  const { stock, itemAt } = weekStock(problem, asked);
  const numbers = [...new Set(problem.tables.map(({ day }) => day))].filter(asked.isLaid);
  return { stock, days: numbers.map((day) => stockDay(day, { ...asked, problem, stock, itemAt })) };
}

type Laid = Pick<ToCertify, 'laid' | 'stays'> & {
  readonly problem: TableProblem;
  readonly stock: WeekStock;
  readonly itemAt: Int32Array;
};

function stockDay(day: number, { problem, laid, stock, itemAt, stays }: Laid): StockDay {
  const open = [...problem.tables.keys()].filter((table) => problem.tables[table]?.day === day);
  const present = open.map((table) => {
    const places = [...problem.places.keys()].filter((place) => problem.places[place]?.table === table);
    const items = places.map((place) => itemAt[place] ?? -1);
    return wayOf(problem, stock, { table, base: laid.bases[table] ?? 0, items });
  });
  const tables = open.map((table, at) =>
    stays?.(table) === true ? present.slice(at, at + 1) : tableWays(problem, stock, table),
  );
  return { day, tables, owed: owedOn(stock, day), present };
}

function waysOf(days: readonly StockDay[]): number {
  return days.reduce((sum, { tables }) => sum + tables.reduce((count, { length }) => count * length, 1), 0);
}

type Search = {
  readonly problem: TableProblem;
  readonly stock: WeekStock;
  readonly days: readonly StockDay[];
  readonly known: readonly DayColumn[];
  readonly isServable: ToCertify['isServable'];
};

/** The best days whose tables all keep the rules. Tables that break one are removed, and the days are searched again. */
function servableDays({ problem, stock, days, known, isServable }: Search): BestDays {
  const refused = new Set<TableWay>();
  let lowerBound = -Infinity;
  for (let search = 0; search < MOST_SEARCHES; search += 1) {
    // The day as laid stays available, even if its amounts round to slightly more than other columns may have.
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
