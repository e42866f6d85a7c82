import { type DishOptions, renderDish } from './render-dish.ts';
import { MEAL_STYLES, type MealStyleWord } from './vocabulary/meal-styles.ts';

/** The icon of a meal style, given by its Korean word; small detail unless told. */
export function renderMealStyle(style: MealStyleWord, options: DishOptions = {}): string {
  return renderDish(MEAL_STYLES[style], { lo: true, ...options });
}
