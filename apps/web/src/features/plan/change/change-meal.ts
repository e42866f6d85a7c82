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
import { answerOf, CallError, isUnreached } from '../../../platform/server/call-error.ts';
import { type OwnerProblem, ownerProblem } from '../../../platform/server/owner-problem.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadChanged } from '../model/use-read-again.ts';

/** What to change a slot to: the best meal of a style, or the meal of that style with this id. */
export type MealWish = { readonly style: MealStyle; readonly candidateId?: string };

type ChangeMeal = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly mealTime: MealTime;
  /** Called once the reloaded plan has this meal; `dialogs` are the questions about its day. */
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  /** Called if no other meal of that style fits. */
  readonly onNone: () => void;
  readonly onFailed: (problem: ChangeProblem) => void;
};
/**
 * 'refused': the candidate may no longer be served; 'notPlanned': these people may not eat like this (safety-rules section 3.3);
 * 'offline': the server was not reached, so nothing has changed; 'unsure': no answer came, so the meal may have changed; 'busy': the
 * server was overloaded.
 */
const CHANGE_PROBLEMS = ['refused', 'notPlanned', 'offline', 'unsure', 'busy', 'failed'] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number] | OwnerProblem;
/** Problems that pass: the dialog says them until the next attempt. */
const LASTING_PROBLEMS = ['offline', 'unsure', 'busy'] as const;
export type LastingProblem = (typeof LASTING_PROBLEMS)[number];

export function lastingProblem(problem: ChangeProblem): LastingProblem | null {
  return LASTING_PROBLEMS.find((each) => each === problem) ?? null;
}

/** Changes a meal; pending until the changed plan is reloaded. */
export function useChangeMeal(
  change: ChangeMeal,
): UseMutationResult<ReplyOf<typeof changeMeal>, Error, MealWish> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(change.surveyId);
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
      await readChanged();
      // Runs after the query cache has published the changed plan, so that the new card exists when the dialog closes.
      notifyManager.schedule(() => change.onChanged(reply.meal, reply.confirmations ?? []));
    },
    onError: (error) => change.onFailed(problemOf(error)),
  });
}

/** Why these people may not eat the requested meal; null for any other problem. */
export function refusalOf(error: Error | null): RefusalReason | null {
  return error instanceof CallError ? (error.failure.reason ?? null) : null;
}

/** What went wrong with a change. */
export function problemOf(error: Error): ChangeProblem {
  if (!(error instanceof CallError)) return 'failed';
  const { code, reason } = error.failure;
  if (reason !== undefined) return 'notPlanned';
  const own = ownerProblem(error);
  if (own !== null) return own;
  if (code === 'candidateRefused') return 'refused';
  if (code === 'busy' || code === 'tooManyRequests') return 'busy';
  if (!isUnreached(error.failure)) return 'failed';
  return error.failure.mayBeDone ? 'unsure' : 'offline';
}
