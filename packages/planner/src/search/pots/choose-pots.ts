import { addDays, type MealSlot, type MealTime, PLAN_DAYS, tasteOf } from '@kkini/domain';
import { countsInWeek } from '../../constraints/week-walls.ts';
import type { Candidate } from '../../model/candidate.ts';
import { SOUPS_INDEX } from '../../model/day-amounts.ts';
import type { DayLocks } from '../../model/day-locks.ts';
import { weekCounts } from '../../preferences/week-penalty.ts';
import { againPoints } from '../../preferences/work-points.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { type ReducedPoints, weekOf } from './reduced-points.ts';

/** Methods whose dishes taste as good on the next day. */
const KEEPING_METHODS: readonly string[] = ['soup', 'braise', 'stirFry'];
const KEEPING_ROLES: readonly string[] = ['soup', 'stew', 'main'];
/** A steak, and a main dish of eggs, is tough on the next day, whatever its method. */
const BEST_AT_ONCE = { family: 'steak', mainOf: 'egg' } as const;
/** Most meals eaten again, as a share of the home meals of a week. */
const MOST_AGAIN = 0.3;
/** Counts that a week may hold at most once, so that their dishes never fill a pot. */
const RARE = weekCounts(new Set()).filter(({ kind, bound }) => kind === 'atMost' && bound < 2);
/** Least points a pot has to save. */
const LEAST_GAIN = 0.5;

/**
 * A dish cooked at slot `from` and eaten again a day later at slot `to`; `gain` is the points it saves against two
 * dishes.
 */
type Pot = { readonly dish: number; readonly from: number; readonly to: number; readonly gain: number };

/**
 * Chooses dishes to cook for two meals, by the prices of the weekly bound, and locks both meals of each. The search
 * then finds the best week around them.
 */
export function withPots(
  problem: PlanningProblem,
  reduced: ReducedPoints,
  startDate: string,
): PlanningProblem {
  const chosen = new PotChoice(problem, reduced).choose();
  if (chosen.length === 0) return problem;
  const locks: DayLocks[] = Array.from({ length: PLAN_DAYS }, (_, day) => problem.locks[day] ?? {});
  for (const { dish, day, from, to } of chosen) {
    const { id, style } = dish;
    const slot: MealSlot = { kind: 'recipe', id, style };
    locks[day] = { ...locks[day], [from]: slot };
    locks[day + 1] = { ...locks[day + 1], [to]: { ...slot, cookedOn: addDays(startDate, day) } };
  }
  return { ...problem, locks };
}

type ChosenPot = {
  readonly dish: Candidate;
  readonly day: number;
  readonly from: MealTime;
  readonly to: MealTime;
};

class PotChoice {
  /** By slot of the problem, the points of the meals of a week, ascending. */
  private readonly places: readonly (readonly number[])[];
  /** Days to cook on, those with time followed by one without first. */
  private readonly cookDays: readonly number[];

  constructor(
    private readonly problem: PlanningProblem,
    private readonly reduced: ReducedPoints,
  ) {
    this.places = reduced.map(weekOf);
    const isBusy = (day: number) => Number(problem.busy[day] === true);
    const worth = (day: number) => isBusy(day) - isBusy(day + 1);
    this.cookDays = [...ORDER].sort((one, other) => worth(one) - worth(other));
  }

  choose(): readonly ChosenPot[] {
    const pots = this.pots();
    const taken = new Int32Array(this.problem.slots.length);
    const kinds = new Set<string>();
    const free = this.freeDays();
    const chosen: ChosenPot[] = [];
    const home = this.reduced.length * PLAN_DAYS;
    while (chosen.length < Math.floor(MOST_AGAIN * home)) {
      let best: (Pot & { readonly worth: number; readonly day: number }) | null = null;
      for (const pot of pots) {
        if (best !== null && pot.gain <= best.worth) break;
        const candidate = this.problem.catalogue.candidates[pot.dish];
        if (candidate === undefined || kindsOf(candidate).some((kind) => kinds.has(kind))) continue;
        const worth = pot.gain - this.spent(pot, taken);
        if (worth < LEAST_GAIN || (best !== null && worth <= best.worth)) continue;
        const day = this.dayFor(pot, free);
        if (day !== null) best = { ...pot, worth, day };
      }
      if (best === null) break;
      const dish = this.problem.catalogue.candidates[best.dish];
      if (dish === undefined) break;
      for (const kind of kindsOf(dish)) kinds.add(kind);
      for (const slot of [best.from, best.to]) taken[slot] = (taken[slot] ?? 0) + 1;
      free[best.day]?.delete(best.from);
      free[best.day + 1]?.delete(best.to);
      free[best.day + 1]?.add(AGAIN);
      if (this.isSoupOfDay(best)) for (const day of [best.day, best.day + 1]) free[day]?.add(SOUP);
      chosen.push({ dish, day: best.day, from: this.timeOf(best.from), to: this.timeOf(best.to) });
    }
    return chosen;
  }

