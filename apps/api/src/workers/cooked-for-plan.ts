import {
  type CookedDish,
  cookedDishes,
  type HomeMeal,
  MEAL_TIMES,
  type MealTime,
  type Recipe,
} from '@kkini/domain';
import { componentsOf, lineComponents, servingsTaken, tablePortions } from '@kkini/domain/portions';
import type { Visitor } from '@kkini/planner';
import type { StoredDay } from '../db/stored-plan.ts';
import { servedRecipe } from '../platform/read-catalogue.ts';
import { isAllowed } from './allowed-day.ts';
import type { PlanningBasis } from './planning-basis.ts';

type Asked = {
  readonly basis: PlanningBasis;
  readonly visitor: Visitor;
  /** The id of the one recipe that is asked for; all without it. */
  readonly only?: string;
};

/**
 * What is cooked at home in the days of a plan, for the portions of everybody who eats. Leaves out meals the current answers
 * forbid. Shopping lists and recipes both read it, so that they agree to the gram.
 */
export function cookedForPlan(days: readonly StoredDay[], asked: Asked): readonly CookedDish[] {
  const { only } = asked;
  const dishes = cookedDishes(
    days.flatMap((day) => MEAL_TIMES.flatMap((mealTime) => homeMeal(day, mealTime, asked) ?? [])),
  );
  return only === undefined ? dishes : dishes.filter(({ id }) => id === only);
}

function homeMeal(
  { date, slots }: StoredDay,
  mealTime: MealTime,
  { basis, visitor, only }: Asked,
): HomeMeal | null {
  const { catalogue } = basis;
  const slot = slots[mealTime];
  const recipe = servedRecipe(catalogue, slot);
  if (recipe === undefined || (only !== undefined && !isOfMeal(only, recipe))) return null;
  if (!isAllowed(slot, basis, { visitor, mealTime })) return null;
  const dish = { ...recipe, components: componentsOf(recipe), kind: 'recipe' } as const;
  const taken = servingsTaken(tablePortions(dish, mealTime, visitor));
  return { date, mealTime, recipe, components: lineComponents(catalogue.taxonomy, recipe), taken };
}

function isOfMeal(id: string, recipe: Recipe): boolean {
  return recipe.id === id || (recipe.companions ?? []).some((dish) => dish.id === id);
}
