import { type RecipeWire, recipeDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../platform/server/call-error.ts';
import { ARRIVED_FRESH_MS } from '../../platform/server/server-client.ts';

/** A recipe by its id, judged for the survey; null when there is none. */
export function useRecipe(id: string, surveyId: string | null): UseQueryResult<RecipeWire | null> {
  const { server } = usePlatform();
  return useQuery({
    queryKey: ['recipe', id, surveyId],
    queryFn: async ({ signal }) => {
      try {
        const [recipe = null] = await answerOf(server.read(recipeDetail, { id, surveyId }, signal));
        return recipe;
      } catch (cause) {
        if (cause instanceof CallError && cause.failure.code === 'emptyReply') return null;
        throw cause;
      }
    },
    // A prefetched answer shows at once, without a skeleton.
    initialData: () => server.arrived(recipeDetail, { id, surveyId })?.[0],
    staleTime: ARRIVED_FRESH_MS,
  });
}
