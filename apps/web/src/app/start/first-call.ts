import { readDetailTarget } from '../../platform/address/detail-address.ts';
import { PATHS, pathParameters } from '../../platform/address/paths.ts';
import type { FirstCall } from '../../platform/server/early-calls.ts';

const PLAN_PATHS = [PATHS.dailyMeals, PATHS.weeklyMeals, PATHS.nutrition];
const RECIPE_PATHS: readonly string[] = [PATHS.recipeDetail, PATHS.foundRecipe];

/** The first call of the screen at an address, for the screens most often opened from outside: a plan and a recipe. */
export function firstCall(hash: string): FirstCall | null {
  const [pathname = '', search = ''] = hash.replace(/^#/, '').split(/(?=\?)/);
  for (const path of PLAN_PATHS) {
    const surveyId = pathParameters(path, pathname)?.['surveyId'];
    if (surveyId) return { path: '/functions/v1/get-meal-plan', request: { surveyId } };
  }
  if (!RECIPE_PATHS.some((path) => pathParameters(path, pathname))) return null;
  const recipe = readDetailTarget({ pathname, search, state: null });
  return (
    recipe && { path: '/functions/v1/recipe-detail', request: { id: recipe.id, surveyId: recipe.surveyId } }
  );
}
