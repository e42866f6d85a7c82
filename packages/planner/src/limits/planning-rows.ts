import type { MealTime } from '@kkini/domain';
import { type Citation, type Grounds, grounds } from '../model/grounds.ts';

/** What the planned meals carry of a day and how far they may be off (nutrition-rules sections 2 and 6). */
export type PlanningKey = `${MealTime}Share` | keyof typeof ALLOWANCES;

/** One share or tolerance, as a part of 1. */
export type PlanningRow = Grounds & { readonly key: PlanningKey; readonly value: number };

const SHARES = { breakfastShare: 0.27, lunchShare: 0.32, dinnerShare: 0.31 } as const;

const ALLOWANCES = {
  /** A meal's energy may differ from its share by this much. */
  mealEnergyTolerance: 0.2,
  /** A day's energy may differ from the target by this much. */
  dayEnergyTolerance: 0.1,
  /** A meal may exceed its share of a daily maximum by this much. */
  mealCapAllowance: 0.35,
  /** Differences within this share are within what food tables and scales can tell. */
  tableTolerance: 0.02,
} as const;

const DECIDED: Citation = 'LBL ◇M';

/** Every share and tolerance with its grounds. */
export const PLANNING_ROWS: readonly PlanningRow[] = (
  Object.entries({ ...SHARES, ...ALLOWANCES }) as [PlanningKey, number][]
).map(([key, value]) => ({ key, value, ...grounds(DECIDED) }));

/** The share or tolerance of that name. */
export function planningFigure(key: PlanningKey): number {
  return { ...SHARES, ...ALLOWANCES }[key];
}
