import { type Endpoint, productDetail, recipeDetail, shoppingList } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import type { Platform } from '../../../platform/platform.ts';
import type { RequestOf } from '../../../platform/server/server-client.ts';
import { type MealPlan, planDays } from './get-meal-plan.ts';
import { isRecipe } from './meal-facts.ts';

type Week = { readonly surveyId: string; readonly plan: MealPlan; readonly signal: AbortSignal };

/**
 * Fetches the shopping list, dishes and pictures of a plan for reading offline, one call after the other. What was
 * fetched within the last day stays. Stops once the page is offline or the signal aborts.
 */
export async function keepWeekReadable(
  { server, connection, keepPicture }: Pick<Platform, 'server' | 'connection' | 'keepPicture'>,
  { surveyId, plan, signal }: Week,
): Promise<void> {
  const owner = plan.shared ? null : surveyId;
  if (owner !== null) await keep(shoppingList, { surveyId: owner });
  const meals = planDays(plan).flatMap((day) => MEAL_TIMES.flatMap((time) => day.meals[time] ?? []));
  for (const meal of meals) {
    if (signal.aborted || !connection.isOnline()) return;
    const { id, area, img_url: picture } = meal.details;
    if (picture !== null) await keepPicture(picture);
    if (id === null) continue;
    if (isRecipe(meal)) await keep(recipeDetail, { id, surveyId: owner });
    else await keep(productDetail, { id, surveyId: owner, area });
  }
  async function keep<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<void> {
    await server.keepReady(endpoint, request, signal);
  }
}
