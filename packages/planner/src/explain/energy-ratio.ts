import { NUTRIENTS } from '@kkini/domain';
import type { DayLimits } from '../limits/day-limits.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** How much of the energy aimed at some meals hold; amounts are in the order of NUTRIENTS. */
export function energyRatio(meals: readonly ArrayLike<number>[], { energyKcal, planned }: DayLimits): number {
  const eaten = meals.reduce((sum, meal) => sum + (meal[ENERGY] ?? 0), 0);
  return eaten / (energyKcal * planned.share);
}
