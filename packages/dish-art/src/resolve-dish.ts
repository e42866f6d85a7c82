import type { DishSpec, Drawing } from './dish-spec.ts';
import { randomFrom } from './drawing/seed.ts';
import { dressed } from './dressing/dress.ts';
import { matFor } from './dressing/tableware.ts';
import { guessDrawing } from './vocabulary/guess-drawing.ts';
import { servedIn } from './vocabulary/meal-styles.ts';

/** A meal of the catalogue. */
export type MealInput = {
  /** Seeds every random choice; without it the title does. */
  id?: string | null | undefined;
  title?: string | null | undefined;
  /** Korean word of a meal style: a bought dish is drawn in its packaging, a restaurant dish on a tray. */
  category?: string | null | undefined;
  /** How the dish is made or served. */
  method?: string | undefined;
  /** Names of ingredients, used only to guess the drawing of a meal without one. */
  ingredients?: readonly string[] | undefined;
  drawing?: Drawing | undefined;
};

export type Dish = MealInput | DishSpec;

/** The whole picture of a dish and the seed of its random choices: a recipe looks the same in every list. */
export function resolveDish(dish: Dish): { spec: DishSpec; seed: string } {
  if ('type' in dish) return { spec: dish, seed: dish.seed || JSON.stringify(dish) };
  const { id, title, category, method, ingredients = [] } = dish;
  const drawing = dish.drawing ?? guessDrawing({ title: title ?? '', ingredients, method });
  const seed = id || title || JSON.stringify(drawing);
  const served = servedIn(category ?? '', drawing);
  return { spec: { ...dressed(served, seed), ...onMat(served, seed) }, seed };
}

/** A mat below a vessel with nothing beside it. */
function onMat({ vessel, with: extras }: DishSpec, seed: string): Partial<DishSpec> {
  const mat = vessel && !extras?.length && matFor(vessel, randomFrom(`${seed} places`));
  return mat ? { mat } : {};
}
