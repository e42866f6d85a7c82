import { changeMeal, type MealWire } from '@kkini/contract';
import { MEAL_STYLE_KO, type MealStyle, type MealTime } from '@kkini/domain';
import { notifyManager, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../edges/call-error.ts';
import { useEdges } from '../../edges/edges-context.tsx';
import type { ReplyOf } from '../../edges/server-client.ts';
import { mealPlanKey } from './get-meal-plan.ts';

type ChangeMeal = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly mealTime: MealTime;
  /** The plan has been read again and holds this meal. */
  readonly onChanged: (meal: MealWire) => void;
  /** No other meal of that style fits. */
  readonly onNone: () => void;
  readonly onFailed: () => void;
};

/** Asks for another meal of a style; it is pending until the changed plan has been read again. */
export function useChangeMeal(
  change: ChangeMeal,
): UseMutationResult<ReplyOf<typeof changeMeal>, Error, MealStyle> {
  const { server } = useEdges();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (style: MealStyle) =>
      answerOf(
        server.call(changeMeal, {
          dayMealId: change.dayMealId,
          mealType: change.mealTime,
          category: MEAL_STYLE_KO[style],
        }),
      ),
    onSuccess: async (reply) => {
      if (reply.result === 'none') return change.onNone();
      await queries.invalidateQueries({ queryKey: mealPlanKey(change.surveyId) });
      // Behind the news of the changed plan, so that its card is there when the dialog goes.
      notifyManager.schedule(() => change.onChanged(reply.meal));
    },
    onError: change.onFailed,
  });
}
