import { type DayPlan, type MealSlot, type MealTime, planDates, type WeekPlan } from '@kkini/domain';
import { assessWeek, type WeekAssessment } from './explain/assess-week.ts';
import type { Candidate } from './model/candidate.ts';
import type { Visitor } from './model/visitor.ts';
import type { Option, WeekGrid } from './model/week-grid.ts';
import { feasibleWeek, hasEnoughDishes } from './search/feasible-week.ts';
import { firstWeek } from './search/first-week.ts';
import { improveWeek } from './search/improve-week.ts';
import { makePlanningProblem, type PlanningProblem } from './search/planning-problem.ts';
import { relaxationLadder, type SpacingRules, spacingBreaks } from './search/relaxation-ladder.ts';

/** What a week is planned from. `startDate` is YYYY-MM-DD; equal input gives an equal week. */
export type PlanWeekInput = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly startDate: string;
  readonly seed: number;
};

/** What a new plan says of itself; `ladderStep` is the step of the relaxation ladder it was found at, 0 with every rule held. */
export type PlanQuality = WeekAssessment & { readonly ladderStep: number };

/** A finished week and what it says of itself. */
export type PlannedWeek = { readonly week: WeekPlan; readonly quality: PlanQuality };

/**
 * Plans seven days: exclusions and HARD rules always hold, spacing rules give way step by step only where no week
 * exists otherwise, and a slot without any admissible dish stays empty with its reason.
 */
export function planWeek(input: PlanWeekInput): PlannedWeek {
  const problem = makePlanningProblem(input);
  const { grid, ladderStep } = climb(problem);
  const dates = planDates(input.startDate);
  const week = dates.map((date, index) => dayPlan(date, { grid, index, problem }));
  return { week, quality: { ladderStep, ...assessWeek({ ...input, week }) } };
}

/** Searches at the first step of the ladder that allows a week. */
function climb(problem: PlanningProblem): { grid: WeekGrid; ladderStep: number } {
  const ladder = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  for (const [ladderStep, rules] of ladder.entries()) {
    const grid = hasEnoughDishes(problem, rules) ? weekAt(problem, rules) : null;
    if (grid !== null) return { grid, ladderStep };
  }
  return { grid: withoutRepeatsInDay(problem, ladder), ladderStep: ladder.length };
}

function weekAt(problem: PlanningProblem, rules: SpacingRules): WeekGrid | null {
  const improved = improveWeek(firstWeek(problem, rules), rules, problem);
  if (spacingBreaks(improved, rules) === 0) return improved;
  const feasible = feasibleWeek(problem, rules);
  return feasible === null ? null : improveWeek(feasible, rules, problem);
}

/** Where even the last step has no week, a slot that would repeat the day's dish is left empty. */
function withoutRepeatsInDay(problem: PlanningProblem, ladder: readonly SpacingRules[]): WeekGrid {
  const last = ladder.at(-1);
  if (last === undefined) return [];
  return improveWeek(firstWeek(problem, last), last, problem).map((day) => {
    const seen = new Set<string>();
    return day.map((option) => {
      if (option === null || seen.has(option.candidate.id)) return null;
      seen.add(option.candidate.id);
      return option;
    });
  });
}

type DayInput = { readonly grid: WeekGrid; readonly index: number; readonly problem: PlanningProblem };

function dayPlan(date: string, { grid, index, problem }: DayInput): DayPlan {
  const slotOf = (mealTime: MealTime): MealSlot => {
    if (problem.visitor.mealStyles[mealTime] === 'fasting') return { kind: 'fasting' };
    const position = problem.slots.findIndex((slot) => slot.mealTime === mealTime);
    const option = grid[index]?.[position] ?? null;
    return option === null
      ? { kind: 'empty', reason: 'noCandidate' }
      : filledSlot(option, problem.visitor, index);
  };
  return {
    date,
    slots: { breakfast: slotOf('breakfast'), lunch: slotOf('lunch'), dinner: slotOf('dinner') },
  };
}

/** The slot an option fills; a restaurant dish is placed in the visitor's areas in turn. */
export function filledSlot({ candidate }: Option, visitor: Visitor, dayIndex: number): MealSlot {
  const { id, style, kind } = candidate;
  if (kind === 'recipe') return { kind, id, style };
  const area = style === 'restaurant' ? (visitor.areas[dayIndex % visitor.areas.length] ?? null) : null;
  return { kind, id, style, area };
}
