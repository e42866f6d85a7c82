import { isEatenAgain, MEAL_TIMES, type MealStyle, type MealTime } from '@kkini/domain';
import { type DayLocks, OPEN_DAY } from '../../model/day-locks.ts';
import type { PlannedSlot } from '../../model/week-grid.ts';
import { againPoints } from '../../preferences/work-points.ts';
import { type PlanningProblem, pointsAt, withStyles } from '../planning-problem.ts';

/** A slot of one day: open, holding a kept dish (its catalogue position), or without a meal. */
export type DayCell =
  | { readonly kind: 'open'; readonly slot: PlannedSlot }
  | { readonly kind: 'held'; readonly dish: number; readonly points: number; readonly isAgain: boolean }
  | { readonly kind: 'none' };

/**
 * One day with a cell per meal time and the problem whose limits and points apply to it. A meal skipped or added on one day
 * changes the targets of that day's other meals (planner.md section 1). Days with the same meal styles share one problem.
 */
export type PlannedDay = {
  readonly cells: readonly DayCell[];
  readonly problem: PlanningProblem;
  /** Whether this day is a weekday with limited cooking time. */
  readonly isBusy: boolean;
};

/** The days of the week with their fixed slots. */
export function plannedDays(problem: PlanningProblem, count: number): readonly PlannedDay[] {
  const problems = new Map<string, PlanningProblem>([[stylesKey(problem.visitor.mealStyles), problem]]);
  return Array.from({ length: count }, (_, day) => {
    const locks = problem.locks[day] ?? OPEN_DAY;
    const mealStyles = stylesOf(problem, locks);
    const key = stylesKey(mealStyles);
    const ofDay = problems.get(key) ?? withStyles(problem, mealStyles);
    problems.set(key, ofDay);
    const cells = MEAL_TIMES.map((time) => cellOf(time, locks, ofDay));
    return { cells, problem: ofDay, isBusy: problem.busy[day] === true };
  });
}

/** The styles of a day: those of the survey, replaced by those of the kept meals. */
function stylesOf({ visitor }: PlanningProblem, locks: DayLocks): Record<MealTime, MealStyle> {
  const styles = { ...visitor.mealStyles };
  for (const time of MEAL_TIMES) {
    const lock = locks[time];
    if (lock?.kind === 'fasting') styles[time] = 'fasting';
    // The targets of the other meals depend only on whether this one is eaten.
    else if (lock !== undefined && lock.kind !== 'empty' && styles[time] === 'fasting')
      styles[time] = lock.style;
  }
  return styles;
}

const stylesKey = (styles: Readonly<Record<MealTime, MealStyle>>) =>
  MEAL_TIMES.map((time) => styles[time]).join(' ');

function cellOf(time: MealTime, locks: DayLocks, problem: PlanningProblem): DayCell {
  const lock = locks[time];
  if (lock === undefined) {
    const slot = problem.slots.find(({ mealTime }) => mealTime === time);
    return slot === undefined || slot.dishes.length === 0 ? { kind: 'none' } : { kind: 'open', slot };
  }
  const dish = 'id' in lock ? problem.catalogue.positionOf(lock.id) : undefined;
  if (dish === undefined) return { kind: 'none' };
  const points = pointsAt(problem, time, Int32Array.of(dish))[0] ?? 0;
  const isAgain = isEatenAgain(lock);
  const candidate = problem.catalogue.candidates[dish];
  const saved = isAgain && candidate !== undefined ? againPoints(time, candidate, problem) : 0;
  return { kind: 'held', dish, points: points + saved, isAgain };
}
