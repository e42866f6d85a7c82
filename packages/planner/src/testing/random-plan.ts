import { planWeek } from '../plan-week.ts';
import { randomDishes, randomVisitor } from './random-dishes.ts';
import { randomUnits } from './random-week.ts';

const STYLES = ['cookedRecipe', 'simpleRecipe', 'lunchBox'] as const;

/** A planned week of random dishes. */
export function randomPlan(seed: number) {
  const unit = randomUnits(seed);
  const candidates = randomDishes(unit, 15 + Math.floor(70 * unit()), STYLES);
  const visitor = randomVisitor(unit, STYLES);
  const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
  return { candidates, visitor, week, seed };
}
