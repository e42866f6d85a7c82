import { getMealPlan, type RecipeWire, recipeDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DetailTarget, recipeRequest } from '../../platform/address/detail-address.ts';
import type { ServerClient } from '../../platform/offline/kept-server.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../platform/server/call-error.ts';
import { ARRIVED_FRESH_MS } from '../../platform/server/server-client.ts';

/**
 * A recipe by its id, judged for the survey and as part of a meal of its plan, or as a shared plan serves it; null if there is
 * none.
 */
export function useRecipe(target: DetailTarget | null): UseQueryResult<RecipeWire | null> {
  const { server } = usePlatform();
  const request = recipeRequest(target ?? NOWHERE);
  const shared = sharedMealOf(target);
  return useQuery({
    queryKey: ['recipe', request, shared],
    queryFn: async ({ signal }) => {
      try {
        const [recipe = null] = await answerOf(server.read(recipeDetail, request, signal));
        return recipe && shared ? await asShared(server, { recipe, shared, signal }) : recipe;
      } catch (cause) {
        if (cause instanceof CallError && cause.failure.code === 'emptyReply') return null;
        throw cause;
      }
    },
    // A prefetched answer is shown at once, without a skeleton.
    initialData: () => (shared ? undefined : server.arrived(recipeDetail, request)?.[0]),
    staleTime: ARRIVED_FRESH_MS,
  });
}

const NOWHERE = { id: '', surveyId: null, date: null, mealTime: null };

/** The meal of a shared plan a dish was opened from. */
type SharedMeal = { readonly [Part in 'shareId' | 'date' | 'mealTime']: NonNullable<DetailTarget[Part]> };

function sharedMealOf(target: DetailTarget | null): SharedMeal | null {
  const { shareId = null, date = null, mealTime = null } = target ?? {};
  return shareId === null || date === null || mealTime === null ? null : { shareId, date, mealTime };
}

type Shared = { readonly recipe: RecipeWire; readonly shared: SharedMeal; readonly signal: AbortSignal };

/**
 * A recipe with the companions of the meal it leads, taken from the shared plan, because a share id is no survey id when a recipe
 * is read. Without the plan it has no companions.
 */
async function asShared(server: ServerClient, { recipe, shared, signal }: Shared): Promise<RecipeWire> {
  const { shareId, date, mealTime } = shared;
  const plan = await server.read(getMealPlan, { surveyId: shareId, part: 'day', date }, signal);
  const details = plan.ok ? plan.value.mealPlan[date]?.[mealTime]?.details : undefined;
  if (details !== undefined && details.id !== recipe.id) return recipe;
  return { ...recipe, companions: details?.companions ?? [], meal_nutrient: details?.nutrient ?? null };
}

/** `source` of our own recipes on the wire. */
export const OWN_SOURCE = 'kkini';
