import { parseArgs } from 'node:util';
import {
  dayColumns,
  type LaidStock,
  laidStock,
  pricedColumn,
  type StockDay,
  type TableProblem,
} from '@kkini/planner/testing';
import { loadRival, RIVAL_PACKAGES } from '../../rivals/load-rival.ts';
import { RandomSource } from '../catalogues/random-source.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { allCooked, cookingVisitors, weekTask } from '../laid-weeks.ts';
import { addedBy, weighedAtFirst } from '../reference/weighed-amounts.ts';
import { spreadOf } from '../spread.ts';

/** Largest relative difference in points between two equal optima, and the prices of a meal that are tried. */
const EQUAL = 1e-5;
const MOST_PRICE = 3;
const SEED = 500;

/** Measures the certificates of the days of real weeks, and compares single days at random prices with HiGHS. */
async function measureDays(): Promise<void> {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      days: { type: 'string', default: '500' },
    },
  });
  const [from, visitors] = [Number(values.from), Number(values.visitors)];
  for (const isAllCooked of [false, true]) {
    const stocks = stocksOf(from, visitors, isAllCooked);
    const certified = stocks.map((stock) => timed(stock));
    const known = certified.flatMap(({ certificate }) => certificate ?? []);
    const gaps = known.map(({ gapDays }) => 100 * gapDays);
    const { p50, p90, p99 } = spreadOf(certified.map(({ ms }) => ms));
    const within = gaps.filter((gap) => gap <= 1).length;
    const proved = known.filter(({ provedDays }) => provedDays).length;
    console.log(
      `${isAllCooked ? 'three cooked meals a day' : 'styles as drawn'}: ${stocks.length} weeks with laid tables, ` +
        `${known.length} certified, ${within} within 1 %, ${proved} proved, largest gap ` +
        `${Math.max(0, ...gaps).toFixed(2)} %; ms ${p50.toFixed(1)} / ${p90.toFixed(1)} / ${p99.toFixed(1)} (p50, p90, p99)`,
    );
    if (Number(values.days) > 0) await compareDays(stocks, Number(values.days) / 2);
  }
}

function stocksOf(from: number, count: number, isAllCooked: boolean): readonly LaidStock[] {
  const foods = realFoods();
  const found: LaidStock[] = [];
  for (let number = from; found.length < count; number += 1) {
    const [visitor] = cookingVisitors(number, 1);
    if (visitor === undefined || visitor.number > number) continue;
    const stock = laidStock(
      weekTask(isAllCooked ? allCooked(visitor) : visitor, foods, 'days'),
      foods.tables,
    );
    if (stock !== null && stock.days.length > 0) found.push(stock);
  }
  return found;
}

function timed({ certify }: LaidStock) {
  certify();
  const began = performance.now();
  const certificate = certify()?.certificate ?? null;
  return { certificate, ms: performance.now() - began };
}

/** Fails if the cheapest listed way of a day differs from the optimum of HiGHS. */
async function compareDays(stocks: readonly LaidStock[], count: number): Promise<void> {
  const byHighs = await makeDayReference();
  const random = new RandomSource(SEED);
  let [compared, equal, largest] = [0, 0, 0];
  for (const { problem, stock, days } of stocks) {
    for (const day of days) {
      if (compared >= count) break;
      const prices = Float64Array.from(stock.items, () => MOST_PRICE * (2 * random.unit() - 1));
      const columns = dayColumns(problem, day);
      const least = Math.min(...columns.map((column) => pricedColumn(column, prices)));
      const exact = byHighs(problem, day, prices);
      const difference = exact === null ? Infinity : Math.abs(exact - least) / Math.max(1, Math.abs(exact));
      compared += 1;
      largest = Math.max(largest, difference);
      if (difference <= EQUAL) equal += 1;
      else console.error(`day ${day.day}: ${least} points, HiGHS ${exact}`);
    }
  }
  console.log(
    `single days: ${equal} of ${compared} equal to HiGHS, largest difference ${largest.toExponential(1)}`,
  );
  if (equal < compared) process.exitCode = 1;
}

/** Points per minute of rice, for a side served twice a day, and by which a day may exceed the usual one. */
const RICE_MINUTE = 0.3;
const SAME_DAY = 1.2;
const NO_WORSE = 0.5;
/** Points for each limit that a day misses by its verdict, and differences that come from the order of adding. */
const MISSED = 6;
const ROUNDING = 1e-6;
/** Share of the reference from which the penalty is steeper, and the factor it adds. */
const STEEP = { beyond: 0.15, more: 2 } as const;

/**
 * A second solver, by HiGHS, for the cheapest way to lay a day at given prices of meals of the stock: one choice per table, and a
 * piecewise linear penalty of the day. Returns the points and prices; null if HiGHS finds none.
 */
async function makeDayReference() {
  const { default: loadHighs } = await loadRival(RIVAL_PACKAGES.highs);
  const highs = await loadHighs();
  return (problem: TableProblem, day: StockDay, prices: Float64Array): number | null => {
    // With presolve, HiGHS once called a day optimal that misses a limit it need not miss.
    const options = { mip_rel_gap: 1e-9, mip_abs_gap: 1e-7, presolve: 'off' } as const;
    const solved = highs.solve(dayModel(problem, day, prices), options);
    return solved.Status === 'Optimal' ? solved.ObjectiveValue : null;
  };
}

