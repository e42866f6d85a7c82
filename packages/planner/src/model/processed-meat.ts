import { type IngredientLine, isOwnLine, type Taxonomy } from '@kkini/domain';

/**
 * Least grams of processed meat in a serving that weeks count: a slice of ham, or what a roll of gimbap holds. A bit of bacon on
 * a salad is less.
 */
const PROCESSED_MEAT_G = 15;

type Dish = { readonly servings: number; readonly ingredients: readonly IngredientLine[] };

/**
 * Whether a serving holds enough ham, sausage, bacon or the like for a week to count it (nutrition-rules section 5), whatever leads
 * the dish. Companions are counted by their own points. A line without a weight is enough.
 */
export function holdsProcessedMeat({ closures }: Taxonomy, { servings, ingredients }: Dish): boolean {
  const lines = ingredients.filter(
    (line) => isOwnLine(line) && line.id !== null && closures.get(line.id)?.identity.has('processed_meat'),
  );
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? Infinity), 0);
  return grams / servings >= PROCESSED_MEAT_G;
}
