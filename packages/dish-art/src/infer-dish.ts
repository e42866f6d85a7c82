import { WHOLE_OBJECTS } from './dish-names.ts';
import type { DishSpec } from './dish-spec.ts';
import { randomFrom } from './drawing/seed.ts';
import { dressed } from './dressing/dress.ts';
import { matFor } from './dressing/tableware.ts';
import { companionsOf } from './vocabulary/companions.ts';
import type { DishRule } from './vocabulary/dish-rules/dish-rule.ts';
import { DRINK_AND_BREAD_RULES } from './vocabulary/dish-rules/drinks-and-breads.ts';
import { MOUND_RULES } from './vocabulary/dish-rules/mounds.ts';
import { NOODLE_RULES, PASTA_RULES } from './vocabulary/dish-rules/noodles.ts';

import { PLATE_RULES } from './vocabulary/dish-rules/plates.ts';
import { RICE_AND_SOFT_RULES } from './vocabulary/dish-rules/rice-and-soft.ts';
import { SOUP_AND_STEW_RULES } from './vocabulary/dish-rules/soups-and-stews.ts';
import { unknownDish } from './vocabulary/dish-rules/unknown-dish.ts';
import { WHOLE_OBJECT_RULES } from './vocabulary/dish-rules/whole-objects.ts';
import { WORLD_RULES } from './vocabulary/dish-rules/world-dishes.ts';
import { type MealInput, type MealWords, readMeal } from './vocabulary/meal-words.ts';

/** What to draw for a meal: its category, then its title from the specific to the general. */
export function inferDish(input: MealInput): DishSpec {
  const meal = readMeal(input);
  if (input.drawing !== undefined) return drawnDish(input.drawing, meal);
  const dish = chiefDishOf(meal);
  const isBread = dish.type === 'toast' || dish.type === 'sandwich';
  const beside = WHOLE.has(dish.type)
    ? []
    : companionsOf(meal, inferChief).filter(({ vessel }) => !isBread || vessel !== 'board');
  return { ...dressed(dish, meal.seed), ...laid(dish, beside, meal.seed) };
}

/** A written drawing: in its box or on its tray where the meal comes in one. */
function drawnDish(drawing: DishSpec, meal: MealWords): DishSpec {
  const dish = WHOLE_OBJECT_RULES.find((rule) => rule.applies(meal))?.draw(meal, () => drawing) ?? drawing;
  return { ...dressed(dish, meal.seed), ...laid(dish, [], meal.seed) };
}

/** Alone on a mat, or with the dishes beside it on one of four sides. */
function laid(dish: DishSpec, beside: readonly DishSpec[], seed: string): Partial<DishSpec> {
  const chance = randomFrom(`${seed} places`);
  if (!beside.length) {
    const mat = dish.vessel && matFor(dish.vessel, chance);
    return mat ? { mat } : {};
  }
  return {
    beside: beside.map((one, i) => dressed(one, `${seed} beside ${i}`)),
    mirrored: chance.random() < 0.4,
    upended: chance.random() < 0.4,
  };
}

/** Without the dishes beside it, and in plain tableware: for dishes inside other dishes. */
function inferChief(input: MealInput): DishSpec {
  return chiefDishOf(readMeal(input));
}

function chiefDishOf(meal: MealWords): DishSpec {
  return RULES.find((rule) => rule.applies(meal))?.draw(meal, inferChief) ?? unknownDish(meal);
}

const WHOLE: ReadonlySet<string> = new Set(WHOLE_OBJECTS.filter((type) => type !== 'drink'));

/** The first rule that applies decides, so specific rules come before general ones. */
const RULES: readonly DishRule[] = [
  ...WHOLE_OBJECT_RULES,
  ...DRINK_AND_BREAD_RULES,
  ...WORLD_RULES,
  ...RICE_AND_SOFT_RULES,
  ...PASTA_RULES,
  ...NOODLE_RULES,
  ...SOUP_AND_STEW_RULES,
  ...PLATE_RULES,
  ...MOUND_RULES,
];
