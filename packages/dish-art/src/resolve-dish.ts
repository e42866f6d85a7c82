import type { DishSpec } from './dish-spec.ts';
import { inferDish } from './infer-dish.ts';
import { ingredientNames, type MealInput } from './vocabulary/meal-words.ts';
import { type NamedFoods, readNamedFoods } from './vocabulary/named-foods.ts';

export type Dish = MealInput | DishSpec;

/** A dish ready to be drawn. */
export type ResolvedDish = {
  spec: DishSpec;
  /** The id or title where there is one: every recipe keeps its own picture, whatever list it stands in. */
  seed: string;
  /** What the data names; null for an explicit spec, which is drawn as it is. */
  names: NamedFoods | null;
};

export function resolveDish(dish: Dish): ResolvedDish {
  if ('type' in dish)
    return { spec: dish, seed: dish.seed || dish.title || JSON.stringify(dish), names: null };
  const { id, title, ingredients } = dish;
  const spec = inferDish(dish);
  const names = dish.drawing ? null : readNamedFoods(title ?? '', ingredientNames(ingredients));
  return { spec, seed: id || title || JSON.stringify(spec), names };
}
