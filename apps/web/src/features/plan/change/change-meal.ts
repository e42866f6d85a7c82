import { changeMeal, type MealWire } from '@kkini/contract';
import {
  MEAL_STYLE_KO,
  type MealStyle,
  type MealTime,
  type PlanDialog,
  type RefusalReason,
} from '@kkini/domain';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadAgain } from '../model/use-read-again.ts';

/** What a slot is to become: the best meal of a style, or the one of it with that id. */
export type MealWish = { readonly style: MealStyle; readonly candidateId?: string };

type ChangeMeal = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly mealTime: MealTime;
  /** The plan has been read again and holds this meal; the dialogs are what should be asked about its day. */
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  /** No other meal of that style fits. */
  readonly onNone: () => void;
  readonly onFailed: (problem: ChangeProblem) => void;
};
/**
 * 'refused': the meal named must not be served by now; 'notPlanned': the people are not to eat like this (safety-rules
 * section 3.3); 'offline': the server was not reached, so nothing was changed.
 */
const CHANGE_PROBLEMS = ['refused', 'notPlanned', 'offline', 'failed'] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];

/** Asks for another meal; it is pending until the changed plan has been read again. */
export function useChangeMeal(
  change: ChangeMeal,
): UseMutationResult<ReplyOf<typeof changeMeal>, Error, MealWish> {
  const { server } = usePlatform();
  const readAgain = useReadAgain(change.surveyId);
  return useMutation({
    mutationFn: ({ style, ...named }: MealWish) =>
      answerOf(
        server.call(changeMeal, {
          dayMealId: change.dayMealId,
          mealType: change.mealTime,
          category: MEAL_STYLE_KO[style],
          ...named,
        }),
      ),
    onSuccess: async (reply) => {
      if (reply.result === 'none') return change.onNone();
      await readAgain();
      // Behind the news of the changed plan, so that its card is there when the dialog goes.
      notifyManager.schedule(() => change.onChanged(reply.meal, reply.confirmations ?? []));
    },
    onError: (error) => change.onFailed(problemOf(error)),
  });
}

/** Why the people are not to eat what was wished; null where that was not the problem. */
export function refusalOf(error: Error | null): RefusalReason | null {
  return error instanceof CallError ? (error.failure.reason ?? null) : null;
}

function problemOf(error: Error): ChangeProblem {
  if (!(error instanceof CallError)) return 'failed';
  const { code, reason } = error.failure;
  if (reason !== undefined) return 'notPlanned';
  if (code === 'candidateRefused') return 'refused';
  return code === 'network' ? 'offline' : 'failed';
}
