import { mostSaltyMeals } from '@kkini/domain/bought';
import type { Candidate } from '../model/candidate.ts';
import type { CountedFood } from '../model/counted-food.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { isSaltyMeal, lowestSodiumMaximum } from './sodium-wall.ts';
import { WEEK_WALLS } from './week-wall-rows.ts';

/**
 * Most fish of one serving, g, such that as many dishes as the week may hold stay below what it may hold in all
 * (safety-rules section 2, MFDS-F ✓H): 4 of 90 g below 400 g with room for a larger portion, 2 of 75 g are 150 g, 3 of
 * 80 g below 250 g.
 */
export const FISH_OF_A_MEAL = { carrying: 90, under7: 75, under11: 80 } as const;

/**
 * The fewest dishes of each food the week may hold for anybody at the table, and of bought meals of class C where somebody has
 * little sodium (safety-rules section 7.3).
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

/** Whether a dish counts as one of a food: any of it does. */
export function holdsCounted(dish: Candidate, food: CountedFood): boolean {
  if (food === 'saltyMeal') return isSaltyMeal(dish);
  const { weighed } = dish;
  return (food === 'fish' ? weighed.fishG : weighed.seaweedG) > 0;
}
