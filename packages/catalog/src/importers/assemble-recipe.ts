import {
  foodsInProse,
  type IngredientLine,
  isKindOf,
  type Nutrition,
  nutritionPerServing,
  type Recipe,
  type RecipeLevel,
  type RecipeStep,
  reachedAllergens,
  recipeStyle,
  resolveIngredientText,
  type Taxonomy,
  type WeighedFood,
} from '@kkini/domain';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';
import { takeApart } from '../normalize/line-pieces.ts';
import { type ParsedLine, parseIngredientLine } from '../normalize/parse-ingredient-line.ts';
import type { IngredientSegment } from '../normalize/split-ingredient-text.ts';
import { dishMethod, mainGroup, plannedMealTimes } from './classify-dish.ts';
import { countedGrams } from './counted-grams.ts';
import { estimateServings } from './estimate-servings.ts';
import { factsOf } from './facts-of.ts';
import { importId } from './import-id.ts';
import type { ImportedRecipe, ServingsBasis } from './imported-entry.ts';
import type { Flag, ImportTables } from './importer.ts';
import { contradiction } from './stated-nutrition.ts';
import { unlistedFoods } from './unlisted-foods.ts';

/** The common shape of all recipe importers: what a source states, not yet resolved. Null is unstated. */
export type RawRecipe = {
  readonly source: string;
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly minutes: number | null;
  readonly level: RecipeLevel | null;
  readonly servings: number | null;
  /** Kind of dish in the words of the source. */
  readonly category: string | null;
  readonly ingredients: readonly IngredientSegment[];
  readonly steps: readonly RecipeStep[];
  /** Figures of one serving as the source states them. */
  readonly stated: Nutrition | null;
  /** The source ends before the recipe does. */
  readonly isCutOff?: true;
};

/** Square brackets contain the section head of a line. */
const SQUARE = /\[[^\]]*\]/g;
/** "(반죽용)" states the purpose of a food. */
const PURPOSE = /용$/;

/** Familiarity of an imported recipe: known, but never preferred to a bundled one. */
const IMPORTED_FAMILIARITY = 2;
/** Computed energy that differs by more than this share from a consistent stated one is flagged. */
const ENERGY_TOLERANCE = 0.25;
/** Foods below this weight count as seasonings. */
const SEASONING_GRAMS = 5;

/** A recipe of a source, with the stated weight of one serving in grams, if any. */
export type WeighedRecipe = RawRecipe & { readonly servingGrams?: number | null };

