import { MAIN_GROUPS, PLAN_DAYS } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { weekWalls } from '../../constraints/week-walls.ts';
import type { CountedFood } from '../../model/weighed-foods.ts';
import { type WeekCount, weekCounts } from '../../preferences/week-penalty.ts';
import { type HeldMeals, heldMeals, mealsOf } from '../held-meals.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import type { DishKind } from '../prepared-catalogue.ts';
import { type PlannedDay, plannedDays } from '../pricing/day-cells.ts';
import { dayClasses } from '../pricing/day-classes.ts';
import { RETURN_POINTS, type SpacingRules } from '../relaxation-ladder.ts';
import { type Counter, isFixed, type WeekModel } from './week-model.ts';

/** A week model with the meaning of its numbers: catalogue positions of the dishes and meal times of the slots. */
export type NumberedWeek = {
  readonly model: WeekModel;
  readonly dishes: Int32Array;
  readonly times: readonly number[];
};

/** The model of a problem under the rules of one ladder step. Meal times without any dish are left out. */
export function makeWeekModel(problem: PlanningProblem, rules: SpacingRules): NumberedWeek {
  const days = plannedDays(problem, PLAN_DAYS);
  const held = heldMeals(days, problem.catalogue);
  const numbers = dishNumbers(days, held, problem.catalogue.candidates.length);
  const { classes, times } = dayClasses(days, {
    catalogue: problem.catalogue,
    eaten: problem.eaten,
    rules,
    held,
    numberOf: numbers.of,
    againOf: numbers.again,
  });
  const limit = groupLimitOf(rules, days);
  const counts = weekCounts(days.some((day) => mealsOf(day).length > 0) ? problem.wants : NOTHING);
  const counted = groupCounters(limit, held);
  const walls = [...weekWalls(problem.visitor)].map(([food, most]) => wallOf({ food, most, problem, held }));
  const capacity = new Int32Array(numbers.dishes.length).fill(rules.copies);
  for (const [dish, servings] of held.servings) {
    const number = numbers.of[dish] ?? 0;
    capacity[number] = Math.max(rules.copies, servings - (held.again.get(dish) ?? 0));
  }
  for (const [dish, number] of numbers.again)
    capacity[number] = Math.max(rules.copies, held.again.get(dish) ?? 0);
  const openDays = classes.reduce((sum, each) => sum + (isFixed(each) ? 0 : each.days.length), 0);
  const model: WeekModel = {
    days: PLAN_DAYS,
    slotCount: times.length,
    classes,
    dishCount: numbers.dishes.length,
    capacity,
    counters: [...counted, ...walls.map(({ counter }) => counter), ...counts.map(softCounter)],
    countersOfKind: countersOfKind(problem.catalogue.kinds)({ groups: counted.length, walls, counts }),
    groupRoom: Float64Array.from(held.groups, (uses) =>
      Math.min(rules.dayGroups ? openDays : Infinity, Math.max(0, limit - uses)),
    ),
    returnPoints: RETURN_POINTS,
    overnight: rules.overnight,
  };
  return { model, dishes: Int32Array.from(numbers.dishes), times };
}

type DishNumbers = {
  readonly dishes: readonly number[];
  readonly of: Int32Array;
  /** Separate numbers for dishes eaten again, so that rules and points about repeats do not count them. */
  readonly again: ReadonlyMap<number, number>;
};

/** Consecutive numbers for the planned and kept dishes, by catalogue position. */
function dishNumbers(days: readonly PlannedDay[], held: HeldMeals, dishes: number): DishNumbers {
  const of = new Int32Array(dishes).fill(-1);
  const seen = new Set<Int32Array>();
  const numbered: number[] = [];
  const number = (dish: number) => {
    if (of[dish] !== -1) return;
    of[dish] = numbered.length;
    numbered.push(dish);
  };
  for (const cell of days.flatMap(({ cells }) => cells)) {
    if (cell.kind === 'held') number(cell.dish);
    if (cell.kind !== 'open' || seen.has(cell.slot.dishes)) continue;
    seen.add(cell.slot.dishes);
    cell.slot.dishes.forEach(number);
  }
  const again = new Map<number, number>();
  for (const [dish, count] of held.again) {
    if (count === 0) continue;
    again.set(dish, numbered.length);
    numbered.push(dish);
  }
  return { dishes: numbered, of, again };
}