/** The day in the LP format of CPLEX, which HiGHS reads. */
function dayModel(problem: TableProblem, { day, tables, owed }: StockDay, prices: Float64Array): string {
  const ways = tables.flatMap((own, table) =>
    own.map((way, at) => ({ way, table, name: `x${table}_${at}` })),
  );
  const costs = ways.map(({ way, name }) => {
    const priced = way.items.reduce((sum, item) => sum + (item < 0 ? 0 : (prices[item] ?? 0)), way.points);
    return term(priced, name);
  });
  const rows = tables.map((own, table) => `${own.map((_, at) => `x${table}_${at}`).join(' + ')} = 1`);
  for (const item of owed) {
    const having = ways.filter(({ way }) => way.items.includes(item)).map(({ name }) => name);
    rows.push(`${having.join(' + ')} >= 1`);
  }
  const [penalty, missed]: [string[], string[]] = [[], []];
  for (const [at, each] of problem.terms.entries()) {
    const { range, weight } = each;
    const reference = range.max ?? range.min ?? 0;
    if (reference <= 0) continue;
    const eaten = (sign: number) =>
      ways.map(({ way, name }) => term((sign * addedBy(each, way.amounts)) / reference, name)).join(' ');
    const home = (weighedAtFirst(each) + addedBy(each, problem.base[day] ?? [])) / reference;
    if (range.min !== undefined) rows.push(`o${at} ${eaten(1)} >= ${range.min / reference - home}`);
    if (range.max !== undefined) rows.push(`o${at} ${eaten(-1)} >= ${home - range.max / reference}`);
    rows.push(`s${at} - o${at} >= ${-STEEP.beyond}`);
    penalty.push(term(10 * weight, `o${at}`), term(10 * weight * STEEP.more, `s${at}`));
    const parts = tables.map((own) => own.map((way) => addedBy(each, way.amounts) / reference));
    const { least = -Infinity, most = Infinity } = edgesIn(each, reference);
    const [lowest, highest] = [sumOf(parts, Math.min) + home, sumOf(parts, Math.max) + home];
    if (lowest >= least && highest <= most) continue;
    const room = Math.max(least - lowest, highest - most);
    missed.push(`m${at}`);
    if (lowest < least) rows.push(`${eaten(1)} ${term(room, `m${at}`)} >= ${least - home}`);
    if (highest > most) rows.push(`${eaten(-1)} ${term(room, `m${at}`)} >= ${home - most}`);
    penalty.push(term(MISSED, `m${at}`));
  }
  rows.push(`${penalty.join(' ')} <= ${(problem.usualPoints[day] ?? 0) + NO_WORSE}`);
  const together = [...ricesOf(ways), ...sidesOf(problem, ways)];
  const objective = [...costs, ...penalty, ...together.map(({ cost, name }) => term(cost, name))];
  const lines = [...rows, ...together.flatMap((each) => each.rows)].map((row, at) => ` r${at}: ${row}`);
  const binary = [...ways.map(({ name }) => name), ...missed].join(' ');
  return `Minimize\n obj: ${objective.join(' ')}\nSubject To\n${lines.join('\n')}\nBinary\n ${binary}\nEnd\n`;
}

/** The bounds of a term's verdict in parts of its reference, with room for rounding. */
function edgesIn({ edge }: TableProblem['terms'][number], reference: number) {
  return {
    ...(edge?.min !== undefined && { least: (edge.min - ROUNDING) / reference }),
    ...(edge?.max !== undefined && { most: (edge.max + ROUNDING) / reference }),
  };
}

function sumOf(parts: readonly (readonly number[])[], extreme: (...all: number[]) => number): number {
  return parts.reduce((sum, own) => sum + extreme(...own), 0);
}

type NamedWay = { readonly way: StockDay['tables'][number][number]; readonly name: string };
type Together = { readonly name: string; readonly cost: number; readonly rows: readonly string[] };

/** Each kind of rice costs its minutes only once. */
function ricesOf(ways: readonly NamedWay[]): readonly Together[] {
  const kinds = new Map(ways.map(({ way }) => [way.kind, way.minutes]));
  return [...kinds].flatMap(([kind, minutes]) =>
    kind < 0
      ? []
      : {
          name: `k${kind}`,
          cost: RICE_MINUTE * minutes,
          rows: ways.filter(({ way }) => way.kind === kind).map(({ name }) => `k${kind} - ${name} >= 0`),
        },
  );
}

/** Each further meal of a side on the day costs points, except kimchi. */
function sidesOf(problem: TableProblem, ways: readonly NamedWay[]): readonly Together[] {
  const sides = new Set(ways.flatMap(({ way }) => way.sides));
  return [...sides].flatMap((side) => {
    if (side < 0 || problem.sides[side]?.isKimchi !== false) return [];
    const eaten = ways.filter(({ way }) => way.sides.includes(side)).map(({ name }) => `- ${name}`);
    return { name: `d${side}`, cost: SAME_DAY, rows: [`d${side} ${eaten.join(' ')} >= -1`] };
  });
}

function term(factor: number, name: string): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(12)} ${name}`;
}

await measureDays();
