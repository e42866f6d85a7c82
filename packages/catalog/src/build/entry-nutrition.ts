import { type Nutrition, nutritionPerServing, type Taxonomy } from '@kkini/domain';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';

/** Input of nutrition: lines with grams for all servings, and the number of servings. */
export type Weighed = { readonly ingredients: readonly EntryLine[]; readonly servings: number };

/** Identity and facts of the foods of an entry. */
export type KnownFoods = {
  readonly taxonomy: Taxonomy;
  readonly facts: ReadonlyMap<string, IngredientFacts>;
};

/**
 * Nutrition of one serving from grams and the facts table. A figure is null if a food lacks it. Purine counts animal foods only.
 */
export function entryNutrition(
  { ingredients, servings }: Weighed,
  { taxonomy, facts }: KnownFoods,
): Nutrition {
  const weighed = ingredients.map(({ id, grams }) => {
    const per100g = facts.get(id)?.nutrition ?? null;
    return { grams, per100g: per100g === null ? null : countedPurine(taxonomy, id, per100g) };
  });
  return nutritionPerServing(weighed, servings);
}
