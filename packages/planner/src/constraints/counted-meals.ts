import { MEAL_TIMES, type MealTime, type WeekPlan } from '@kkini/domain';
import { personPortion } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { DishesServed } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { COUNTED_FOODS, type CountedFood } from '../model/weighed-foods.ts';
import { plateWalls } from './plate-walls.ts';
import { holdsCounted, weekWalls } from './week-walls.ts';

/** A dish as it is served at a meal time. */
export type CountedMeal = { readonly dish: Candidate; readonly mealTime: MealTime };

/** Grams within rounding error, as a share of the maximum of one meal. */
const ROUNDING = 0.01;

/** Number of dishes these meals count as, by food. */
export function countedMeals(
  meals: readonly CountedMeal[],
  visitor: Visitor,
): ReadonlyMap<CountedFood, number> {
  const limited = weekWalls(visitor);
  return new Map(
    COUNTED_FOODS.filter((food) => limited.has(food)).map((food) => [
      food,
      meals.reduce((sum, meal) => sum + timesCounted(meal, food, visitor), 0),
    ]),
  );
}

/**
 * Number of dishes of a food that a meal counts as. A weekly maximum in dishes keeps the week's grams only while each
 * plate keeps the maximum of a meal. A plate of a past day, planned before a child was named, may hold more and then
 * counts as several.
 */
function timesCounted({ dish, mealTime }: CountedMeal, food: CountedFood, visitor: Visitor): number {
  if (!holdsCounted(dish, food)) return 0;
  if (food === 'saltyMeal') return 1;
  const grams = food === 'fish' ? 'fishG' : 'seaweedG';
  const times = visitor.persons.map((person) => {
    const most = plateWalls(person, visitor)[grams];
    if (most === Infinity) return 1;
    const { mainFactor } = personPortion(person, dish, { mealTime, table: visitor });
    return Math.ceil((dish.weighed[grams] * mainFactor) / most - ROUNDING);
  });
  return Math.max(1, ...times);
}

type Place = { readonly week: WeekPlan; readonly date: string; readonly mealTime: MealTime };

type Facts = { readonly dishOf: DishesServed; readonly visitor: Visitor };

/** Whether a dish in this slot takes a counted food above the weekly maximum of somebody at the table. */
export function crowdsWeek(
  dish: Candidate,
  { week, date, mealTime }: Place,
  { dishOf, visitor }: Facts,
): boolean {
  const walls = [...weekWalls(visitor)].filter(([food]) => holdsCounted(dish, food));
  if (walls.length === 0) return false;
  const others = mealsServed(week, dishOf).filter((meal) => meal.date !== date || meal.mealTime !== mealTime);
  const uses = countedMeals([...others, { dish, mealTime }], visitor);
  return walls.some(([food, most]) => (uses.get(food) ?? 0) > most);
}

/** The meals of a week, with the date of each. */
export function mealsServed(
  week: WeekPlan,
  dishOf: DishesServed,
): readonly (CountedMeal & { readonly date: string })[] {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const dish = dishOf(slots[mealTime]);
      return dish === undefined ? [] : [{ dish, mealTime, date }];
    }),
  );
}
