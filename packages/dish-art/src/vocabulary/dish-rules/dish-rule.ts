import type { DishSpec } from '../../dish-spec.ts';
import type { MealInput, MealWords } from '../meal-words.ts';

export type DishRule = {
  applies(meal: MealWords): boolean;
  /** `infer` reads another meal, for dishes that hold a dish. */
  draw(meal: MealWords, infer: (other: MealInput) => DishSpec): DishSpec;
};

/** A rule for titles with one of the words. */
export function titled(words: readonly string[], draw: DishRule['draw']): DishRule {
  return { applies: (meal) => meal.titleHas(...words), draw };
}
