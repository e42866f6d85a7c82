import {
  type IngredientLine,
  type Nutrition,
  nutritionPerServing,
  type Recipe,
  recipeStyle,
} from '@kkini/domain';
import { parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import type { ParsedLine } from '../normalize/parsed-line.ts';
import { dishMethod, mainGroup, plannedMealTimes } from './classify-dish.ts';
import { countedGrams } from './counted-grams.ts';
import { estimateServings } from './estimate-servings.ts';
import { importId } from './import-id.ts';
import type { ImportedRecipe, ServingsBasis } from './imported-entry.ts';
import type { Flag, ImportTables } from './importer.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { contradiction } from './stated-nutrition.ts';

/** Familiarity of a recipe we did not write: known, but never preferred to our own. */
const IMPORTED_FAMILIARITY = 2;
/** Computed energy further than this from a consistent stated one is told. */
const ENERGY_TOLERANCE = 0.25;
/** Foods below this weight season the dish. */
const SEASONING_GRAMS = 5;

/** Understands a recipe of a source: lines, servings, nutrition; and says everything that is doubtful about it. */
export function assembleRecipe(
  raw: RawRecipe,
  tables: ImportTables,
): { readonly entry: ImportedRecipe; readonly flags: readonly Flag[] } {
  const lines = raw.ingredients.flatMap((segment) => parseIngredientLine(segment, tables));
  const conflict = raw.stated === null ? null : contradiction(raw.stated);
  const trusted = conflict === null ? raw.stated : null;
  const whole = nutritionOf(lines, 1, tables);
  const { servings, basis } = servingsOf(raw.servings, whole, trusted);
  const computed = nutritionOf(lines, servings, tables);
  const nutrition = computed.energyKcal === null && trusted !== null ? trusted : computed;
  const entry: ImportedRecipe = {
    kind: 'recipe',
    source: raw.source,
    key: raw.key,
    recipe: toRecipe(raw, { lines, servings, nutrition, tables }),
    lines,
    servingsBasis: basis,
    stated: raw.stated,
    computed,
  };
  return { entry, flags: [...flagsOf(entry, trusted), ...(conflict === null ? [] : [conflict])] };
}

function nutritionOf(lines: readonly ParsedLine[], servings: number, tables: ImportTables): Nutrition {
  const { facts, taxonomy } = tables;
  const energyOf = (id: string) => facts.get(id)?.nutrition.energyKcal ?? null;
  const counted = countedGrams(lines, { taxonomy, energyOf });
  const weighed = lines.map((line, index) => {
    const food = line.id ?? line.possibleIds[0];
    const per100g = food === undefined ? null : (facts.get(food)?.nutrition ?? null);
    return { grams: counted[index] ?? null, per100g };
  });
  // A food without grams makes every sum a guess.
  const complete = weighed.filter((line): line is typeof line & { grams: number } => line.grams !== null);
  const known = complete.length === weighed.length && complete.length > 0;
  return nutritionPerServing(known ? complete : [{ grams: 1, per100g: null }], servings);
}

function servingsOf(
  said: number | null,
  whole: Nutrition,
  trusted: Nutrition | null,
): { readonly servings: number; readonly basis: ServingsBasis } {
  if (said !== null && said > 0) return { servings: said, basis: 'stated' };
  const estimate = trusted === null ? null : estimateServings(whole, trusted);
  return estimate === null ? { servings: 1, basis: 'assumed' } : { servings: estimate, basis: 'estimated' };
}

type Understood = {
  readonly lines: readonly ParsedLine[];
  readonly servings: number;
  readonly nutrition: Nutrition;
  readonly tables: ImportTables;
};

function toRecipe(raw: RawRecipe, { lines, servings, nutrition, tables }: Understood): Recipe {
  const method = dishMethod(raw.title, raw.category);
  const ingredients = lines.map((line) => toIngredientLine(line, tables));
  const plannable = lines.length > 0 && raw.steps.length > 0;
  const { category } = raw;
  return {
    id: importId(raw.source, raw.key),
    title: raw.title,
    description: raw.description ?? '',
    author: raw.author,
    style: recipeStyle({ minutes: raw.minutes, ingredients }),
    servings,
    minutes: raw.minutes,
    level: raw.level,
    method,
    mainGroup: mainGroup(lines, tables.taxonomy),
    mealTimes: plannable ? plannedMealTimes({ category, method, energyKcal: nutrition.energyKcal }) : [],
    familiarity: IMPORTED_FAMILIARITY,
    ingredients,
    steps: raw.steps,
    tags: [],
    substitutions: [],
    nutrition,
    nutritionBasis: nutrition === raw.stated ? 'stated' : 'computed',
    source: raw.source,
    url: raw.url,
  };
}

function toIngredientLine(
  { id, name, grams, amount }: ParsedLine,
  { taxonomy }: ImportTables,
): IngredientLine {
  const seasons =
    id !== null && ['condiment', 'fat_oil', 'spice', 'added_sugar'].some((group) => isA(group, id));
  const isLight = grams !== null && grams < SEASONING_GRAMS;
  return {
    id,
    name,
    grams,
    amount: amount ?? '',
    role: seasons || isLight || id === 'water' ? 'seasoning' : 'main',
  };

  function isA(group: string, food: string): boolean {
    return group === food || taxonomy.closures.get(group)?.members.has(food) === true;
  }
}

function flagsOf(
  { lines, recipe, servingsBasis, computed }: ImportedRecipe,
  trusted: Nutrition | null,
): Flag[] {
  const flags: Flag[] = [];
  if (lines.length === 0) flags.push({ code: 'noIngredients', detail: recipe.title });
  if (recipe.steps.length === 0) flags.push({ code: 'noSteps', detail: recipe.title });
  for (const line of lines) {
    if (line.possibleIds.length === 0) flags.push({ code: 'unresolvedLine', detail: line.text });
    else if (line.grams === null) flags.push({ code: 'unweighedLine', detail: line.text });
  }
  if (servingsBasis === 'estimated')
    flags.push({ code: 'servingsEstimated', detail: String(recipe.servings) });
  if (servingsBasis === 'assumed') flags.push({ code: 'servingsAssumed', detail: String(recipe.servings) });
  const [mine, theirs] = [computed.energyKcal, trusted?.energyKcal ?? null];
  if (mine !== null && theirs !== null && Math.abs(mine - theirs) > theirs * ENERGY_TOLERANCE)
    flags.push({
      code: 'figuresDiffer',
      detail: `${Math.round(mine)} kcal computed, ${Math.round(theirs)} stated`,
    });
  return flags;
}