/** With one meal a day, every order uses a main group at most on every second day. */
function groupLimitOf({ groupLimit, overnight }: SpacingRules, days: readonly PlannedDay[]): number {
  const isBare = days.every((day) => mealsOf(day).length === 1 && mealsOf(day)[0]?.kind === 'open');
  return overnight && isBare ? Math.min(groupLimit, Math.ceil(PLAN_DAYS / 2)) : groupLimit;
}

function groupCounters(limit: number, { groups }: HeldMeals): readonly Counter[] {
  if (limit === Infinity) return [];
  return MAIN_GROUPS.map((_, group) => ({
    sign: 1,
    bound: Math.max(limit, groups[group] ?? 0),
    points: Infinity,
  }));
}

/** Which dishes a counter counts. */
type Counting = { readonly counts: (dish: DishKind) => boolean };
type Wall = Counting & { readonly food: CountedFood; readonly counter: Counter };
type WallInput = {
  readonly food: CountedFood;
  readonly most: number;
  readonly problem: PlanningProblem;
  readonly held: HeldMeals;
};

/**
 * The hard counter of a food, the same at every step of the ladder. Kept meals may exceed it by themselves. They
 * count as served, because their companions may hold the food where the usual ones do not.
 */
function wallOf({ food, most, problem, held: { servings } }: WallInput): Wall {
  const { catalogue, held } = problem;
  const counts = ({ counted }: DishKind) => counted.has(food);
  let uses = 0;
  for (const [dish, times] of servings) {
    const kind = catalogue.kindOf(dish);
    if (kind !== undefined && counts(kind)) uses += times;
  }
  const room = Math.max(0, most - (held.get(food) ?? 0));
  return { food, counts, counter: { sign: 1, bound: uses + room, points: Infinity } };
}

const softCounter = ({ kind, bound, points }: WeekCount): Counter => ({
  sign: kind === 'atMost' ? 1 : -1,
  bound,
  points,
});

const NOTHING: ReadonlySet<never> = new Set();

type Counters = {
  /** The number of main groups, if these are counted. */
  readonly groups: number;
  readonly walls: readonly Wall[];
  readonly counts: readonly WeekCount[];
};

/**
 * The counters of each kind of dish: that of its main group, if groups are counted, then all others that count it.
 * Cached by walls and minimum counts, in which visitors differ.
 */
const countersOfKind = memoizeByObject((kinds: readonly DishKind[]) => {
  const known = new Map<string, readonly Int32Array[]>();
  // Hundreds of kinds have few different sets of counters.
  const lists = new Map<string, Int32Array>();
  const shared = (found: readonly number[]): Int32Array => {
    const key = found.join(' ');
    const list = lists.get(key) ?? Int32Array.from(found);
    lists.set(key, list);
    return list;
  };
  return (counters: Counters): readonly Int32Array[] => {
    const { groups, walls, counts } = counters;
    const wants = counts.flatMap(({ of, kind }) => (kind === 'atLeast' ? [of] : []));
    const key = [groups, ...wants, 'walls', ...walls.map(({ food }) => food)].join(' ');
    const made = known.get(key) ?? kinds.map((kind) => shared(countersOf(kind, counters)));
    known.set(key, made);
    return made;
  };
});

function countersOf(kind: DishKind, { groups, walls, counts }: Counters): readonly number[] {
  const others: readonly Counting[] = [...walls, ...counts];
  const found = others.flatMap((each, index) => (each.counts(kind) ? [groups + index] : []));
  return groups === 0 ? found : [MAIN_GROUPS.indexOf(kind.mainGroup), ...found];
}
