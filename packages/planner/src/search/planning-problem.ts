import { MEAL_TIMES, type MealStyle, NUTRIENTS, type Nutrition } from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { type DayLimits, dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option, PlannedSlot } from '../model/week-grid.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { mealCost } from '../preferences/meal-cost.ts';

/** One visitor's week before any choice: admissible options per meal time, the day's terms, the seed. */
export type PlanningProblem = {
  readonly visitor: Visitor;
  readonly limits: DayLimits;
  readonly terms: readonly DayTerm[];
  readonly slots: readonly PlannedSlot[];
  readonly wantsFish: boolean;
  readonly seed: number;
};

type Input = { readonly candidates: readonly Candidate[]; readonly visitor: Visitor; readonly seed: number };

/** Keeps, per eaten meal time, the candidates of its style that no exclusion and no HARD rule forbids, cheapest first. */
export function makePlanningProblem({ candidates, visitor, seed }: Input): PlanningProblem {
  const limits = dayLimits(visitor);
  const styles = new Set(Object.values(visitor.mealStyles));
  const admissible = candidates.filter(
    (candidate) => styles.has(candidate.style) && hardViolations(candidate, visitor).length === 0,
  );
  const slots = MEAL_TIMES.filter((time) => visitor.mealStyles[time] !== 'fasting').map((mealTime) => ({
    mealTime,
    options: admissible
      .filter((candidate) => candidate.style === visitor.mealStyles[mealTime])
      .map((candidate) => ({
        candidate,
        cost: mealCost(candidate, mealTime, { visitor, limits, seed }),
        amounts: amountsOf(candidate, candidates),
      }))
      .sort(byCost),
  }));
  const wantsFish = slots.some(({ options }) => options.some(({ candidate }) => isFish(candidate)));
  return { visitor, limits, terms: dayTerms(limits), slots, wantsFish, seed };
}

/** The options of one style at one meal time, for changing a single meal. */
export function optionsFor(input: Input, slot: { mealTime: PlannedSlot['mealTime']; style: MealStyle }) {
  const mealStyles = { ...input.visitor.mealStyles, [slot.mealTime]: slot.style };
  const problem = makePlanningProblem({ ...input, visitor: { ...input.visitor, mealStyles } });
  return { problem, options: problem.slots.find((each) => each.mealTime === slot.mealTime)?.options ?? [] };
}

function byCost(a: Option, b: Option): number {
  return a.cost - b.cost || (a.candidate.id < b.candidate.id ? -1 : 1);
}

function isFish({ mainGroup }: Candidate): boolean {
  return mainGroup === 'whiteFish' || mainGroup === 'oilyFish';
}

/** Nutrients in the order of NUTRIENTS; an unknown one is replaced by the median of the main group's other dishes. */
export function amountsOf(candidate: Candidate, candidates: readonly Candidate[]): Float64Array {
  return Float64Array.from(NUTRIENTS, (nutrient) => {
    const known = candidate.nutrition[nutrient];
    return known ?? medianOf(nutrient, candidate, candidates);
  });
}

function medianOf(nutrient: keyof Nutrition, of: Candidate, candidates: readonly Candidate[]): number {
  const amounts = candidates
    .filter((candidate) => candidate.mainGroup === of.mainGroup)
    .flatMap(({ nutrition }) => nutrition[nutrient] ?? [])
    .sort((a, b) => a - b);
  return amounts[amounts.length >> 1] ?? 0;
}