/** Resolves lines, servings and nutrition of a source's recipe, and flags every doubt. */
export function assembleRecipe(
  raw: WeighedRecipe,
  tables: ImportTables,
): { readonly entry: ImportedRecipe; readonly flags: readonly Flag[] } {
  const lines = raw.ingredients
    .flatMap((segment) => parseIngredientLine(segment, tables))
    .map((line) => withRemarkFoods(line, tables.taxonomy));
  const conflict = raw.stated === null ? null : contradiction(raw.stated);
  const trusted = conflict === null ? raw.stated : null;
  const weighed = weigh(lines, tables);
  const { servings, basis } = servingsOf(raw, weighed, trusted);
  const computed = nutritionPerServing(weighed, servings);
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

/** The weighed foods of the lines; null where a food has no grams, because every sum would be a guess. */
function weigh(lines: readonly ParsedLine[], tables: ImportTables): readonly WeighedFood[] {
  const counted = countedGrams(lines, tables);
  const weighed = lines.flatMap((line, index): WeighedFood[] => {
    const grams = counted[index] ?? null;
    const food = line.id ?? line.possibleIds[0];
    const facts = food === undefined ? null : factsOf(food, tables);
    const per100g = facts === null ? null : countedPurine(tables.taxonomy, food ?? facts.id, facts.nutrition);
    return grams === null ? [] : [{ grams, per100g }];
  });
  return weighed.length === lines.length && lines.length > 0 ? weighed : [{ grams: 1, per100g: null }];
}

/** The stated servings, unless weight and figures of one serving agree on another number. */
function servingsOf(
  { servings: said, servingGrams = null }: WeighedRecipe,
  weighed: readonly WeighedFood[],
  trusted: Nutrition | null,
): { readonly servings: number; readonly basis: ServingsBasis } {
  const isSaid = said !== null && said > 0;
  const grams = weighed.reduce((sum, food) => sum + food.grams, 0);
  const weight = servingGrams === null || servingGrams <= 0 ? null : grams / servingGrams;
  const estimate =
    trusted === null || (isSaid && weight === null)
      ? null
      : estimateServings({ whole: nutritionPerServing(weighed, 1), stated: trusted, weightRatio: weight });
  if (estimate !== null && (!isSaid || estimate.weightAgrees))
    return { servings: estimate.servings, basis: estimate.servings === said ? 'stated' : 'estimated' };
  return isSaid ? { servings: said, basis: 'stated' } : { servings: 1, basis: 'assumed' };
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
  const plannable = lines.length > 0 && raw.steps.length > 0 && raw.isCutOff !== true;
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
    ingredients: [
      ...ingredients,
      ...(lines.length > 0 ? unlistedFoods(raw, ingredients, tables.taxonomy) : []),
    ],
    steps: raw.steps,
    tags: [],
    substitutions: [],
    nutrition,
    nutritionBasis: nutrition === raw.stated ? 'stated' : 'computed',
    source: raw.source,
    url: raw.url,
  };
}

/**
 * The line as exclusions judge it. Only a name the taxonomy itself reads counts as known. A food found by its nearest spelling
 * or by the end of its name is accurate enough for figures, but does not guarantee what else it contains.
 */
function toIngredientLine(
  { id: found, name, grams, amount }: ParsedLine,
  { taxonomy }: ImportTables,
): IngredientLine {
  const id = resolveIngredientText(taxonomy, name).unresolved.length === 0 ? found : null;
  const seasons =
    found !== null &&
    ['condiment', 'fat_oil', 'spice', 'added_sugar'].some((group) => isKindOf(taxonomy, found, group));
  const isLight = grams !== null && grams < SEASONING_GRAMS;
  return {
    id,
    name,
    grams,
    amount: amount ?? '',
    role: seasons || isLight || found === 'water' ? 'seasoning' : 'main',
  };
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

/**
 * Adds the foods a bracket names beside the one before it: "만두(새우)", "닭고기(또는 돼지고기)". Such a line stands for all of them, so
 * that a visitor who excludes one is not served the dish; a bracket that only specifies the kind changes nothing. Of a bracket
 * that cannot be read as a whole ("치즈가 든 것") the foods with a statutory allergen count.
 */
export function withRemarkFoods(line: ParsedLine, taxonomy: Taxonomy): ParsedLine {
  const isNew = (food: string) =>
    !line.possibleIds.some((id) => isKindOf(taxonomy, food, id) || isKindOf(taxonomy, id, food));
  const { remarks } = takeApart(line.text.replace(SQUARE, ' '));
  const named = remarks.flatMap((remark) => {
    if (PURPOSE.test(remark)) return [];
    const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, remark);
    const mentioned = unresolved
      .flatMap((text) => foodsInProse(taxonomy, text))
      .filter((food) => isNew(food) && reachedAllergens(taxonomy, food).size > 0);
    const foods = [
      ...ids.filter(isNew),
      ...candidates.filter((each) => each.every(isNew)).flat(),
      ...mentioned,
    ];
    return foods.length === 0 ? [] : [{ remark, foods }];
  });
  if (named.length === 0 || line.possibleIds.length === 0) return line;
  return {
    ...line,
    name: `${line.name}(${named.map(({ remark }) => remark).join(', ')})`,
    id: null,
    // The food before the bracket stays first, because its figures count.
    possibleIds: [...new Set([...line.possibleIds, ...named.flatMap(({ foods }) => foods)])],
  };
}
