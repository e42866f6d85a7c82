import {
  type DishProfile,
  dishProfile,
  fail,
  makeTaxonomy,
  type Nutrition,
  ok,
  type RecipeStyle,
  type Result,
  recipeStyle,
} from '@kkini/domain';
import { type DataFile, type EntryProblem, parseEntry } from '../entries/entry-problem.ts';
import { recipeEntrySchema } from '../entries/recipe-entry.ts';
import { buildCatalogue, type CatalogueParts } from './build-catalogue.ts';
import { checkFigures } from './check-figures.ts';
import { entryNutrition } from './entry-nutrition.ts';

/** The data derived from a valid recipe file, shown to its author. */
export type CheckedRecipe = {
  readonly title: string;
  readonly style: RecipeStyle;
  readonly nutrition: Nutrition;
  readonly profile: DishProfile;
};

/** Checks one recipe file as if it were part of the catalogue. Returns problems of this file only. */
export function checkRecipeFile(
  parts: CatalogueParts,
  recipe: DataFile,
): Result<CheckedRecipe, readonly EntryProblem[]> {
  const others = parts.recipeFiles.filter(({ file }) => file !== recipe.file);
  const built = buildCatalogue({ ...parts, recipeFiles: [...others, recipe] });
  const problems = built.ok ? [] : built.problem.filter(({ file }) => file === recipe.file);
  const entry = parseEntry(recipe, recipeEntrySchema);
  const taxonomy = makeTaxonomy(parts.taxonomy);
  if (!entry.ok || !taxonomy.ok) return fail(problems);
  const nutrition = entryNutrition(entry.value, { taxonomy: taxonomy.value, facts: parts.facts });
  problems.push(...checkFigures(recipe.file, nutrition));
  if (problems.length > 0) return fail(problems);
  const { title, ingredients } = entry.value;
  return ok({
    title,
    style: recipeStyle(entry.value),
    nutrition,
    profile: dishProfile(taxonomy.value, { title, lines: ingredients }),
  });
}
