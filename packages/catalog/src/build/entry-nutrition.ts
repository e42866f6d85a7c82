import { type Nutrition, nutritionPerServing, type Taxonomy } from '@kkini/domain';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';
import { drained as drainedFigures } from './drained-potassium.ts';

/** Input of nutrition: lines with grams for all servings, and the number of servings. */
export type Weighed = {
  readonly ingredients: readonly CookedLine[];
  readonly servings: number;
};

/** A line, and whether its cooking water is poured away. */
export type CookedLine = EntryLine & { readonly drained?: boolean };

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
  const weighed = ingredients.map(({ id, grams, drained = false }) => {
    const raw = facts.get(id)?.nutrition ?? null;
    const per100g = raw !== null && drained ? drainedFigures(id, raw) : raw;
    return { grams, per100g: per100g === null ? null : countedPurine(taxonomy, id, per100g) };
  });
  return nutritionPerServing(weighed, servings);
}
