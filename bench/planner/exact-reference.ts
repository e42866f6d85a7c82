import type { PlanningProblem } from '@kkini/planner/testing';
import loadHighs from 'highs';
import { type ReferenceMenu, referenceMenus } from './reference-menus.ts';

const FIRST_COLUMNS = 400;
const JOINING_COLUMNS = 300;
const PASSES = 300;

/** Bounds and points of the weekly rows, written down a second time from the design. */
const ROWS = {
  days: 7,
  groupLimit: { vegetarian: 5, other: 4 },
  method: { bound: 5, points: 1.5 },
  deepFried: { bound: 2, points: 3 },
  processedMeat: { bound: 1, points: 3 },
  fish: { bound: 2, points: 2 },
} as const;

/**
 * A second solver for strict weeks (ladder step 0, the order of the days aside): all menus by enumeration, the linear
 * programme by column generation and the integer programme over every menu that can be in an optimum, both by HiGHS.
 */
export async function makeExactReference() {
  const highs = await loadHighs();
  /** The optimum in points, given a week's menus to start from; null where HiGHS finds none. */
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
        relaxed.Rows.map((row) => [
          'Dual' in row && 'Name' in row ? row.Name : '',
          'Dual' in row ? Number(row.Dual) : 0,
        ]),
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

/** The rows a menu takes part in, with its uses. */
function rowsOf(
  { wantsFish }: PlanningProblem,
  { options }: ReferenceMenu,
): readonly (readonly [string, number])[] {
  const uses = new Map<string, number>([['day', 1]]);
  const use = (row: string) => uses.set(row, (uses.get(row) ?? 0) + 1);
  for (const { candidate } of options) {
    use(`dish_${candidate.id.replaceAll(/[^a-zA-Z0-9]/g, '_')}`);
    use(`group_${candidate.mainGroup}`);
    use(`method_${candidate.method}`);
    if (candidate.method === 'deepFried') use('deepFried');
    if (candidate.mainGroup === 'processedMeat') use('processedMeat');
    if (wantsFish && /Fish$/.test(candidate.mainGroup)) use('fish');
  }
  return [...uses];
}

/** The week in the LP format of CPLEX, which HiGHS reads. */
function model(problem: PlanningProblem, menus: readonly ReferenceMenu[], whole: boolean): string {
  const vegetarian = problem.visitor.eatingStyles.includes('vegetarian');
  const rows = new Map<string, string[]>(problem.wantsFish ? [['fish', []]] : []);
  menus.forEach((menu, index) => {
    for (const [row, uses] of rowsOf(problem, menu)) {
      const terms = rows.get(row) ?? [];
      terms.push(`${uses} x${index}`);
      rows.set(row, terms);
    }
  });
  const slack: string[] = [];
  const lines = [...rows].map(([row, terms]) => {
    const { side, bound, points } = boundOf(row, vegetarian);
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

type Bound = { readonly side: '=' | '<=' | '>='; readonly bound: number; readonly points: number };

function boundOf(row: string, vegetarian: boolean): Bound {
  if (row === 'day') return { side: '=', bound: ROWS.days, points: Infinity };
  if (row === 'fish') return { side: '>=', ...ROWS.fish };
  if (row === 'deepFried') return { side: '<=', ...ROWS.deepFried };
  if (row === 'processedMeat') return { side: '<=', ...ROWS.processedMeat };
  if (row.startsWith('method_')) return { side: '<=', ...ROWS.method };
  if (row.startsWith('dish_')) return { side: '<=', bound: 1, points: Infinity };
  return { side: '<=', bound: ROWS.groupLimit[vegetarian ? 'vegetarian' : 'other'], points: Infinity };
}
