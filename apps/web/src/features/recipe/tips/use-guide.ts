import { MOST_TIP_VARIANTS, recipeTips } from '@kkini/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../platform/server/call-error.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

export type TipsTarget = { readonly itemId: string; readonly surveyId: string };

/** The guide for an item and a survey in one of its wordings; the first until another is asked for. */
export function useGuide(target: TipsTarget, wording: number): UseQueryResult<string> {
  const { server } = usePlatform();
  const variant = wording % MOST_TIP_VARIANTS;
  return useQuery({
    queryKey: ['tips', target.itemId, target.surveyId, variant],
    queryFn: async ({ signal }) => {
      const request = { ...target, ...(variant > 0 && { variant }) };
      const { data } = await answerOf(server.call(recipeTips, request, signal));
      return data.guide;
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
