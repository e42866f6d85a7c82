import { type Nutrition, nutritionPerServing, type Taxonomy } from '@kkini/domain';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';
import { drained as drainedFigures } from './drained-potassium.ts';
import { rendered as renderedFigures, withoutBroth } from './rendered-fat.ts';

/** Input of nutrition: lines with grams for all servings, and the number of servings. */
export type Weighed = {
  readonly ingredients: readonly CookedLine[];
  readonly servings: number;
};

/** A line, and whether its cooking water is poured away, or the fat that runs out of it. */
export type CookedLine = EntryLine & { readonly drained?: boolean; readonly rendered?: boolean };

/** Identity and facts of the foods of an entry. */
export type KnownFoods = {
  readonly taxonomy: Taxonomy;
  readonly facts: ReadonlyMap<string, IngredientFacts>;
};

/**
 * Nutrition of one serving from grams and the facts table. A figure is null if a food lacks it. Purine counts animal foods only.
 */
export function entryNutrition({ ingredients, servings }: Weighed, foods: KnownFoods): Nutrition {
  return nutritionPerServing(
    ingredients.map((line) => weighedLine(line, foods)),
    servings,
  );
}

/** Grams of a line and the figures of 100 g of it as it is eaten; null where the facts table lacks the food. */
export function weighedLine(
  line: CookedLine,
  { taxonomy, facts }: KnownFoods,
): { readonly grams: number; readonly per100g: Nutrition | null } {
  const { id, grams } = line;
  const raw = facts.get(id)?.nutrition ?? null;
  return { grams, per100g: raw === null ? null : countedPurine(taxonomy, id, cooked(line, raw)) };
}

function cooked({ id, drained = false, rendered = false }: CookedLine, raw: Nutrition): Nutrition {
  if (drained) return withoutBroth(id, drainedFigures(id, raw));
  return rendered ? renderedFigures(id, raw) : raw;
}
