import { NUTRIENTS } from '@kkini/domain';
import type { DayLimits } from '../../limits/day-limits.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** How much of the energy aimed at some meals hold, 1 where none is aimed at; amounts are in the order of NUTRIENTS. */
export function energyRatio(meals: readonly ArrayLike<number>[], { plannedKcal }: DayLimits): number {
  const eaten = meals.reduce((sum, meal) => sum + (meal[ENERGY] ?? 0), 0);
  return plannedKcal > 0 ? eaten / plannedKcal : 1;
}
