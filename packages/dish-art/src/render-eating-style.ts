import { type DishOptions, renderDish } from './render-dish.ts';
import { EATING_STYLES, type EatingStyleWord } from './vocabulary/eating-styles.ts';

/** The dish that represents an eating style, given by its Korean word; little detail by default. */
export function renderEatingStyle(style: EatingStyleWord, options: DishOptions = {}): string {
  return renderDish(EATING_STYLES[style], { lo: true, ...options });
}
