import { shoppingList } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { mealPlanKey } from '../model/get-meal-plan.ts';

export type ShoppingList = ReplyOf<typeof shoppingList>;

/** What to buy for a plan. The query key extends that of the plan, so that both refetch together. */
export function useShoppingList(surveyId: string): UseQueryResult<ShoppingList> {
  const { server } = usePlatform();
  return useQuery({
    queryKey: [...mealPlanKey(surveyId), 'shopping'],
    queryFn: ({ signal }) => answerOf(server.read(shoppingList, { surveyId }, signal)),
  });
}
