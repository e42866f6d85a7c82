import type { DishSpec, Drawing } from './dish-spec.ts';
import { randomFrom } from './drawing/seed.ts';
import { dressed } from './dressing/dress.ts';
import { matFor } from './dressing/tableware.ts';
import { guessDrawing } from './vocabulary/guess-drawing.ts';
import { servedIn } from './vocabulary/served-in.ts';

/** A meal of the catalogue. */
export type MealInput = {
  /** Decides every chance; without it the title does. */
  id?: string | null | undefined;
  title?: string | null | undefined;
  /** The Korean word of a meal style: what is bought comes in its packing, what is eaten out on a tray. */
  category?: string | null | undefined;
  /** How it is made or served. */
  method?: string | undefined;
  /** Names of ingredients; only a meal without a drawing is guessed from them. */
  ingredients?: readonly string[] | undefined;
  drawing?: Drawing | undefined;
};

export type Dish = MealInput | DishSpec;

/** The whole picture of a dish, and the seed of its chances: every recipe looks the same in whatever list it stands. */
export function resolveDish(dish: Dish): { spec: DishSpec; seed: string } {
  if ('type' in dish) return { spec: dish, seed: dish.seed || JSON.stringify(dish) };
  const { id, title, category, method, ingredients = [] } = dish;
  const drawing = dish.drawing ?? guessDrawing({ title: title ?? '', ingredients, method });
  const seed = id || title || JSON.stringify(drawing);
  const served = servedIn(category ?? '', drawing);
  return { spec: { ...dressed(served, seed), ...onMat(served, seed) }, seed };
}

/** Alone on a mat, where nothing lies beside it. */
function onMat({ vessel, with: extras }: DishSpec, seed: string): Partial<DishSpec> {
  const mat = vessel && !extras?.length && matFor(vessel, randomFrom(`${seed} places`));
  return mat ? { mat } : {};
}
