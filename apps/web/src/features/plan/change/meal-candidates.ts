import { mealCandidates } from '@kkini/contract';
import { MEAL_STYLE_KO, type MealStyle, type MealTime } from '@kkini/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../platform/server/call-error.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import type { ReplyOf } from '../../../platform/server/server-client.ts';

type Slot = { readonly dayMealId: string; readonly mealTime: MealTime; readonly style: MealStyle };

/** What a slot may become, asked anew whenever it is shown: every change of the week changes the answer. */
export function useMealCandidates({
  dayMealId,
  mealTime,
  style,
}: Slot): UseQueryResult<ReplyOf<typeof mealCandidates>> {
  const { server } = usePlatform();
  const category = MEAL_STYLE_KO[style];
  return useQuery({
    queryKey: ['meal-candidates', dayMealId, mealTime, style],
    queryFn: ({ signal }) =>
      answerOf(server.call(mealCandidates, { dayMealId, mealType: mealTime, category }, signal)),
    gcTime: 0,
  });
}
