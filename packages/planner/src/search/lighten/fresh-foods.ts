import { isStored, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { type Candidate, candidatesById } from '../../model/candidate.ts';
import { isAtHome } from '../../model/home-food.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';

type Input = {
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Pick<Visitor, 'foodsAtHome'>;
};

/** Number of home meals of a week that use each fresh food to be bought, by food. */
export function mealsOfFoods(week: WeekPlan, input: Input): ReadonlyMap<string, number> {
  return mealsByFood(cookedDishes(week, input), input.visitor);
}

function mealsByFood(dishes: readonly Candidate[], visitor: Input['visitor']): ReadonlyMap<string, number> {
  const meals = new Map<string, number>();
  for (const dish of dishes)
    for (const food of freshFoods(dish, visitor)) meals.set(food, (meals.get(food) ?? 0) + 1);
  return meals;
}

/** The leading dishes and sides of the home meals of a week, without sides that a store sells. */
function cookedDishes(week: WeekPlan, { candidates, tables }: Input): readonly Candidate[] {
  const leads = candidatesById(candidates);
  return week.flatMap(({ slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      const lead = slot.kind === 'recipe' ? leads.get(slot.id) : undefined;
      if (lead === undefined) return [];
      const sides = idsBeside(slot, tables).flatMap((id) => tables.sideCandidate(id) ?? []);
      return [lead, ...sides.filter(({ cooking }) => !isStored(cooking))];
    }),
  );
}

/** The foods of a dish that spoil within a week and have to be bought. */
export function freshFoods(
  { perishables = [] }: Pick<Candidate, 'perishables'>,
  visitor: Input['visitor'],
): readonly string[] {
  return perishables.filter((food) => !isAtHome(visitor, food));
}

/** Number of fresh foods a week buys, and of those that only one meal uses. */
export type FoodsBought = { readonly fresh: number; readonly lone: number };

/**
 * Counts the fresh foods of a week, and all kinds of food in its home meals, those that keep included; seasonings and
 * foods at home are left out.
 */
export function foodsBought(
  week: WeekPlan,
  input: Input,
): { readonly foods: FoodsBought; readonly kinds: number } {
  const dishes = cookedDishes(week, input);
  const meals = mealsByFood(dishes, input.visitor);
  const all = dishes.flatMap(({ foods = [] }) => foods);
  return {
    foods: { fresh: meals.size, lone: [...meals.values()].filter((count) => count === 1).length },
    kinds: new Set(all.filter((food) => !isAtHome(input.visitor, food))).size,
  };
}
