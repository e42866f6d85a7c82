import { NUTRIENTS } from '@kkini/domain';
import type { DayLimits } from '../limits/day-limits.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** How much of the energy aimed at some meals hold, 1 where none is aimed at; amounts are in the order of NUTRIENTS. */
export function energyRatio(meals: readonly ArrayLike<number>[], { energyKcal, planned }: DayLimits): number {
  const eaten = meals.reduce((sum, meal) => sum + (meal[ENERGY] ?? 0), 0);
  const aimed = energyKcal * planned.share;
  return aimed > 0 ? eaten / aimed : 1;
}
