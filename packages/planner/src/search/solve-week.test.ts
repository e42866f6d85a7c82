import { describe, expect, it } from 'vitest';
import { cheapestWeek, everyMenu, weekCost } from '../testing/brute-force-week.ts';
import { type RandomWeekShape, randomUnits, randomWeek } from '../testing/random-week.ts';
import { solveWeek } from './solve-week.ts';
import { weekExists } from './week-exists.ts';
import type { WeekModel } from './week-model.ts';
import { weeklyBound } from './weekly-bound.ts';

const SHAPES: readonly RandomWeekShape[] = [
  { days: 3, slots: 3, options: 4, copies: 1 },
  { days: 4, slots: 2, options: 6, copies: 1 },
  { days: 7, slots: 1, options: 9, copies: 1 },
  { days: 2, slots: 3, options: 6, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 2 },
  { days: 4, slots: 1, options: 3, copies: 3 },
  { days: 3, slots: 3, options: 3, copies: 7 },
];
const RUNS = 60;

const weeks = (shape: RandomWeekShape): WeekModel[] =>
  Array.from({ length: RUNS }, (_, seed) => randomWeek(randomUnits(seed + 1), shape));

describe('solving a week', () => {
  it.each(SHAPES)('finds the optimum of brute force and proves it: %o', (shape) => {
    for (const [index, model] of weeks(shape).entries()) {
      const best = cheapestWeek(model);
      const solution = weekExists(model) ? solveWeek(model) : null;
      if (best === Infinity) {
        expect(solution, `${index}`).toBeNull();
        continue;
      }
      expect(solution?.objective, `${index}`).toBeCloseTo(best, 7);
      expect(solution?.lowerBound, `${index}`).toBeCloseTo(best, 5);
    }
  });

  it.each(SHAPES)('costs what its days cost: %o', (shape) => {
    for (const model of weeks(shape)) {
      const solution = solveWeek(model);
      if (solution === null) continue;
      expect(weekCost(model, priced(model, solution.days))).toBeCloseTo(solution.objective, 9);
    }
  });

  it.each(SHAPES)('never puts the weekly bound above the optimum: %o', (shape) => {
    for (const model of weeks(shape))
      expect(weeklyBound(model).value).toBeLessThanOrEqual(cheapestWeek(model) + 1e-9);
  });
});

function priced(model: WeekModel, days: readonly (readonly number[])[]) {
  const menus = new Map(everyMenu(model).map((menu) => [menu.rows.join(), menu]));
  return days.flatMap((rows) => menus.get(rows.join()) ?? []);
}
