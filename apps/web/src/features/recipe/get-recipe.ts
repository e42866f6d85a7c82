import { type RecipeWire, recipeDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DetailTarget, recipeRequest } from '../../platform/address/detail-address.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../platform/server/call-error.ts';
import { ARRIVED_FRESH_MS } from '../../platform/server/server-client.ts';

/** A recipe by its id, judged for the survey and as part of a meal of its plan; null when there is none. */
export function useRecipe(target: DetailTarget | null): UseQueryResult<RecipeWire | null> {
  const { server } = usePlatform();
  const request = recipeRequest(target ?? NOWHERE);
  return useQuery({
    queryKey: ['recipe', request],
    queryFn: async ({ signal }) => {
      try {
        const [recipe = null] = await answerOf(server.read(recipeDetail, request, signal));
        return recipe;
      } catch (cause) {
        if (cause instanceof CallError && cause.failure.code === 'emptyReply') return null;
        throw cause;
      }
    },
    // A prefetched answer shows at once, without a skeleton.
    initialData: () => server.arrived(recipeDetail, request)?.[0],
    staleTime: ARRIVED_FRESH_MS,
  });
}

const NOWHERE = { id: '', surveyId: null, date: null, mealTime: null };
