import { firstPlan } from './first-plan.ts';
import { Incumbent } from './incumbent.ts';
import { MenuPool } from './menu-pool.ts';
import { WeekChoice } from './week-choice.ts';
import { classOfDay, type WeekModel, withRows } from './week-model.ts';
import { WeekSearch } from './week-search.ts';
import { survivingRows, type WeeklyBound, weeklyBound } from './weekly-bound.ts';
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
 * first plan by local search, fixing of rows that are in no better week, then column generation with exact pricing.
 * Null where no week was found. Ask only where `weekExists` holds.
 */
export function solveWeek(model: WeekModel, limits: WorkLimits = WORK_LIMITS): WeekSolution | null {
  const weekly = weeklyBound(model);
  const first = firstPlan(model, weekly.reduced);
  const objective = first === null ? Infinity : pointsOf(model, first);
  const kept = keptRows(model, weekly, { objective, first: first ?? [] });
  const classOf = classOfDay(model);
  const search = new WeekSearch(withRows(model, kept), weekly, limits);
  if (first !== null) {
    search.offer(
      first.map((rows, day) => rows.map((row, slot) => kept[classOf[day] ?? 0]?.[slot]?.indexOf(row) ?? 0)),
    );
  }
  search.run();
  const { incumbent, pool, work } = search;
  if (incumbent.objective === Infinity) return null;
  const days = incumbent.menus.map((menu) =>
    pool.rowsOf(menu).map((row, slot) => kept[pool.classOf[menu] ?? 0]?.[slot]?.[row] ?? 0),
  );
  return { days, objective: incumbent.objective, lowerBound: search.lowerBound, work };
}

/** Points of a week given by rows; infinite where its days have no valid order. */
function pointsOf(model: WeekModel, days: readonly (readonly number[])[]): number {
  const pool = new MenuPool(model);
  const choice = new WeekChoice(pool);
  const classOf = classOfDay(model);
  days.forEach((rows, day) => {
    choice.push(pool.add(classOf[day] ?? 0, rows));
  });
  const incumbent = new Incumbent(pool);
  incumbent.offer(choice);
  return incumbent.objective;
}

type InHand = { readonly objective: number; readonly first: readonly (readonly number[])[] };

/** Rows that may be in a cheaper week, and those of the week in hand, by class and slot. */
function keptRows(
  model: WeekModel,
  weekly: WeeklyBound,
  { objective, first }: InHand,
): readonly (readonly Int32Array[])[] {
  const slack = 1e-7 * Math.abs(objective) + 1e-9;
  return survivingRows(weekly, objective + slack).map((ofClass, index) =>
    ofClass.map((rows, slot) => {
      const inFirst = (model.classes[index]?.days ?? []).flatMap((day) => first[day]?.[slot] ?? []);
      const missing = new Set(inFirst.filter((row) => !rows.includes(row)));
      return missing.size === 0 ? rows : Int32Array.of(...rows, ...missing).sort();
    }),
  );
}
