import { type Endpoint, productDetail, recipeDetail, shoppingList } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { productRequest, recipeRequest } from '../../../platform/address/detail-address.ts';
import { companionPicture } from '../../../platform/address/paths.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RequestOf } from '../../../platform/server/server-client.ts';
import { batchesOf } from './batches.ts';
import { type MealPlan, planDays } from './get-meal-plan.ts';
import { isRecipe } from './meal-facts.ts';

type Week = { readonly surveyId: string; readonly plan: MealPlan; readonly signal: AbortSignal };

/**
 * Fetches the shopping list, dishes and pictures of a plan for reading offline, one call at a time. Keeps what was fetched within
 * the last day. Stops once the page is offline or the signal aborts.
 */
export async function keepWeekReadable(
  { server, connection, keepPicture }: Pick<Platform, 'server' | 'connection' | 'keepPicture'>,
  { surveyId, plan, signal }: Week,
): Promise<void> {
  const owner = plan.shared ? null : surveyId;
  if (owner !== null) await keep(shoppingList, { surveyId: owner });
  const pictures = new Set<string>();
  const days = planDays(plan);
  for (const { date, meals } of days) {
    for (const mealTime of MEAL_TIMES) {
      const meal = meals[mealTime];
      if (signal.aborted || !connection.isOnline()) return;
      if (meal === null) continue;
      const { id, area, img_url: picture, companions } = meal.details;
      if (picture !== null) await keepPicture(picture);
      for (const each of companions) await keepOnce(companionPicture(each.id));
      if (id === null) continue;
      if (isRecipe(meal)) await keep(recipeDetail, recipeRequest({ id, surveyId: owner, date, mealTime }));
      else await keep(productDetail, productRequest({ id, surveyId: owner, area, date, mealTime }));
    }
  }
  for (const { id, slots } of batchesOf(days)) {
    const [first] = slots;
    if (signal.aborted || !connection.isOnline()) return;
    const slot = { date: first?.date ?? null, mealTime: first?.time ?? null };
    await keep(recipeDetail, recipeRequest({ id, surveyId: owner, ...slot }));
  }
  async function keepOnce(picture: string): Promise<void> {
    if (pictures.has(picture)) return;
    pictures.add(picture);
    await keepPicture(picture);
  }
  async function keep<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<void> {
    await server.keepReady(endpoint, request, signal);
  }
}
