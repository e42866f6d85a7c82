import { MEAL_TIMES, type MealStyle, type MealTime, monthOf, planDates } from '@kkini/domain';
import { type CountedMeal, countedMeals } from '../constraints/counted-meals.ts';
import type { ChangeBeside } from '../constraints/servable-dishes.ts';
import { dayLimits } from '../limits/day-limits.ts';
import { type Candidate, candidatesById } from '../model/candidate.ts';
import type { DayLocks, KeptMeals } from '../model/day-locks.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import { type DishesServed, dishesServed, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option, PlannedSlot } from '../model/week-grid.ts';
import type { CountedFood } from '../model/weighed-foods.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { mealTerms, seedPoints as pointsOfSeed, SEED_POINTS } from '../preferences/meal-cost.ts';
import { addRangePenalties } from '../preferences/range-penalty.ts';
import { wishPoints } from '../preferences/seed-wishes.ts';
import { type WeekWant, weekWants } from '../preferences/week-penalty.ts';
import { dayKindOf, sparedPoints } from '../preferences/work-points.ts';
import { changeBeside } from '../tables/rice/allowed-rice.ts';
import { type Admission, admissibleSlots } from './admissible-dishes.ts';
import { ASKED, type Reach, stylePoints } from './bounds/reach.ts';
import { eatenDishes } from './eaten-dishes.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepared-catalogue.ts';

/** One visitor's week before the search: the dishes of each meal time, the day's terms, the seed. */
export type PlanningProblem = Admission & {
  readonly terms: readonly DayTerm[];
  readonly slots: readonly PlannedSlot[];
  /** The minimum counts of the week. */
  readonly wants: ReadonlySet<WeekWant>;
  readonly seed: number;
  /** Most points the seed may add to a dish. */
  readonly seedPoints: number;
  /** The fixed slots of each day, by day. Days beyond the list have none. */
  readonly locks: readonly DayLocks[];
  /** Number of dishes of each counted food in the fixed meals, their companions included. */
  readonly held: ReadonlyMap<CountedFood, number>;
  /** The kept meals, by date; null without any. */
  readonly kept: KeptMeals | null;
  /** Fresh foods the week is cooked around. */
  readonly basket: ReadonlySet<string>;
  /** The month of the week's first day, 1 to 12; null where no date is given. */
  readonly month: number | null;
  /** By day, whether the limited cooking time of weekdays applies to it; empty without an answer. */
  readonly busy: readonly boolean[];
};

const NO_FOODS: ReadonlySet<string> = new Set();

type Input = {
  readonly candidates: readonly Candidate[];
  /** The cookbook for laying tables afterwards. */
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
  readonly seed: number;
  /** YYYY-MM-DD; without it no day is a weekday and no dish is out of season. */
  readonly startDate?: string;
  readonly seedPoints?: number;
  readonly locks?: readonly DayLocks[];
  readonly kept?: KeptMeals | null;
};

/** Keeps, per eaten meal time, the candidates of its style that no exclusion and no HARD rule forbids, with their points. */
export function makePlanningProblem({
  candidates,
  tables,
  visitor,
  seed,
  startDate,
  seedPoints = SEED_POINTS,
  locks = [],
  kept = null,
}: Input): PlanningProblem {
  const catalogue = prepareCatalogue(candidates);
  const eaten = eatenDishes(catalogue, visitor);
  const limits = dayLimits(visitor);
  return problemOf({
    catalogue,
    eaten,
    visitor,
    change: changeBeside(visitor, tables),
    limits,
    seed,
    seedPoints,
    locks,
    held: countedMeals(lockedMeals(locks, dishesServed(candidatesById(candidates), tables)), visitor),
    kept,
    basket: NO_FOODS,
    month: startDate === undefined ? null : monthOf(startDate),
    busy: startDate === undefined ? [] : busyDays(startDate, visitor),
    reach: ASKED,
  });
}

function lockedMeals(locks: readonly DayLocks[], dishOf: DishesServed): readonly CountedMeal[] {
  return locks.flatMap((day) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = day[mealTime];
      const dish = slot && dishOf(slot);
      return dish === undefined ? [] : [{ dish, mealTime }];
    }),
  );
}

/** By day of a week, whether it is a weekday with limited cooking time; empty without an answer. */
export function busyDays(startDate: string, { weekdayMinutes = null, prepDay }: Visitor): readonly boolean[] {
  if (weekdayMinutes === null) return [];
  return planDates(startDate).map((date) => dayKindOf(date, prepDay) === 'weekday');
}

/** The same problem for a visitor who eats in other styles. */
export function withStyles(
  problem: PlanningProblem,
  mealStyles: Readonly<Record<MealTime, MealStyle>>,
): PlanningProblem {
  const visitor = { ...problem.visitor, mealStyles };
  return problemOf({ ...problem, visitor, limits: dayLimits(visitor) });
}

/** The same problem with the costs of a week that is cooked around these fresh foods. */
export function withBasket(problem: PlanningProblem, basket: ReadonlySet<string>): PlanningProblem {
  const around = { ...problem, basket };
  if (sparesFoods(problem) || problem.reach !== ASKED) return problemOf(around);
  // Only the spared points change.
  const slots = problem.slots.map((slot) => ({
    ...slot,
    costs: lessSpared(slot.costs, slot.dishes, around),
  }));
  return { ...around, slots };
}

