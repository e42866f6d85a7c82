import { shoppingList } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../edges/call-error.ts';
import { useEdges } from '../../edges/edges-context.tsx';
import type { ReplyOf } from '../../edges/server-client.ts';
import { mealPlanKey } from './get-meal-plan.ts';

export type ShoppingList = ReplyOf<typeof shoppingList>;

/** What to buy for a plan. It is asked for anew whenever the plan is. */
export function useShoppingList(surveyId: string): UseQueryResult<ShoppingList> {
  const { server } = useEdges();
  return useQuery({
    queryKey: [...mealPlanKey(surveyId), 'shopping'],
    queryFn: ({ signal }) => answerOf(server.read(shoppingList, { surveyId }, signal)),
  });
}
