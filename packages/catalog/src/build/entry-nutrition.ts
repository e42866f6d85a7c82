import { type Nutrition, nutritionPerServing } from '@kkini/domain';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';

/** What nutrition is computed from: grams for all servings. */
export type Weighed = { readonly ingredients: readonly EntryLine[]; readonly servings: number };

/** Nutrition of one serving, from grams and the facts table; a figure is null where a food lacks it. */
export function entryNutrition(
  { ingredients, servings }: Weighed,
  facts: ReadonlyMap<string, IngredientFacts>,
): Nutrition {
  const weighed = ingredients.map(({ id, grams }) => ({ grams, per100g: facts.get(id)?.nutrition ?? null }));
  return nutritionPerServing(weighed, servings);
}
