import {
  type DayTerm,
  type Option,
  type PlanningProblem,
  rangePenalty,
  slotOptions,
} from '@kkini/planner/testing';
import { loadRival, RIVAL_PACKAGES } from '../../rivals/load-rival.ts';
import { bowlPoints, dishRows, type RowBound, rowBound } from '../week-rows.ts';
import { addedBy, weighedAtFirst } from './weighed-amounts.ts';

const FIRST_COLUMNS = 400;
const JOINING_COLUMNS = 300;
const PASSES = 300;
const DAYS = 7;

/**
 * A second solver for strict weeks (ladder step 0, regardless of the order of the days): all menus by enumeration, the
 * linear programme by column generation and the integer programme over every menu that can be in an optimum, both by
 * HiGHS.
 */
export async function makeExactReference() {
  const { default: loadHighs } = await loadRival(RIVAL_PACKAGES.highs);
  const highs = await loadHighs();
  /** The optimum in points, given a week's menus as a start; null when HiGHS finds none. */
  return (
    problem: PlanningProblem,
    start: readonly ReferenceMenu['options'][],
    objective: number,
  ): number | null => {
    const menus = referenceMenus(problem);
    const columns = firstColumns(menus, start);
    const known = new Set(columns);
    for (let pass = 0; pass < PASSES; pass += 1) {
      const relaxed = highs.solve(model(problem, columns, false));
      if (relaxed.Status !== 'Optimal') return null;
      const prices = new Map(
        relaxed.Rows.map((row) => [row.Dual === undefined ? '' : (row.Name ?? ''), Number(row.Dual ?? 0)]),
      );
      const reduced = (menu: ReferenceMenu) =>
        rowsOf(problem, menu).reduce((sum, [row, uses]) => sum - uses * (prices.get(row) ?? 0), menu.cost);
      const joining = cheapest(
        menus.filter((menu) => !known.has(menu) && reduced(menu) < -1e-7),
        reduced,
      );
      if (joining.length === 0) {
        const gap = objective - relaxed.ObjectiveValue;
        const kept = menus.filter((menu) => reduced(menu) <= gap + 1e-6);
        const whole = highs.solve(model(problem, kept, true), { mip_rel_gap: 1e-9, mip_abs_gap: 1e-7 });
        return whole.Status === 'Optimal' ? whole.ObjectiveValue : null;
      }
      for (const menu of joining) {
        known.add(menu);
        columns.push(menu);
      }
    }
    return null;
  };
}

/** Points of a week of menus according to the reference's own terms and rows. */
export function referencePoints(problem: PlanningProblem, week: readonly (readonly Option[])[]): number {
  const menus = week.map((options) => ({ options, cost: menuCost(problem, options) }));
  const uses = new Map<string, number>([...problem.wants.keys()].map((row) => [row, 0]));
  for (const menu of menus)
    for (const [row, own] of rowsOf(problem, menu)) uses.set(row, (uses.get(row) ?? 0) + own);
  const beyond = [...uses].map(([row, used]) => {
    const { side, bound, points } = boundOf(problem, row);
    const outside = side === '=' ? Math.abs(used - bound) : side === '>=' ? bound - used : used - bound;
    return outside > 0 ? points * outside : 0;
  });
  return [...menus.map(({ cost }) => cost), ...beyond].reduce((sum, points) => sum + points, 0);
}

function menuCost({ terms }: PlanningProblem, options: readonly Option[]): number {
  const totals = terms.map((term) =>
    options.reduce((sum, { amounts }) => sum + addedBy(term, amounts), weighedAtFirst(term)),
  );
  const own = options.reduce((sum, { cost }) => sum + cost, 0);
  return own + penalty(totals, terms) + bowlPoints(options.map(({ candidate }) => candidate));
}

