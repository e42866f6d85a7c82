import { type DishOptions, renderDish } from './render-dish.ts';
import { EATING_STYLES, type EatingStyleWord } from './vocabulary/eating-styles.ts';
import { MEAL_STYLES, type MealStyleWord } from './vocabulary/meal-styles.ts';

/** The icon of a meal style, given by its Korean word; little detail by default. */
export function renderMealStyle(style: MealStyleWord, options: DishOptions = {}): string {
  return renderDish(MEAL_STYLES[style], { lo: true, ...options });
}

/** The dish that represents an eating style, given by its Korean word; little detail by default. */
export function renderEatingStyle(style: EatingStyleWord, options: DishOptions = {}): string {
  return renderDish(EATING_STYLES[style], { lo: true, ...options });
}