  /** All pots that save points, the best first. */
  private pots(): readonly Pot[] {
    const { slots, catalogue, visitor } = this.problem;
    const isCounted = countsInWeek(visitor);
    const found: Pot[] = [];
    const pointsOf = slots.map((_, slot) => this.pointsByDish(slot));
    for (const [from, { mealTime, dishes }] of slots.entries()) {
      for (const dish of dishes) {
        const candidate = catalogue.candidates[dish];
        if (candidate === undefined || !keeps(candidate) || !candidate.mealTimes.includes(mealTime)) continue;
        if (RARE.some(({ counts }) => counts(candidate))) continue;
        // Fish or seaweed twice may be more than somebody at the table may have in a week.
        if (isCounted(candidate)) continue;
        for (const to of slots.keys()) {
          const time = this.timeOf(to);
          const again = pointsOf[to]?.[dish] ?? Infinity;
          if (again === Infinity || !candidate.mealTimes.includes(time)) continue;
          const gain =
            this.vacated(from, 0) +
            this.vacated(to, 0) -
            (pointsOf[from]?.[dish] ?? Infinity) -
            again -
            againPoints(time, candidate, this.problem);
          if (gain > LEAST_GAIN) found.push({ dish, from, to, gain });
        }
      }
    }
    return found.sort((a, b) => b.gain - a.gain || a.dish - b.dish);
  }

  /** The points of a slot by catalogue position, infinite for dishes it does not offer. */
  private pointsByDish(slot: number): Float64Array {
    const points = new Float64Array(this.problem.catalogue.candidates.length).fill(Infinity);
    this.problem.slots[slot]?.dishes.forEach((dish, row) => {
      points[dish] = this.reduced[slot]?.[row] ?? Infinity;
    });
    return points;
  }

  /** Points of the most expensive meal left in a slot once `count` meals are taken. */
  private vacated(slot: number, count: number): number {
    const places = this.places[slot] ?? [];
    return places[places.length - 1 - count] ?? -Infinity;
  }

  private spent({ from, to }: Pot, taken: Int32Array): number {
    const at = (slot: number, more = 0) =>
      this.vacated(slot, 0) - this.vacated(slot, (taken[slot] ?? 0) + more);
    return from === to ? at(from) + at(to, 1) : at(from) + at(to);
  }

  private timeOf(slot: number): MealTime {
    return this.problem.slots[slot]?.mealTime ?? 'dinner';
  }

  /** By day, the slots that are still to be planned. */
  private freeDays(): Set<number>[] {
    return Array.from({ length: PLAN_DAYS }, (_, day) => {
      const locked = this.problem.locks[day] ?? {};
      return new Set(
        [...this.problem.slots.keys()].filter((slot) => locked[this.timeOf(slot)] === undefined),
      );
    });
  }

  /** Whether a dish is a soup and a day should have one at most. */
  private isSoupOfDay({ dish }: Pot): boolean {
    const { terms, catalogue } = this.problem;
    return (
      terms.some(({ index }) => index === SOUPS_INDEX) && (catalogue.amountsAt(dish)[SOUPS_INDEX] ?? 0) > 0
    );
  }

  /** The first day on which a pot can be cooked and eaten again the next day. A day has at most one meal eaten again. */
  private dayFor(pot: Pot, free: readonly ReadonlySet<number>[]): number | null {
    const { from, to } = pot;
    const isSoup = this.isSoupOfDay(pot);
    for (const day of this.cookDays) {
      const next = free[day + 1];
      if (isSoup && (free[day]?.has(SOUP) || next?.has(SOUP))) continue;
      if (free[day]?.has(from) && next?.has(to) && !next.has(AGAIN)) return day;
    }
    return null;
  }
}

/** Marks a day on which something is eaten again. */
const AGAIN = -1;
/** Marks a day with a soup from a pot, where a day should have one soup at most. */
const SOUP = -2;
/** Days to cook a pot on, spread over the week. */
const ORDER: readonly number[] = [0, 2, 4, 1, 3, 5];

/** Of each of these a week has one pot. */
function kindsOf({ mainGroup, family }: Candidate): readonly string[] {
  return family === undefined ? [mainGroup] : [mainGroup, tasteOf(family)];
}

function keeps({ kind, role, method, family, mainGroup, cooking }: Candidate): boolean {
  if (family === BEST_AT_ONCE.family || (role === 'main' && mainGroup === BEST_AT_ONCE.mainOf)) return false;
  return (
    kind === 'recipe' &&
    role !== undefined &&
    KEEPING_ROLES.includes(role) &&
    KEEPING_METHODS.includes(method) &&
    (cooking?.keepDays ?? 0) >= 1
  );
}
