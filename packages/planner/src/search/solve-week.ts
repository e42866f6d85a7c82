import { firstPlan } from './first-plan.ts';
import { Incumbent } from './incumbent.ts';
import { MenuPool } from './menu-pool.ts';
import { WeekChoice } from './week-choice.ts';
import type { WeekModel } from './week-model.ts';
import { WeekSearch } from './week-search.ts';
import { survivingRows, type WeeklyBound, weeklyBound } from './weekly-bound.ts';

/** The rows of each day by slot, what the week costs, and what every week costs at least; both in points. */
export type WeekSolution = {
  readonly days: readonly (readonly number[])[];
  readonly objective: number;
  readonly lowerBound: number;
  /** Counted work, equal on every machine. */
  readonly work: {
    readonly rounds: number;
    readonly pricingNodes: number;
    readonly branchingNodes: number;
  };
};

/**
 * The cheapest week of a model, or as good a one as the counted work allows, with its lower bound: the weekly bound, a
 * first plan by local search, fixing of rows that are in no better week, then column generation with exact pricing.
 * Null where no week was found. Ask only where `weekExists` holds.
 */
export function solveWeek(model: WeekModel): WeekSolution | null {
  if (model.slots.length === 0) return emptyWeek(model);
  const weekly = weeklyBound(model);
  const first = firstPlan(model, weekly.reduced);
  const objective = first === null ? Infinity : pointsOf(model, first);
  const kept = keptRows(weekly, objective, first ?? []);
  const search = new WeekSearch(model, kept, weekly);
  if (first !== null)
    search.offer(first.map((rows) => rows.map((row, slot) => kept[slot]?.indexOf(row) ?? 0)));
  search.run();
  const { incumbent, pool, work } = search;
  if (incumbent.objective === Infinity) return null;
  const days = incumbent.menus.map((menu) => pool.rowsOf(menu).map((row, slot) => kept[slot]?.[row] ?? 0));
  return { days, objective: incumbent.objective, lowerBound: search.lowerBound, work };
}

function emptyWeek({ days: count }: WeekModel): WeekSolution {
  const days = Array.from({ length: count }, () => []);
  return { days, objective: 0, lowerBound: 0, work: { rounds: 0, pricingNodes: 0, branchingNodes: 0 } };
}

/** Points of a week given by rows; infinite where its days have no valid order. */
function pointsOf(model: WeekModel, days: readonly (readonly number[])[]): number {
  const pool = new MenuPool(model, model.slots);
  const choice = new WeekChoice(pool);
  for (const rows of days) choice.push(pool.add(rows));
  const incumbent = new Incumbent(pool);
  incumbent.offer(choice);
  return incumbent.objective;
}

/** Rows that may be in a cheaper week, and those of the week in hand. */
function keptRows(
  weekly: WeeklyBound,
  objective: number,
  first: readonly (readonly number[])[],
): readonly Int32Array[] {
  const slack = 1e-7 * Math.abs(objective) + 1e-9;
  return survivingRows(weekly, objective + slack).map((rows, slot) => {
    const all = new Set(rows);
    for (const day of first) all.add(day[slot] ?? 0);
    return Int32Array.from(all).sort();
  });
}
