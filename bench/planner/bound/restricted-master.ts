import { PLAN_DAYS } from '@kkini/domain';
import type { Column } from './column.ts';
import type { PricedWeek, WeekBound } from './week-bound.ts';

/** A solver of programmes in the LP format, by HiGHS. */
export type SolveLp = (text: string) => {
  readonly Status: string;
  readonly ObjectiveValue: number;
  readonly Rows: readonly { readonly Name?: string; readonly Dual?: number }[];
  readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
};

/** Prices by the columns known so far, and whether the box holds none of them back. */
export type MasterPrices = {
  readonly prices: Float64Array;
  readonly points: number;
  readonly isFree: boolean;
};

/** A price may leave the centre by so much. */
type Box = { readonly centre: Float64Array; readonly reach: number };

/**
 * The linear programme over the columns found so far: of each part a mixture of columns that sums to one, rows that couple the
 * parts, the straight pieces of a day's terms and of its work. Its dual values are the next prices. The prices of sides and foods
 * stay near a centre, because those of few columns are far from the best.
 */
export class RestrictedMaster {
  private readonly parts = new Map<string, Map<string, Column>>();

  constructor(private readonly week: WeekBound) {}

  add(columns: PricedWeek['columns']): void {
    for (const { part, column } of columns) {
      const known = this.parts.get(part) ?? new Map<string, Column>();
      known.set(column.key, column);
      this.parts.set(part, known);
    }
  }

  solve(solveLp: SolveLp, box: Box): MasterPrices | null {
    const solved = solveLp(this.programme(box));
    if (solved.Status !== 'Optimal') return null;
    const prices = Float64Array.from(box.centre);
    for (const { Name = '', Dual = 0 } of solved.Rows)
      if (Name.startsWith(ROW)) prices[Number(Name.slice(ROW.length))] = -Dual;
    this.week.layout.confine(prices);
    const broken = Object.entries(solved.Columns).reduce(
      (sum, [name, { Primal = 0 }]) => sum + (BROKEN.test(name) ? Primal : 0),
      0,
    );
    return { prices, points: solved.ObjectiveValue + this.constant(), isFree: broken < HARDLY };
  }

  private programme(box: Box): string {
    const text = new LpText();
    let number = 0;
    for (const [at, [part, columns]] of [...this.parts].entries()) {
      text.compare(`p${at}`, part.startsWith('table') ? '= 1' : '<= 1');
      for (const column of columns.values()) {
        const name = `x${number}`;
        number += 1;
        text.cost(column.points, name);
        text.add(`p${at}`, 1, name);
        for (const [price, times] of column.pays) text.add(`${ROW}${price}`, times, name);
      }
    }
    this.writeDays(text);
    this.writeBox(text, box);
    return text.whole();
  }

  private writeDays(text: LpText): void {
    const { layout, home, terms, problem } = this.week;
    for (let day = 0; day < PLAN_DAYS; day += 1) {
      for (const term of problem.terms.keys()) {
        const row = `${ROW}${layout.term(day, term)}`;
        const { least, most, steepFrom } = terms.bounds(term);
        text.compare(row, `= ${plain(-(home[day]?.[term] ?? 0))}`);
        text.variable({ name: `i${row}`, least, most }, [row, -1], 0);
        if (most < Infinity) text.twoSlopes(row, -1, steepFrom);
        if (least > -Infinity) text.twoSlopes(row, 1, steepFrom);
      }
      this.writeWork(text, day);
    }
  }

  private writeWork(text: LpText, day: number): void {
    const row = `${ROW}${this.week.layout.minute(day)}`;
    text.compare(row, '<= 0');
    const kinks = this.week.kinksFrom(this.week.problem.leadMinutes[day] ?? 0);
    for (const [at, from] of kinks.slice(0, -1).entries()) {
      const width = (kinks[at + 1] ?? from) - from;
      const rise = this.week.workPoints(day, from + width) - this.week.workPoints(day, from);
      text.variable({ name: `m${day}_${at}`, least: 0, most: width }, [row, -1], rise / width);
    }
  }

  /** The rows of meals and foods may be broken at a cost, which bounds their dual values. */
  private writeBox(text: LpText, { centre, reach }: Box): void {
    const { layout } = this.week;
    const [first, last] = [layout.term(0, 0), layout.minute(PLAN_DAYS - 1)];
    for (const row of text.rowNames()) {
      const at = Number(row.slice(ROW.length));
      if (!row.startsWith(ROW) || (at >= first && at <= last)) continue;
      const price = centre[at] ?? 0;
      text.compare(row, '= 0');
      text.variable({ name: `a${row}`, least: 0, most: Infinity }, [row, 1], reach - price);
      text.variable({ name: `b${row}`, least: 0, most: Infinity }, [row, -1], reach + price);
    }
  }

  private constant(): number {
    const { fixed, problem } = this.week;
    return problem.base.reduce(
      (sum, _, day) => sum + this.week.workPoints(day, problem.leadMinutes[day] ?? 0),
      fixed,
    );
  }
}

/** Prefix of the rows that couple parts; the number of the price follows. */
const ROW = 'r';
/** The variables by which rows are broken, and the sum of them that holds no price back. */
const BROKEN = /^[ab]r/;
const HARDLY = 0.05;

type Variable = { readonly name: string; readonly least: number; readonly most: number };

/** A programme in the LP format of CPLEX. */
class LpText {
  private readonly costs: string[] = [];
  private readonly rows = new Map<string, string[]>();
  private readonly sides = new Map<string, string>();
  private readonly bounds: string[] = [];

  cost(points: number, name: string): void {
    this.costs.push(`${signed(points)} ${name}`);
  }

  add(row: string, factor: number, name: string): void {
    const parts = this.rows.get(row) ?? [];
    parts.push(`${signed(factor)} ${name}`);
    this.rows.set(row, parts);
  }

  compare(row: string, side: string): void {
    this.sides.set(row, side);
  }

  variable({ name, least, most }: Variable, [row, factor]: readonly [string, number], points: number): void {
    this.cost(points, name);
    this.add(row, factor, name);
    this.bounds.push(`${bound(least)} <= ${name} <= ${bound(most)}`);
  }

  /** Beyond a bound an amount costs a point each, from `steepFrom` on three. */
  twoSlopes(row: string, factor: number, steepFrom: number): void {
    const name = `${factor > 0 ? 'u' : 'o'}${row}`;
    this.variable({ name: `${name}s`, least: 0, most: steepFrom }, [row, factor], 1);
    this.variable({ name: `${name}t`, least: 0, most: Infinity }, [row, factor], 3);
  }

  rowNames(): readonly string[] {
    return [...this.rows.keys()];
  }

  whole(): string {
    const lines = [...this.rows].map(
      ([row, parts]) => `${row}: ${parts.join(' ')} ${this.sides.get(row) ?? '= 0'}`,
    );
    return `Minimize\nobj: ${this.costs.join(' ')}\nSubject To\n${lines.join('\n')}\nBounds\n${this.bounds.join('\n')}\nEnd\n`;
  }
}

/** The LP format of HiGHS reads no exponents with a plus sign. */
function plain(value: number): string {
  return Number(value.toPrecision(13)).toString().replace('e+', 'e');
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'} ${plain(Math.abs(value))}`;
}

function bound(value: number): string {
  return Number.isFinite(value) ? plain(value) : value > 0 ? 'inf' : '-inf';
}
