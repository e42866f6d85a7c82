import { firstPart } from '../../features/plan/model/selected-day.ts';
import { readDetailTarget, recipeRequest } from '../../platform/address/detail-address.ts';
import { DATE_QUERY, PATHS, pathParameters } from '../../platform/address/paths.ts';
import type { FirstCall } from '../../platform/server/early-calls.ts';

/** Dishes of a day that a phone shows before scrolling. More requests would delay these. */
const MOST = 2;

const PICTURE = /"img_url":"(\/[^"\\]+)"/g;

const PLAN_PATHS = [PATHS.dailyMeals, PATHS.weeklyMeals, PATHS.nutrition];
const RECIPE_PATHS: readonly string[] = [PATHS.recipeDetail, PATHS.foundRecipe];

/** First calls of the screen at an address, for the screens most often opened from outside: those of a plan and a recipe. */
export function firstCalls(hash: string): readonly FirstCall[] {
  const [pathname = '', search = ''] = hash.replace(/^#/, '').split(/(?=\?)/);
  const shopped = shoppedPlan(pathname);
  if (shopped !== null) {
    const request = { surveyId: shopped };
    return ['shopping-list', 'get-meal-plan'].map((name) => ({ path: `/functions/v1/${name}`, request }));
  }
  for (const path of PLAN_PATHS) {
    const surveyId = pathParameters(path, pathname)?.['surveyId'];
    if (surveyId) {
      const request = { surveyId, ...firstPart({ pathname, search }) };
      return [{ path: '/functions/v1/get-meal-plan', request }];
    }
  }
  if (!RECIPE_PATHS.some((path) => pathParameters(path, pathname))) return [];
  const recipe = readDetailTarget({ pathname, search, state: null });
  return recipe ? [{ path: '/functions/v1/recipe-detail', request: recipeRequest(recipe) }] : [];
}

/** Id of the plan whose shopping list an address shows. */
function shoppedPlan(pathname: string): string | null {
  return pathParameters(PATHS.shopping, pathname)?.['surveyId'] ?? null;
}

/**
 * Picture addresses of the dishes a screen shows first, so that they load in parallel with its scripts: the first dishes of the
 * plan's day, or the dish of a recipe; none of a shopping list, which shows no dish. The reply is not validated yet; an unexpected
 * shape gives no pictures.
 */
export function firstPictures(reply: unknown, { hash, today }: { hash: string; today: string }): string[] {
  if (shoppedPlan(hash.replace(/^#|\?.*$/g, '')) !== null) return [];
  const plan = entries(entries(reply).find(([name]) => name === 'mealPlan')?.[1]);
  const asked = new URLSearchParams(hash.replace(/^[^?]*/, '')).get(DATE_QUERY);
  const dayOf = (wanted: string | null) => plan.find(([date]) => date === wanted)?.[1];
  const shown = plan.length > 0 ? (dayOf(asked) ?? dayOf(today) ?? plan[0]?.[1]) : reply;
  return [...(JSON.stringify(shown) ?? '').matchAll(PICTURE)]
    .slice(0, MOST)
    .map(([, address = '']) => address);
}

function entries(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
