import type { Survey } from '@kkini/domain';
import { memoizeByText } from '@kkini/domain/memoize';
import { checkedPlan } from '../checked-plan.ts';
import type { DayTargets } from '../people/day-targets.ts';
import { seedNumber } from '../proof/meal-points.ts';
import type { ServedDishes } from '../served-dish.ts';
import { LaidPoints } from '../stock/laid-points.ts';
import type { LaidMeal, Making } from '../stock/laid-week.ts';
import { aSmallKitchen, aSmallWeek } from './a-small-kitchen.ts';

const kitchen = aSmallKitchen();
/** No ranges for any meal. */
export const NO_MEAL_RANGES = { breakfast: [], lunch: [], dinner: [] };
/** Targets that cost nothing for meals of 320 to 480 kcal, which all tables of the tests have. */
const TARGETS: DayTargets = {
  day: [],
  meal: NO_MEAL_RANGES,
  mealEnergyKcal: { breakfast: 400, lunch: 400, dinner: 400 },
};

/** What a small week's points depend on: answers, its other meals, ranges, the seed and the dishes. */
export type CountedPlan = {
  readonly answers?: Partial<Survey>;
  readonly meals?: Parameters<typeof aSmallWeek>[0];
  readonly targets?: Partial<DayTargets>;
  readonly seed?: number;
  readonly dishes?: ServedDishes;
};

const checkedOnce = memoizeByText(100, (plan) => {
  const { answers, meals }: Pick<CountedPlan, 'answers' | 'meals'> = JSON.parse(plan);
  return checkedPlan(kitchen, aSmallWeek(meals ?? {}, { answers: answers ?? {} }));
});

/** The counter of the points of laid tables in the small kitchen. */
export function countedTables({
  answers = {},
  meals = {},
  targets = {},
  seed = 1,
  dishes = kitchen,
}: CountedPlan = {}): LaidPoints {
  const checked =
    dishes === kitchen
      ? checkedOnce(JSON.stringify({ answers, meals }))
      : checkedPlan(dishes, aSmallWeek(meals, { answers }));
  const context = { ...checked.context, seed, targets: { ...TARGETS, ...targets } };
  return new LaidPoints({ ...checked, context }, dishes);
}

/** Points of tables laid from these makings; null where they are unknown. */
export function tablePoints(
  meals: readonly LaidMeal[],
  makings: readonly Making[] = [],
  plan: CountedPlan = {},
): number | null {
  return countedTables(plan).of({ meals, makings });
}

/** The number of an id under a seed, as a share of all numbers. */
export function chanceOf(id: string, seed = 1): number {
  return seedNumber(id, seed) / 2 ** 32;
}