function firstColumns(
  menus: readonly ReferenceMenu[],
  start: readonly ReferenceMenu['options'][],
): ReferenceMenu[] {
  const key = (options: ReferenceMenu['options']) => options.map(({ candidate }) => candidate.id).join();
  const wanted = new Set(start.map(key));
  const few = [...menus].sort((a, b) => a.cost - b.cost).slice(0, FIRST_COLUMNS);
  return [...new Set([...few, ...menus.filter(({ options }) => wanted.has(key(options)))])];
}

function cheapest(menus: readonly ReferenceMenu[], reduced: (menu: ReferenceMenu) => number) {
  return menus
    .map((menu) => ({ menu, reduced: reduced(menu) }))
    .sort((a, b) => a.reduced - b.reduced)
    .slice(0, JOINING_COLUMNS)
    .map(({ menu }) => menu);
}

function rowsOf(
  problem: PlanningProblem,
  { options }: ReferenceMenu,
): readonly (readonly [string, number])[] {
  const uses = new Map<string, number>([[DAY_ROW, 1]]);
  for (const { candidate } of options) {
    for (const row of dishRows(problem, candidate)) uses.set(row, (uses.get(row) ?? 0) + 1);
  }
  return [...uses];
}

/** The week in the LP format of CPLEX, which HiGHS reads. */
function model(problem: PlanningProblem, menus: readonly ReferenceMenu[], whole: boolean): string {
  const rows = new Map<string, string[]>([...problem.wants].map((row) => [row, []]));
  menus.forEach((menu, index) => {
    for (const [row, uses] of rowsOf(problem, menu)) {
      const terms = rows.get(row) ?? [];
      terms.push(`${uses} x${index}`);
      rows.set(row, terms);
    }
  });
  const slack: string[] = [];
  const lines = [...rows].map(([row, terms]) => {
    const { side, bound, points } = boundOf(problem, row);
    const name = `e_${row}`;
    if (points < Infinity) slack.push(`${points} ${name}`);
    const soft = points < Infinity ? ` ${side === '>=' ? '+' : '-'} ${name}` : '';
    return ` ${row}: ${terms.length > 0 ? terms.join(' + ') : '0 x0'}${soft} ${side} ${bound}`;
  });
  const costs = menus.map(
    ({ cost }, index) => `${cost < 0 ? '- ' : '+ '}${Math.abs(cost).toFixed(12)} x${index}`,
  );
  const objective = [...costs, ...slack.map((term) => `+ ${term}`)].join(' ');
  const integers = whole ? `General\n ${menus.map((_, index) => `x${index}`).join(' ')}\n` : '';
  return `Minimize\n obj: ${objective}\nSubject To\n${lines.join('\n')}\n${integers}End\n`;
}

const DAY_ROW = 'day';

function boundOf(problem: PlanningProblem, row: string): RowBound {
  return row === DAY_ROW ? { side: '=', bound: DAYS, points: Infinity } : rowBound(problem, row);
}

type ReferenceMenu = { readonly options: readonly Option[]; readonly cost: number };

/** Every day menu of a strict week by plain enumeration; no main group twice a day, hence no dish either. */
function referenceMenus(problem: PlanningProblem): readonly ReferenceMenu[] {
  const slots = problem.slots.map((slot) => slotOptions(problem, slot));
  const menus: ReferenceMenu[] = [];
  const extend = (chosen: readonly Option[]): void => {
    const slot = slots[chosen.length];
    if (slot === undefined) menus.push({ options: chosen, cost: menuCost(problem, chosen) });
    for (const option of slot ?? []) {
      const isThere = chosen.some(({ candidate }) => candidate.mainGroup === option.candidate.mainGroup);
      if (!isThere) extend([...chosen, option]);
    }
  };
  extend([]);
  return menus;
}

function penalty(totals: readonly number[], terms: readonly DayTerm[]): number {
  return terms.reduce(
    (sum, { range, weight }, place) => sum + rangePenalty(totals[place] ?? 0, range, weight),
    0,
  );
}
