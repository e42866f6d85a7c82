import { MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';
import type { ChangeMealInput } from '../change-meal.ts';
import { crowdsWeek } from '../constraints/counted-meals.ts';
import { hardViolations } from '../constraints/dish-violations.ts';
import type { Candidate } from '../model/candidate.ts';
import { dishesServed } from '../model/tables.ts';
import type { Option } from '../model/week-grid.ts';
import { ASKED } from '../search/bounds/reach.ts';
import {
  makePlanningProblem,
  optionAt,
  type PlanningProblem,
  withReach,
} from '../search/planning-problem.ts';
import { relaxationLadder, type SpacingRules } from '../search/relaxation-ladder.ts';
import { scoreDay, scoreSpacing } from '../search/score-week.ts';

/** A dish for the slot and the points of the whole week with it. */
export type BruteChoice = { readonly id: string; readonly points: number };

/** Every dish a slot may be changed to, fewest points first. Each is put into the week and the whole week is scored. */
export function everyChoice(input: ChangeMealInput): {
  readonly choices: readonly BruteChoice[];
  readonly ladderStep: number;
} {
  const byId = new Map(input.candidates.map((each) => [each.id, each]));
  const allowed = input.candidates.filter(
    (each) =>
      each.style === input.style &&
      hardViolations(each, input.visitor).length === 0 &&
      !crowdsWeek(each, input, { dishOf: dishesServed(byId), visitor: input.visitor }),
  );
  const pointsOf = weekCounter(input);
  const ladder = relaxationLadder(input.visitor.eatingStyles.includes('vegetarian'));
  for (const [ladderStep, rules] of ladder.entries()) {
    const fitting = allowed.filter((dish) => fits(dish, input, rules));
    if (fitting.length === 0) continue;
    const choices = fitting.map((dish) => ({
      id: dish.id,
      points: pointsOf(withDish(input, dish)),
    }));
    return { choices: choices.sort((a, b) => a.points - b.points), ladderStep };
  }
  return { choices: [], ladderStep: ladder.length };
}

type Facts = Pick<ChangeMealInput, 'candidates' | 'visitor' | 'seed'>;

/** Scores whole weeks, each day under the limits of its meals. */
export function weekCounter(facts: Facts): (week: WeekPlan) => number {
  const planned = anyTimeProblem(facts);
  const problems = new Map<string, PlanningProblem>();
  const problemOf = (day: DayOf): PlanningProblem => {
    const mealStyles = stylesOf(day, facts);
    const key = Object.values(mealStyles).join(' ');
    const problem =
      problems.get(key) ?? anyTimeProblem({ ...facts, visitor: { ...facts.visitor, mealStyles } });
    problems.set(key, problem);
    return problem;
  };
  const free = { groupLimit: Infinity, overnight: false, dayGroups: false, copies: Infinity };
  return (week) => {
    const grid = week.map((day) => {
      const problem = problemOf(day);
      return { problem, options: MEAL_TIMES.map((time) => optionOf(day.slots[time], time, problem)) };
    });
    const days = grid.reduce((sum, { options, problem }) => sum + scoreDay(options, problem), 0);
    const dishes = grid.map(({ options }) => options);
    return days + scoreSpacing(dishes, free, planned);
  };
}

/** A meal may be changed to a bought dish of any meal time. */
function anyTimeProblem(facts: Facts): PlanningProblem {
  return withReach(makePlanningProblem(facts), { ...ASKED, usualTimes: false });
}

type DayOf = WeekPlan[number];

function stylesOf(day: DayOf, { visitor }: Facts) {
  const style = (time: MealTime) => {
    const slot = day.slots[time];
    if (slot.kind === 'empty') return visitor.mealStyles[time];
    return slot.kind === 'fasting' ? 'fasting' : slot.style;
  };
  return { breakfast: style('breakfast'), lunch: style('lunch'), dinner: style('dinner') };
}

function optionOf(slot: MealSlot, time: MealTime, problem: PlanningProblem): Option | null {
  if (!('id' in slot)) return null;
  const planned = problem.slots.find(({ mealTime }) => mealTime === time);
  if (planned === undefined) return null;
  const row = planned.dishes.indexOf(problem.catalogue.positionOf(slot.id) ?? -1);
  return row < 0 ? null : optionAt(problem, planned, row);
}

/** The week with the given dish in its slot. */
export function withDish(
  { week, date, mealTime }: ChangeMealInput,
  { id, kind, style }: Candidate,
): WeekPlan {
  const slot: MealSlot = kind === 'recipe' ? { kind, id, style } : { kind, id, style, area: null };
  return week.map((day) => (day.date === date ? { ...day, slots: { ...day.slots, [mealTime]: slot } } : day));
}

/** Whether the spacing rules allow a dish in the slot, checked meal by meal. */
function fits(dish: Candidate, input: ChangeMealInput, rules: SpacingRules): boolean {
  const { week, date, mealTime, candidates } = input;
  const idAt = (day: DayOf, time: MealTime) => {
    const slot = day.slots[time];
    return 'id' in slot ? slot.id : null;
  };
  const meals = week.flatMap((day) => MEAL_TIMES.map((time) => ({ day, time, id: idAt(day, time) })));
  const groupOf = (id: string | null) => candidates.find((each) => each.id === id)?.mainGroup;
  const own = meals.findIndex(({ day, time }) => day.date === date && time === mealTime);
  const others = meals.filter(({ id }, index) => index !== own && id !== null);
  const today = others.filter(({ day }) => day.date === date);
  if (meals[own]?.id === dish.id || today.some(({ id }) => id === dish.id)) return false;
  if (others.filter(({ id }) => id === dish.id).length >= rules.copies) return false;
  const alike = ({ id }: { readonly id: string | null }) => groupOf(id) === dish.mainGroup;
  if (others.filter(alike).length >= rules.groupLimit) return false;
  if (rules.dayGroups && today.some(alike)) return false;
  if (!rules.overnight) return true;
  const filled = meals.filter(({ id }, index) => index === own || id !== null);
  const at = filled.findIndex(({ day, time }) => day.date === date && time === mealTime);
  return [filled[at - 1], filled[at + 1]].every(
    (neighbour) =>
      neighbour === undefined || daysApart(week, neighbour.day.date, date) !== 1 || !alike(neighbour),
  );
}

function daysApart(week: WeekPlan, one: string, other: string): number {
  const dates = week.map(({ date }) => date);
  return Math.abs(dates.indexOf(one) - dates.indexOf(other));
}
