import { type RecipeWire, recipeDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../edges/call-error.ts';
import { useEdges } from '../../edges/edges-context.tsx';

/** A recipe by its id; null when there is none. */
export function useRecipe(id: string): UseQueryResult<RecipeWire | null> {
  const { server } = useEdges();
  return useQuery({
    queryKey: ['recipe', id],
    queryFn: async ({ signal }) => {
      const [recipe = null] = await answerOf(server.call(recipeDetail, { id }, signal));
      return recipe;
    },
  });
}
