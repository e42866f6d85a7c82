import { weeklyBound } from './bounds/weekly-bound.ts';
import type { WeekModel } from './master/week-model.ts';
import { WeekSearch } from './week-search.ts';
import { WORK_LIMITS, type WorkLimits } from './work-limits.ts';

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
 * fixing of rows that are in no better week, and column generation with exact pricing.
 * Null where no week was found. Ask only where `weekExists` holds.
 */
export function solveWeek(model: WeekModel, limits: WorkLimits = WORK_LIMITS): WeekSolution | null {
  const search = new WeekSearch(model, weeklyBound(model), limits);
  search.run();
  const { incumbent, pool, work } = search;
  if (incumbent.objective === Infinity) return null;
  const days = incumbent.menus.map((menu) => pool.rowsOf(menu));
  return { days, objective: incumbent.objective, lowerBound: search.lowerBound, work };
}
