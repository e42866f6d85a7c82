import { NUTRIENTS } from '@kkini/domain';
import type { DayLimits } from '../../limits/day-limits.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** Energy of some meals as a share of their target; 1 without a target. Amounts are in the order of NUTRIENTS. */
export function energyRatio(meals: readonly ArrayLike<number>[], { plannedKcal }: DayLimits): number {
  const eaten = meals.reduce((sum, meal) => sum + (meal[ENERGY] ?? 0), 0);
  return plannedKcal > 0 ? eaten / plannedKcal : 1;
}
