import { PLAN_DAYS } from '@kkini/domain';
import { isAtHome } from '../../model/home-food.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { type ReducedPoints, weekOf } from './reduced-points.ts';

/** Number of foods in the basket per home meal of a week. */
const FOODS_PER_MEAL = 0.35;

/**
 * The foods a week is cooked around: fresh ones that many of its likely dishes share. Dishes with other fresh foods
 * cost more, so that what is bought is used up. Chosen greedily: each time the food whose dishes need the fewest
 * foods beside the basket.
 */
export function chooseBasket(
  { slots, catalogue, visitor }: PlanningProblem,
  reduced: ReducedPoints,
): ReadonlySet<string> {
  const basket = new Set<string>();
  const { foods, dishes } = likelyDishes({ slots, catalogue, visitor }, reduced);
  const homeSlots = slots.filter(
    ({ dishes }) => catalogue.candidates[dishes[0] ?? -1]?.kind === 'recipe',
  ).length;
  const size = Math.round(FOODS_PER_MEAL * homeSlots * PLAN_DAYS);
  const isIn = new Uint8Array(foods.length);
  while (basket.size < size) {
    const worths = sharedWorths(dishes, isIn);
    const [best] = [...foods.keys()]
      .filter((food) => isIn[food] === 0)
      .sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || ((foods[a] ?? '') < (foods[b] ?? '') ? -1 : 1));
    if (best === undefined) break;
    isIn[best] = 1;
    basket.add(foods[best] ?? '');
  }
  return basket;
}

/** By food, the weight of the dishes that share it and need few other foods; `isIn` is 1 for the foods of the basket. */
function sharedWorths(dishes: readonly Likely[], isIn: Uint8Array): Float64Array {
  const sums = new Float64Array(isIn.length);
  const mosts = new Float64Array(isIn.length);
  for (const { foods, weight } of dishes) {
    let lacking = 0;
    for (const food of foods) lacking += 1 - (isIn[food] ?? 0);
    const worth = weight / lacking ** 2;
    for (const food of foods) {
      if (isIn[food] === 1) continue;
      sums[food] = (sums[food] ?? 0) + worth;
      mosts[food] = Math.max(mosts[food] ?? 0, worth);
    }
  }
  // The best dish of a food is cooked anyway, so only the other dishes that share it count.
  return sums.map((sum, food) => sum - (mosts[food] ?? 0));
}

/** A dish's fresh foods that are not at home, as numbers, and how likely it is served. */
type Likely = { readonly foods: readonly number[]; readonly weight: number };

/**
 * The home dishes with fresh foods, each with a weight that falls the more cheaper dishes its best slot has, and the
 * names of the foods.
 */
function likelyDishes(
  { slots, catalogue, visitor }: Pick<PlanningProblem, 'slots' | 'catalogue' | 'visitor'>,
  reduced: ReducedPoints,
): { readonly foods: readonly string[]; readonly dishes: readonly Likely[] } {
  const weights = new Float64Array(catalogue.candidates.length);
  const likely: number[] = [];
  for (const [slot, { dishes }] of slots.entries()) {
    const points = reduced[slot] ?? new Float64Array(0);
    const last = weekOf(points).at(-1) ?? Infinity;
    for (let row = 0; row < points.length; row += 1) {
      const dish = dishes[row] ?? -1;
      const before = weights[dish] ?? 0;
      if (before === 0) likely.push(dish);
      weights[dish] = Math.max(before, 1 / (1 + Math.max(0, (points[row] ?? Infinity) - last)) ** 2);
    }
  }
  const numbers = new Map<string, number>();
  const numberOf = (food: string) => {
    const number = numbers.get(food) ?? numbers.size;
    numbers.set(food, number);
    return number;
  };
  const dishes = likely.flatMap((dish) => {
    const { perishables = [], kind } = catalogue.candidates[dish] ?? {};
    if (kind !== 'recipe' || perishables.length === 0) return [];
    const foods = perishables.filter((food) => !isAtHome(visitor, food)).map(numberOf);
    return { foods, weight: weights[dish] ?? 0 };
  });
  return { foods: [...numbers.keys()], dishes };
}
