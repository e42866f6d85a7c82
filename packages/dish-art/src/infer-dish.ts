import type { DishSpec } from './dish-spec.ts';
import { hash } from './drawing/seed.ts';
import type { DishRule } from './vocabulary/dish-rules/dish-rule.ts';
import { DRINK_AND_BREAD_RULES } from './vocabulary/dish-rules/drinks-and-breads.ts';
import { MOUND_RULES } from './vocabulary/dish-rules/mounds.ts';
import { NOODLE_RULES } from './vocabulary/dish-rules/noodles.ts';
import { PLATE_RULES } from './vocabulary/dish-rules/plates.ts';
import { RICE_AND_SOFT_RULES } from './vocabulary/dish-rules/rice-and-soft.ts';
import { SOUP_AND_STEW_RULES } from './vocabulary/dish-rules/soups-and-stews.ts';
import { WHOLE_OBJECT_RULES } from './vocabulary/dish-rules/whole-objects.ts';
import { type MealInput, type MealWords, readMeal } from './vocabulary/meal-words.ts';

/** What to draw for a meal: its category, then its title from the specific to the general. */
export function inferDish(input: MealInput): DishSpec {
  const meal = readMeal(input);
  return RULES.find((rule) => rule.applies(meal))?.draw(meal, inferDish) ?? plateOfWhatIsNamed(meal);
}

/** The first rule that applies decides, so the specific come before the general. */
const RULES: readonly DishRule[] = [
  ...WHOLE_OBJECT_RULES,
  ...DRINK_AND_BREAD_RULES,
  ...RICE_AND_SOFT_RULES,
  ...NOODLE_RULES,
  ...SOUP_AND_STEW_RULES,
  ...PLATE_RULES,
  ...MOUND_RULES,
];

/** An unknown dish; plate and tint differ by title, so that neighbours do not look alike. */
function plateOfWhatIsNamed({ title, rice, body }: MealWords): DishSpec {
  return {
    type: 'main',
    vessel: 'plate',
    glaze: (['white', 'celadon', 'cream'] as const)[hash(title) % 3] ?? 'white',
    rice,
    items: body,
    tint: (['sesame', 'leaf', 'butter', 'apricot'] as const)[hash(`${title}t`) % 4] ?? 'sesame',
  };
}
