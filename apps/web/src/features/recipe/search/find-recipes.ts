import { type RecipeHitWire, searchRecipes } from '@kkini/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { answerOf } from '../../../platform/server/call-error.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** Three rows on a wide screen, six on a phone. */
const PAGE = 12;

/** The recipes found so far, and whether more are on their way. */
export type FoundRecipes = UseInfiniteQueryResult<InfiniteData<RecipeHitWire[]>>;

/**
 * Recipes that fit a text, page by page; what suits the people of the survey first. While another text is looked up the
 * former recipes stay, and its call is given up.
 */
export function useFoundRecipes(text: string, surveyId: string | null): FoundRecipes {
  const { server } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['recipes', text, surveyId],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return answerOf(
        server.call(searchRecipes, { searchText: text, limit: PAGE, surveyId, ...cursor }, signal),
      );
    },
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.doc_id ?? null)),
  });
}
