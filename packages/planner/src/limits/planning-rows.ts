import type { MealTime } from '@kkini/domain';
import { type Citation, type Grounds, grounds } from '../model/grounds.ts';

/** The share of a day that the planned meals hold, and their tolerances (nutrition-rules sections 2 and 6). */
export type PlanningKey = `${MealTime}Share` | keyof typeof ALLOWANCES;

/** One share or tolerance, as a part of 1. */
export type PlanningRow = Grounds & { readonly key: PlanningKey; readonly value: number };

const SHARES = { breakfastShare: 0.27, lunchShare: 0.32, dinnerShare: 0.31 } as const;

const ALLOWANCES = {
  /** Largest difference between a meal's energy and its share. */
  mealEnergyTolerance: 0.2,
  /** Largest difference between a day's energy and its target. */
  dayEnergyTolerance: 0.1,
  /** Largest excess of a meal over its share of a daily maximum. */
  mealCapAllowance: 0.35,
  /** Smaller differences are within the error of food tables and scales. */
  tableTolerance: 0.02,
} as const;

const FIGURES: Readonly<Record<PlanningKey, number>> = { ...SHARES, ...ALLOWANCES };

const DECIDED: Citation = 'LBL ◇M';

/** Every share and tolerance with its source. */
export const PLANNING_ROWS: readonly PlanningRow[] = (Object.entries(FIGURES) as [PlanningKey, number][]).map(
  ([key, value]) => ({ key, value, ...grounds(DECIDED) }),
);

/** The share or tolerance of a key. */
export function planningFigure(key: PlanningKey): number {
  return FIGURES[key];
}

/** Dishes the rules count per week or day (nutrition-rules section 5, everyone). */
export type CountKey = 'deepFried' | 'processedMeat' | 'fish';

/** The maximum or minimum number of dishes of a kind in a week. */
type CountRow = Grounds & {
  readonly kind: 'atMost' | 'atLeast';
  readonly count: number;
};

const CITED: Citation = 'AHA ✓H';
const cited = (kind: CountRow['kind'], count: number): CountRow => ({ kind, count, ...grounds(CITED) });

/** Deep frying at most twice, processed meat at most once, fish at least twice a week. */
export const COUNT_ROWS: Readonly<Record<CountKey, CountRow>> = {
  deepFried: cited('atMost', 2),
  processedMeat: cited('atMost', 1),
  fish: cited('atLeast', 2),
};
