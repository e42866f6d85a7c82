import { MEAL_TIMES, type MealTime, PLAN_DAYS } from '@kkini/domain';
import type { NumberedWeek } from '../master/make-week-model.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { scarceSlots } from '../week-exists.ts';

/**
 * The meal times with too few dishes at every step, by counting alone: those that were asked for and have none, else the first
 * that lack some at the last step of the ladder. Empty where nothing is planned. `steps` are the models of the ladder, built
 * on call: what suffices at the first step suffices at the last.
 */
export function scarceMeals(
  problem: PlanningProblem,
  steps: readonly (() => NumberedWeek)[],
): readonly MealTime[] {
  const { locks, reach, slots } = problem;
  const isPlanned = (time: MealTime) =>
    !reach.empty.includes(time) &&
    (locks.length < PLAN_DAYS || locks.some((ofDay) => ofDay[time] === undefined));
  const bare = slots.filter(({ mealTime, dishes }) => dishes.length === 0 && isPlanned(mealTime));
  if (bare.length > 0) return bare.map(({ mealTime }) => mealTime);
  const [first, last] = [steps[0]?.(), steps.at(-1)];
  if (first === undefined || last === undefined || scarceSlots(first.model) === null) return [];
  const { model, times } = last();
  return (scarceSlots(model) ?? []).flatMap((slot) => MEAL_TIMES[times[slot] ?? -1] ?? []);
}
