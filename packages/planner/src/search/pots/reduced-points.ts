import { MEAL_TIMES, type MealTime, PLAN_DAYS } from '@kkini/domain';
import { basketPoints } from '../../preferences/work-points.ts';
import { weeklyBound } from '../bounds/weekly-bound.ts';
import { makeWeekModel } from '../master/make-week-model.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { smallestIndices } from '../pricing/smallest.ts';
import { relaxationLadder } from '../relaxation-ladder.ts';

/**
 * What a dish costs in each slot of a problem at the prices of the weekly bound: its own points, and the worth of its
 * nutrients to a usual day. By slot, by position of the dish.
 */
export type ReducedPoints = readonly ReadonlyMap<number, number>[];

/** Reduced points of every dish that may be served, as if no meal stayed. */
export function reducedPoints(problem: PlanningProblem): ReducedPoints {
  const [strictest] = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  if (strictest === undefined) throw new RangeError('The ladder has a first step');
  const { model, dishes, times } = makeWeekModel({ ...problem, locks: [] }, strictest);
  const { reduced } = weeklyBound(model);
  const days = model.classes.map((each) => each.days.length);
  const usual = days.indexOf(Math.max(...days));
  return problem.slots.map(({ mealTime }: { readonly mealTime: MealTime }) => {
    const slot = times.indexOf(MEAL_TIMES.indexOf(mealTime));
    const numbers = model.classes[usual]?.slots[slot]?.dish ?? [];
    const points = reduced[usual]?.[slot];
    return new Map(Array.from(numbers, (number, row) => [dishes[number] ?? -1, points?.[row] ?? Infinity]));
  });
}

/** The smallest points of a slot, one for each day of a week, rising. */
export function weekOf(points: ReadonlyMap<number, number>): readonly number[] {
  const all = Float64Array.from(points.values());
  return [...smallestIndices(all, PLAN_DAYS)].map((at) => all[at] ?? 0).sort((a, b) => a - b);
}

/** The same points where the week is cooked around a basket. */
export function reducedAround({ catalogue, basket }: PlanningProblem, reduced: ReducedPoints): ReducedPoints {
  return reduced.map(
    (points) =>
      new Map(
        [...points].map(([dish, own]) => [
          dish,
          own - basketPoints(catalogue.candidates[dish] ?? {}, basket),
        ]),
      ),
  );
}
