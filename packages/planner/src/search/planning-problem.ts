import { MEAL_TIMES, type MealStyle, type MealTime } from '@kkini/domain';
import { type DayLimits, dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { DayLocks } from '../model/day-locks.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option, PlannedSlot } from '../model/week-grid.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { mealTerms, seedPoints as pointsOfSeed, SEED_POINTS } from '../preferences/meal-cost.ts';
import { rangePenalty } from '../preferences/range-penalty.ts';
import { kindAt, type PreparedCatalogue, prepareCatalogue } from './prepared-catalogue.ts';

/** One visitor's week before any choice: what may fill each meal time, the day's terms, the seed. */
export type PlanningProblem = {
  readonly catalogue: PreparedCatalogue;
  readonly visitor: Visitor;
  readonly limits: DayLimits;
  readonly terms: readonly DayTerm[];
  readonly slots: readonly PlannedSlot[];
  readonly wantsFish: boolean;
  readonly seed: number;
  /** Most points the seed may add to a dish. */
  readonly seedPoints: number;
  /** What each day holds already, by day; days beyond the list are open. */
  readonly locks: readonly DayLocks[];
};

type Input = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly seed: number;
  readonly seedPoints?: number;
  readonly locks?: readonly DayLocks[];
};

/** Keeps, per eaten meal time, the candidates of its style that no exclusion and no HARD rule forbids, with their points. */
export function makePlanningProblem({
  candidates,
  visitor,
  seed,
  seedPoints = SEED_POINTS,
  locks = [],
}: Input): PlanningProblem {
  const catalogue = prepareCatalogue(candidates);
  return problemOf({ catalogue, visitor, seed, seedPoints, locks });
}

/** The same problem for a visitor who eats in other styles. */
export function withStyles(
  problem: PlanningProblem,
  mealStyles: Readonly<Record<MealTime, MealStyle>>,
): PlanningProblem {
  return problemOf({ ...problem, visitor: { ...problem.visitor, mealStyles } });
}

/** Points of any dish at a meal time, by its position in the catalogue: `mealCosts` and preferences, from columns. */
export function pointsAt(problem: Basis, mealTime: MealTime): (dish: number) => number {
  const { catalogue, visitor, seed, seedPoints } = problem;
  const limits = dayLimits(visitor);
  const preferences = [...ruleOwners(visitor)].map((owner) => catalogue.preferenceOf(owner));
  const standing = catalogue.standingCostsAt(mealTime);
  const terms = mealTerms(mealTime, limits).map((term) => ({
    ...term,
    amounts: catalogue.statedAmountsOf(term.nutrient),
  }));
  return (dish) => {
    let points = standing[dish] ?? 0;
    for (const { amounts, range, weight } of terms) {
      const amount = amounts[dish] ?? Number.NaN;
      if (!Number.isNaN(amount)) points += rangePenalty(amount, range, weight);
    }
    points += pointsOfSeed(seed, catalogue.idHash[dish] ?? 0, seedPoints);
    for (const preference of preferences) points += preference[dish] ?? 0;
    return points;
  };
}

type Basis = Pick<PlanningProblem, 'catalogue' | 'visitor' | 'seed' | 'seedPoints' | 'locks'>;

function problemOf(basis: Basis): PlanningProblem {
  const { catalogue, visitor, seed, seedPoints, locks } = basis;
  const limits = dayLimits(visitor);
  const admissible = new Map<MealStyle, Int32Array>();
  const mayServe = catalogue.servable.forVisitor(visitor);
  for (const style of new Set(Object.values(visitor.mealStyles))) {
    admissible.set(style, catalogue.ofStyle(style).filter(mayServe));
  }
  const slots = MEAL_TIMES.filter((time) => visitor.mealStyles[time] !== 'fasting').map((mealTime) => {
    const dishes = admissible.get(visitor.mealStyles[mealTime]) ?? new Int32Array(0);
    return { mealTime, dishes, costs: Float64Array.from(dishes, pointsAt(basis, mealTime)) };
  });
  const wantsFish = slots.some(({ dishes }) => dishes.some((dish) => isFish(catalogue.kind[dish] ?? 0)));
  const terms = dayTerms(limits);
  return { catalogue, visitor, limits, terms, slots, wantsFish, seed, seedPoints, locks };
}

/** Everything that may fill a slot. */
export function slotOptions(problem: PlanningProblem, slot: PlannedSlot): readonly Option[] {
  return Array.from(slot.dishes, (_, row) => optionAt(problem, slot, row)).filter(
    (option) => option !== null,
  );
}

/** The option in one row of a slot; null behind the last. */
export function optionAt({ catalogue }: PlanningProblem, slot: PlannedSlot, row: number): Option | null {
  const dish = slot.dishes[row];
  const candidate = dish === undefined ? undefined : catalogue.candidates[dish];
  if (dish === undefined || candidate === undefined) return null;
  return { candidate, cost: slot.costs[row] ?? 0, amounts: catalogue.amountsAt(dish) };
}

/** Whether the visitor's meal styles offer fish: only then can a week be short of it. */
export function servesFish(catalogue: PreparedCatalogue, visitor: Visitor): boolean {
  const mayServe = catalogue.servable.forVisitor(visitor);
  return [...new Set(Object.values(visitor.mealStyles))].some((style) =>
    catalogue.ofStyle(style).some((dish) => isFish(catalogue.kind[dish] ?? 0) && mayServe(dish)),
  );
}

function isFish(kind: number): boolean {
  const group = kindAt(kind)?.mainGroup;
  return group === 'whiteFish' || group === 'oilyFish';
}
