import { changeCompanion, companionCandidates, undoCompanion } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import {
  notifyManager,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { type ChangeProblem, problemOf } from '../change/change-meal.ts';
import { useReadChanged } from '../model/use-read-again.ts';

export type CompanionPlace = {
  readonly dayMealId: string;
  readonly mealTime: MealTime;
  readonly companionId: string;
};

/** Dishes that may replace a companion. Never cached, because every change of the week changes them. */
export function useCompanionCandidates({
  dayMealId,
  mealTime,
  companionId,
}: CompanionPlace): UseQueryResult<ReplyOf<typeof companionCandidates>> {
  const { server } = usePlatform();
  return useQuery({
    queryKey: ['companion-candidates', dayMealId, mealTime, companionId],
    queryFn: ({ signal }) =>
      answerOf(server.call(companionCandidates, { dayMealId, mealType: mealTime, companionId }, signal)),
    gcTime: 0,
  });
}

/** The dish to serve, and whether at every meal of the batch. */
export type CompanionWish = { readonly candidateId: string; readonly everywhere: boolean };

type ChangeCompanion = CompanionPlace & {
  readonly surveyId: string;
  /** Called once the plan is reloaded, with the number of meals that have the dish. */
  readonly onChanged: (wish: CompanionWish, meals: number) => void;
  /** Called if the meal no longer has the companion. */
  readonly onNone: () => void;
  readonly onFailed: (problem: ChangeProblem) => void;
};

/** Changes a companion; pending until the changed plan is reloaded. */
export function useChangeCompanion(
  change: ChangeCompanion,
): UseMutationResult<ReplyOf<typeof changeCompanion>, Error, CompanionWish> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(change.surveyId);
  const { dayMealId, mealTime: mealType, companionId } = change;
  return useMutation({
    mutationFn: (wish: CompanionWish) =>
      answerOf(server.call(changeCompanion, { dayMealId, mealType, companionId, ...wish })),
    onSuccess: async (reply, wish) => {
      await readChanged();
      if (reply.result === 'none') return change.onNone();
      notifyManager.schedule(() => change.onChanged(wish, reply.meals.length));
    },
    onError: (error) => change.onFailed(problemOf(error)),
  });
}

type UndoCompanion = {
  readonly surveyId: string;
  readonly onUndone: () => void;
  readonly onNone: () => void;
  readonly onFailed: (problem: ChangeProblem) => void;
};

export function useUndoCompanion(
  undo: UndoCompanion,
): UseMutationResult<ReplyOf<typeof undoCompanion>, Error, void> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(undo.surveyId);
  return useMutation({
    mutationFn: () => answerOf(server.call(undoCompanion, { surveyId: undo.surveyId })),
    onSuccess: async ({ result }) => {
      await readChanged();
      notifyManager.schedule(result === 'ok' ? undo.onUndone : undo.onNone);
    },
    onError: (error) => undo.onFailed(problemOf(error)),
  });
}
