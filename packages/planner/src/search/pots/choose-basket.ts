import { PLAN_DAYS } from '@kkini/domain';
import { isAtHome } from '../../model/home-food.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { type ReducedPoints, weekOf } from './reduced-points.ts';

/** Foods in the basket for each home meal of a week. */
const FOODS_PER_MEAL = 0.35;

/**
 * The foods a week is cooked around: fresh ones that many of its likely dishes share. A dish of other fresh foods costs more,
 * so that what is bought is used up. Chosen one by one: the food whose dishes need least beside those of the basket.
 */
export function chooseBasket(
  { slots, catalogue, visitor }: PlanningProblem,
  reduced: ReducedPoints,
): ReadonlySet<string> {
  const basket = new Set<string>();
  const likely = likelyDishes({ slots, catalogue }, reduced);
  const homeSlots = slots.filter(
    ({ dishes }) => catalogue.candidates[dishes[0] ?? -1]?.kind === 'recipe',
  ).length;
  const size = Math.round(FOODS_PER_MEAL * homeSlots * PLAN_DAYS);
  while (basket.size < size) {
    const worth = new Map<string, number[]>();
    for (const { perishables, weight } of likely) {
      const lacking = perishables.filter((food) => !basket.has(food) && !isAtHome(visitor, food));
      for (const food of lacking) {
        const of = worth.get(food) ?? [];
        of.push(weight / lacking.length ** 2);
        worth.set(food, of);
      }
    }
    // The best dish of a food is cooked anyway: what counts are the others that share it.
    const shared = [...worth].map(([food, of]) => [food, total(of) - Math.max(...of)] as const);
    const [best] = shared.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    if (best === undefined) break;
    basket.add(best[0]);
  }
  return basket;
}

type Likely = { readonly perishables: readonly string[]; readonly weight: number };

/** The home dishes of fresh foods, each with a weight that falls as its best slot has cheaper ones. */
function likelyDishes(
  { slots, catalogue }: Pick<PlanningProblem, 'slots' | 'catalogue'>,
  reduced: ReducedPoints,
): readonly Likely[] {
  const weights = new Map<number, number>();
  for (const slot of slots.keys()) {
    const points = reduced[slot] ?? new Map<number, number>();
    const last = weekOf(points).at(-1) ?? Infinity;
    for (const [dish, own] of points) {
      const weight = 1 / (1 + Math.max(0, own - last)) ** 2;
      weights.set(dish, Math.max(weight, weights.get(dish) ?? 0));
    }
  }
  return [...weights].flatMap(([dish, weight]) => {
    const { perishables = [], kind } = catalogue.candidates[dish] ?? {};
    return kind !== 'recipe' || perishables.length === 0 ? [] : [{ perishables, weight }];
  });
}

function total(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
