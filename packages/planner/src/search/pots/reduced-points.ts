import { MEAL_TIMES, type MealTime, PLAN_DAYS } from '@kkini/domain';
import { basketPoints } from '../../preferences/work-points.ts';
import { weeklyBound } from '../bounds/weekly-bound.ts';
import { makeWeekModel } from '../master/make-week-model.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { smallestIndices } from '../pricing/smallest.ts';
import { relaxationLadder } from '../relaxation-ladder.ts';

/**
 * The cost of a dish in each slot of a problem at the prices of the weekly bound: its own points, and the worth of
 * its nutrients to a usual day. By slot, one number for each of its dishes.
 */
export type ReducedPoints = readonly Float64Array[];

/** Reduced points of every dish that may be served, as if no meal stayed. */
export function reducedPoints(problem: PlanningProblem): ReducedPoints {
  const [strictest] = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  if (strictest === undefined) throw new RangeError('The ladder has a first step');
  const { model, times } = makeWeekModel({ ...problem, locks: [] }, strictest);
  const { reduced } = weeklyBound(model);
  const days = model.classes.map((each) => each.days.length);
  const usual = days.indexOf(Math.max(...days));
  return problem.slots.map(({ mealTime }: { readonly mealTime: MealTime }) => {
    const slot = times.indexOf(MEAL_TIMES.indexOf(mealTime));
    return reduced[usual]?.[slot] ?? new Float64Array(0);
  });
}

/** The smallest points of a slot, one for each day of a week, ascending. */
export function weekOf(points: Float64Array): readonly number[] {
  return [...smallestIndices(points, PLAN_DAYS)].map((at) => points[at] ?? 0).sort((a, b) => a - b);
}

/** The same points for a week cooked around its basket. */
export function reducedAround(problem: PlanningProblem, reduced: ReducedPoints): ReducedPoints {
  const { catalogue, basket, slots } = problem;
  return slots.map(({ dishes }, slot) =>
    (reduced[slot] ?? new Float64Array(0)).map(
      (own, row) => own - basketPoints(catalogue.candidates[dishes[row] ?? -1] ?? {}, basket),
    ),
  );
}