/** The same problem with another reach. */
export function withReach(problem: PlanningProblem, reach: Reach): PlanningProblem {
  return problemOf({ ...problem, reach });
}

/** Points of dishes at a meal time, by catalogue position: `mealCosts` and preferences, column by column. */
export function pointsAt(problem: Basis, mealTime: MealTime, dishes: Int32Array): Float64Array {
  const { catalogue, eaten, visitor, limits, seed, seedPoints, month } = problem;
  const points = new Float64Array(dishes.length);
  addColumn(points, dishes, catalogue.standingCostsAt({ mealTime, month }));
  for (const { nutrient, range, weight } of mealTerms(mealTime, limits)) {
    addRangePenalties(points, eaten.statedAmounts(mealTime, nutrient, dishes), { range, weight });
  }
  const { idHash, candidates } = catalogue;
  const occasion = { mealTime, month, seed, seedPoints };
  for (let row = 0; row < points.length; row += 1) {
    const candidate = candidates[dishes[row] ?? 0];
    const chance = pointsOfSeed(seed, idHash[dishes[row] ?? 0] ?? 0, seedPoints);
    const wish = candidate === undefined ? 0 : wishPoints(candidate, visitor, occasion);
    points[row] = (points[row] ?? 0) + chance - wish;
  }
  for (const owner of ruleOwners(visitor)) addColumn(points, dishes, catalogue.preferenceOf(owner));
  return sparesFoods(problem) ? lessSpared(points, dishes, problem) : points;
}

function sparesFoods({ basket, visitor }: Basis): boolean {
  return basket.size > 0 || (visitor.foodsAtHome?.length ?? 0) > 0;
}

/** Points of dishes less what they are spared for their foods. */
function lessSpared(points: Float64Array, dishes: Int32Array, problem: Basis): Float64Array {
  const { candidates } = problem.catalogue;
  const less = new Float64Array(points.length);
  for (let row = 0; row < points.length; row += 1) {
    const candidate = candidates[dishes[row] ?? 0];
    less[row] = (points[row] ?? 0) - (candidate === undefined ? 0 : sparedPoints(candidate, problem));
  }
  return less;
}

function addColumn(points: Float64Array, dishes: Int32Array, column: Float64Array): void {
  for (let row = 0; row < points.length; row += 1) {
    points[row] = (points[row] ?? 0) + (column[dishes[row] ?? 0] ?? 0);
  }
}

type Basis = Omit<PlanningProblem, 'terms' | 'slots' | 'wants'>;

function problemOf(basis: Basis): PlanningProblem {
  const { catalogue, visitor, limits } = basis;
  const slots = admissibleSlots(basis).map(({ mealTime, styles, dishes }) => {
    const points = pointsAt(basis, mealTime, dishes);
    const isAsked = styles.length < 2;
    const costs = isAsked
      ? points
      : points.map((each, row) => each + behindAsked(styles, catalogue, dishes[row]));
    return { mealTime, dishes, costs };
  });
  const wants = weekWants(visitor, (isSuch) =>
    slots.some(({ dishes }) => dishes.some((dish) => isSuchDish(catalogue, dish, isSuch))),
  );
  const terms = dayTerms(limits);
  return { ...basis, terms, slots, wants };
}

/** Points of a dish for the number of styles between its own and the one asked for. */
function behindAsked(styles: readonly MealStyle[], { candidates }: PreparedCatalogue, dish = -1): number {
  const style = candidates[dish]?.style;
  return style === undefined ? 0 : stylePoints(styles.indexOf(style));
}

/** Every dish for a slot. */
export function slotOptions(problem: PlanningProblem, slot: PlannedSlot): readonly Option[] {
  return Array.from(slot.dishes, (_, row) => optionAt(problem, slot, row)).filter(
    (option) => option !== null,
  );
}

/** The option in one row of a slot, in its eaten portion; null behind the last row. */
export function optionAt({ eaten }: PlanningProblem, slot: PlannedSlot, row: number): Option | null {
  const dish = slot.dishes[row];
  const candidate = dish === undefined ? undefined : eaten.candidateAt(slot.mealTime, dish);
  if (dish === undefined || candidate === undefined) return null;
  return { candidate, cost: slot.costs[row] ?? 0, amounts: eaten.amountsAt(slot.mealTime, dish) };
}

/** The minimum counts of a visitor's week that their meal styles can reach. */
export function offeredWants(
  catalogue: PreparedCatalogue,
  visitor: Visitor,
  change: ChangeBeside,
): ReadonlySet<WeekWant> {
  const mayServe = catalogue.servable.forVisitor(visitor, undefined, change);
  const styles = [...new Set(Object.values(visitor.mealStyles))];
  return weekWants(visitor, (isSuch) =>
    styles.some((style) =>
      catalogue.ofStyle(style).some((dish) => isSuchDish(catalogue, dish, isSuch) && mayServe(dish)),
    ),
  );
}

function isSuchDish(
  { candidates }: PreparedCatalogue,
  dish: number,
  isSuch: (dish: Candidate) => boolean,
): boolean {
  const candidate = candidates[dish];
  return candidate !== undefined && isSuch(candidate);
}
