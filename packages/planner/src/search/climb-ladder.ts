import { MEAL_TIMES } from '@kkini/domain';
import type { PlannedSlot, WeekGrid } from '../model/week-grid.ts';
import { type Certificate, certify } from './certificate.ts';
import { makeWeekModel, type NumberedWeek } from './make-week-model.ts';
import type { PlanningProblem } from './planning-problem.ts';
import { relaxationLadder, type SpacingRules } from './relaxation-ladder.ts';
import { solveWeek, type WeekSolution } from './solve-week.ts';
import { weekExists } from './week-exists.ts';
import { classOfDay } from './week-model.ts';

/** The best week found, options by day and meal time, and what is known about it. */
export type LadderWeek = { readonly grid: WeekGrid; readonly certificate: Certificate };

/**
 * Searches at the first step of the ladder that allows a week (planner.md section 5). Where even the last one does not,
 * a slot that could only repeat its day's dishes stays empty: the last of the slots that lack dishes gives way.
 */
export function climbLadder(problem: PlanningProblem): LadderWeek {
  const ladder = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  for (const [ladderStep, rules] of ladder.entries()) {
    const found = weekAt(problem, rules);
    if (found !== null) return { ...found, certificate: certified(found.solution, problem.seed, ladderStep) };
  }
  return withEmptySlot(problem, ladder);
}

type Found = { readonly grid: WeekGrid; readonly solution: WeekSolution };

function weekAt(problem: PlanningProblem, rules: SpacingRules): Found | null {
  const numbered = makeWeekModel(problem, rules);
  const solution = weekExists(numbered.model) ? solveWeek(numbered.model) : null;
  return solution === null ? null : { grid: gridOf(problem, numbered, solution), solution };
}

/** Empties slots from the last on until a week exists; at least the empty week does. */
function withEmptySlot(problem: PlanningProblem, ladder: readonly SpacingRules[]): LadderWeek {
  const last = ladder.at(-1);
  const slots = [...problem.slots];
  for (let emptied = slots.length - 1; last !== undefined && emptied >= 0; emptied -= 1) {
    const fewer = { ...problem, slots: slots.map((slot, index) => (index < emptied ? slot : without(slot))) };
    const kept = keepWhatFits(fewer, { from: emptied + 1, slots, rules: last });
    const found = weekAt(kept, last);
    if (found !== null)
      return { ...found, certificate: certified(found.solution, problem.seed, ladder.length) };
  }
  throw new RangeError('A week without any slot exists under every rule');
}

/** Gives back the slots behind the emptied one that still fit. */
function keepWhatFits(
  problem: PlanningProblem,
  { from, slots, rules }: { from: number; slots: readonly PlannedSlot[]; rules: SpacingRules },
): PlanningProblem {
  let kept = problem;
  for (let index = from; index < slots.length; index += 1) {
    const fuller = {
      ...kept,
      slots: kept.slots.map((slot, position) => (position === index ? (slots[index] ?? slot) : slot)),
    };
    if (weekExists(makeWeekModel(fuller, rules).model)) kept = fuller;
  }
  return kept;
}

const without = (slot: PlannedSlot): PlannedSlot => ({
  ...slot,
  dishes: new Int32Array(0),
  costs: new Float64Array(0),
});

function certified(solution: WeekSolution, seed: number, ladderStep: number): Certificate {
  return certify({ objective: solution.objective, lowerBound: solution.lowerBound, ladderStep, seed });
}

function gridOf(
  { catalogue }: PlanningProblem,
  { model, dishes, times }: NumberedWeek,
  { days }: WeekSolution,
): WeekGrid {
  const classOf = classOfDay(model);
  return days.map((rows, day) =>
    [...MEAL_TIMES.keys()].map((time) => {
      const slot = times.indexOf(time);
      const held = model.classes[classOf[day] ?? 0]?.slots[slot];
      const row = rows[slot] ?? -1;
      const dish = dishes[held?.dish[row] ?? -1] ?? -1;
      const candidate = catalogue.candidates[dish];
      if (candidate === undefined) return null;
      return { candidate, cost: held?.cost[row] ?? 0, amounts: catalogue.amountsAt(dish) };
    }),
  );
}
