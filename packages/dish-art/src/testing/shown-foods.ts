import { createCanvas } from '../drawing/canvas.ts';
import { createDefinitions } from '../drawing/definitions.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { paintMeal } from '../paint-meal.ts';
import { resolveDish } from '../resolve-dish.ts';
import type { MealInput } from '../vocabulary/meal-words.ts';

/** Draws a meal: the foods its painters showed, and the picture they made. */
export function drawAndWatch(meal: MealInput): { foods: ReadonlySet<IngredientKey>; svg: string } {
  const { spec, seed, names } = resolveDish(meal);
  const definitions = createDefinitions('w');
  const c = createCanvas({ seed, names, lo: true, definitions });
  const food = paintMeal(c, spec);
  return { foods: c.shown, svg: definitions.markup() + food };
}
