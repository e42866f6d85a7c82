import { mostSaltyMeals } from '@kkini/domain/bought';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import type { CountedFood } from '../model/weighed-foods.ts';
import { isSaltyMeal, lowestSodiumMaximum } from './plate-walls.ts';
import { WEEK_WALLS } from './week-wall-rows.ts';

/**
 * Maximum number of dishes of each counted food in the week: the lowest of anyone at the table. Bought meals of class
 * C are counted where somebody has a low sodium limit (safety-rules section 7.3).
 */
export function weekWalls(visitor: Visitor): ReadonlyMap<CountedFood, number> {
  const owners = ruleOwners(visitor);
  const walls = new Map<CountedFood, number>();
  for (const { owner, of, most } of WEEK_WALLS) {
    if (owners.has(owner)) walls.set(of, Math.min(most, walls.get(of) ?? Infinity));
  }
  const saltyMeals = mostSaltyMeals(lowestSodiumMaximum(visitor));
  if (saltyMeals < Infinity) walls.set('saltyMeal', saltyMeals);
  return walls;
}

/** Whether a dish counts as a dish of the food: any amount of it does. */
export function holdsCounted(dish: Candidate, food: CountedFood): boolean {
  if (food === 'saltyMeal') return isSaltyMeal(dish);
  const { weighed } = dish;
  return (food === 'fish' ? weighed.fishG : weighed.seaweedG) > 0;
}

/**
 * Whether a dish counts against a weekly maximum. Chosen companions must not, because the week is planned with what
 * leading dishes hold with their usual companions.
 */
export function countsInWeek(visitor: Visitor): (dish: Candidate) => boolean {
  const counted = [...weekWalls(visitor).keys()];
  return (dish) => counted.some((food) => holdsCounted(dish, food));
}
