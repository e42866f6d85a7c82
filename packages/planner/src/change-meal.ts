import { MEAL_TIMES, type MealSlot, type MealStyle, type MealTime, type WeekPlan } from '@kkini/domain';
import type { Candidate } from './model/candidate.ts';
import type { Visitor } from './model/visitor.ts';
import type { Option } from './model/week-grid.ts';
import { filledSlot } from './plan-week.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import { optionsFor, type PlanningProblem } from './search/planning-problem.ts';
import { relaxationLadder } from './search/relaxation-ladder.ts';
import { scoreDay, scoreSpacing } from './search/score-week.ts';

/** One slot of a week to fill anew with a dish of `style`. */
export type ChangeMealInput = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly seed: number;
};

/**
 * The dish of the given style that leaves the week with the fewest points, never the one that is there and, while
 * others remain, none the week already holds. Null when no other dish may be served.
 */
export function changeMeal(input: ChangeMealInput): { readonly slot: MealSlot } | null {
  const { week, date, mealTime, style, visitor } = input;
  const dayIndex = week.findIndex((day) => day.date === date);
  const current = week[dayIndex]?.slots[mealTime];
  if (current === undefined) return null;
  if (style === 'fasting') return current.kind === 'fasting' ? null : { slot: { kind: 'fasting' } };
  const { problem, options } = optionsFor(input, { mealTime, style });
  const best = bestOption(options, input, { problem, dayIndex });
  return best === null ? null : { slot: filledSlot(best, visitor, dayIndex) };
}

type Place = { readonly problem: PlanningProblem; readonly dayIndex: number };

function bestOption(
  options: readonly Option[],
  input: ChangeMealInput,
  { problem, dayIndex }: Place,
): Option | null {
  const grid = gridOfWeek(input.week, input.candidates);
  const slot = MEAL_TIMES.indexOf(input.mealTime);
  const held = new Set(grid.flat().flatMap((option) => (option === null ? [] : [option.candidate.id])));
  const sameDay = new Set(
    grid[dayIndex]?.flatMap((option) => (option === null ? [] : [option.candidate.id])),
  );
  const fresh = options.filter(({ candidate }) => !held.has(candidate.id));
  const pool = fresh.length > 0 ? fresh : options.filter(({ candidate }) => !sameDay.has(candidate.id));
  const [strict] = relaxationLadder(input.visitor.eatingStyles.includes('vegetarian'));
  let best: Option | null = null;
  let fewest = Infinity;
  for (const option of pool) {
    const changed = grid.map((day, index) =>
      index === dayIndex ? day.map((old, position) => (position === slot ? option : old)) : day,
    );
    const points =
      scoreDay(changed[dayIndex] ?? [], problem) + (strict ? scoreSpacing(changed, strict, problem) : 0);
    if (points < fewest) {
      fewest = points;
      best = option;
    }
  }
  return best;
}
