import type { MealTime, WeekPlan } from '@kkini/domain';
import { mostSaltyMeals } from '@kkini/domain/bought';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { DishesServed } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { COUNTED_FOODS, type CountedFood } from '../model/weighed-foods.ts';
import { isSaltyMeal, lowestSodiumMaximum } from './sodium-wall.ts';
import { WEEK_WALLS } from './week-wall-rows.ts';

/**
 * Most fish of one serving, g, so that the allowed number of dishes stays below the weekly total (safety-rules section 2,
 * MFDS-F ✓H): 4 of 90 g stay below 400 g with room for a larger portion, 2 of 75 g are 150 g, 3 of 80 g stay below 250 g.
 */
export const FISH_OF_A_MEAL = { carrying: 90, under7: 75, under11: 80 } as const;

/**
 * The most dishes of each counted food in the week: the lowest maximum of anyone at the table, and of bought meals of class C
 * where somebody has a low sodium limit (safety-rules section 7.3).
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
 * Whether a dish counts against a maximum of the week. What is chosen to stand beside leading dishes must not: the week is planned by
 * what leading dishes hold with their usual companions.
 */
export function countsInWeek(visitor: Visitor): (dish: Candidate) => boolean {
  const counted = [...weekWalls(visitor).keys()];
  return (dish) => counted.some((food) => holdsCounted(dish, food));
}

/** How many of these dishes hold each counted food. */
export function countedIn(dishes: readonly Candidate[]): ReadonlyMap<CountedFood, number> {
  return new Map(
    COUNTED_FOODS.map((food) => [food, dishes.filter((dish) => holdsCounted(dish, food)).length]),
  );
}

type Place = { readonly week: WeekPlan; readonly date: string; readonly mealTime: MealTime };

type Facts = { readonly dishOf: DishesServed; readonly visitor: Visitor };

/** Whether this slot brings a counted food more often than somebody at the table may have it in a week. */
export function crowdsWeek(
  dish: Candidate,
  { week, date, mealTime }: Place,
  { dishOf, visitor }: Facts,
): boolean {
  const others = week.flatMap((day) =>
    Object.entries(day.slots).flatMap(([time, slot]) =>
      day.date === date && time === mealTime ? [] : (dishOf(slot) ?? []),
    ),
  );
  return [...weekWalls(visitor)].some(
    ([food, most]) =>
      holdsCounted(dish, food) && others.filter((other) => holdsCounted(other, food)).length >= most,
  );
}
