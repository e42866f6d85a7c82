import { weeklyBound } from './bounds/weekly-bound.ts';
import type { WeekModel } from './master/week-model.ts';
import { WeekSearch } from './week-search.ts';
import { WORK_LIMITS, type WorkLimits } from './work-limits.ts';

/** The rows of each day by slot, the cost of the week, and the lower bound for every week; both in points. */
export type WeekSolution = {
  readonly days: readonly (readonly number[])[];
  readonly objective: number;
  readonly lowerBound: number;
  /** Deterministic counts of work, equal on every machine. */
  readonly work: {
    readonly rounds: number;
    readonly pricingNodes: number;
    readonly branchingNodes: number;
  };
};

/**
 * The cheapest week of a model, or the best the work limits allow, with its lower bound: weekly bound, reduced-cost fixing,
 * and column generation with exact pricing. Null where no week was found. Call only where `weekExists` holds.
 */
export function solveWeek(model: WeekModel, limits: WorkLimits = WORK_LIMITS): WeekSolution | null {
  const search = new WeekSearch(model, weeklyBound(model), limits);
  search.run();
  const { incumbent, pool, work } = search;
  if (incumbent.objective === Infinity) return null;
  const days = incumbent.menus.map((menu) => pool.rowsOf(menu));
  return { days, objective: incumbent.objective, lowerBound: search.lowerBound, work };
}
