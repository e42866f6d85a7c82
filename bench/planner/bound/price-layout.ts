import { MEAL_TIMES, PLAN_DAYS } from '@kkini/domain';
import { STEEP_FACTOR, type TableProblem, WORK_POINTS } from '@kkini/planner/testing';

/** Halves of a day between which a side is the same to its cook: breakfast, and lunch or dinner. */
const HALVES = 2;
const WEEK_HALVES = PLAN_DAYS * HALVES;
/** Most meals of a week that eat one cooked side in the weeks that are bounded; of what comes from a store, all. */
export const MOST_COOKED_MEALS = 9;

/** A fresh food of several sides, and where the prices of each of them begin. */
export type SharedFood = {
  readonly food: number;
  readonly sides: readonly { readonly side: number; readonly part: number; readonly prices: number }[];
};

/**
 * Where each price lies in one array. Prices couple the parts of a week: the meals of a side in half a day with its
 * cookings, the amounts of a day with its limits, minutes of cookings with those of the day, and the meals of a side with
 * the foods it shares.
 */
export class PriceLayout {
  readonly size: number;
  readonly shared: readonly SharedFood[];
  /** By side, the foods that no other side has, and where the prices of the others begin. */
  readonly ownFoods: readonly (readonly number[])[];
  readonly foodPrices: readonly (readonly number[])[];
  private readonly terms: number;
  private readonly minutes: number;

  constructor(private readonly problem: TableProblem) {
    this.terms = problem.sides.length * WEEK_HALVES;
    this.minutes = this.terms + PLAN_DAYS * problem.terms.length;
    const ownFoods: number[][] = problem.sides.map(() => []);
    const foodPrices: number[][] = problem.sides.map(() => []);
    let next = this.minutes + PLAN_DAYS;
    this.shared = [...sidesByFood(problem)].flatMap(([food, sides]): SharedFood[] => {
      const [only] = sides;
      if (sides.length === 1 && only !== undefined) ownFoods[only]?.push(food);
      if (sides.length === 1) return [];
      const priced = sides.map((side) => {
        const prices = next;
        next += MOST_COOKED_MEALS;
        foodPrices[side]?.push(prices);
        return { side, part: partOf(problem, side, food), prices };
      });
      return [{ food, sides: priced }];
    });
    this.ownFoods = ownFoods;
    this.foodPrices = foodPrices;
    this.size = next;
  }

  /** The price of a meal of a side in a slot. */
  meal(side: number, slot: number): number {
    const [day, time] = [Math.floor(slot / MEAL_TIMES.length), slot % MEAL_TIMES.length];
    return side * WEEK_HALVES + day * HALVES + Math.min(time, 1);
  }

  term(day: number, term: number): number {
    return this.terms + day * this.problem.terms.length + term;
  }

  minute(day: number): number {
    return this.minutes + day;
  }

  /** Moves prices to where their parts of the bound are finite. */
  confine(prices: Float64Array): void {
    const { terms } = this.problem;
    for (let at = this.terms; at < this.minutes; at += 1) {
      const { min, max } = terms[(at - this.terms) % terms.length]?.range ?? {};
      const [least, most] = [min === undefined ? 0 : -STEEP_FACTOR, max === undefined ? 0 : STEEP_FACTOR];
      prices[at] = Math.min(most, Math.max(least, prices[at] ?? 0));
    }
    const steepest = Math.max(WORK_POINTS.beyondWantedDay, WORK_POINTS.longDay + WORK_POINTS.tooLongDay);
    for (let day = 0; day < PLAN_DAYS; day += 1) {
      const at = this.minute(day);
      prices[at] = Math.min(steepest, Math.max(0, prices[at] ?? 0));
    }
  }

  /** By price, the length of a step compared with that of a meal: amounts and minutes vary by tens of points and minutes. */
  scales(): Float64Array {
    const scales = new Float64Array(this.size).fill(1);
    return scales.fill(0.02, this.terms, this.minutes).fill(0.005, this.minutes, this.minutes + PLAN_DAYS);
  }
}

/** What a meal of a side takes of a food, in parts of a piece. */
export function partOf({ sides }: TableProblem, side: number, food: number): number {
  const { foods = [], parts = [] } = sides[side] ?? {};
  return parts[foods.indexOf(food)] ?? 0;
}

function sidesByFood({ sides }: TableProblem): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [side, { foods }] of sides.entries())
    for (const food of foods) found.set(food, [...(found.get(food) ?? []), side]);
  return found;
}
