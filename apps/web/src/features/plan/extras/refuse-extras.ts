import { upsertSurvey } from '@kkini/contract';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../messages/messages-context.tsx';
import { bringPart } from '../../../platform/late-script.ts';
import type { Platform } from '../../../platform/platform.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../../platform/server/call-error.ts';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type ChangeProblem, problemOf } from '../change/change-meal.ts';
import { PLAN_DIALOGS } from '../dialogs/late-dialog.tsx';
import { useReadChanged } from '../model/use-read-again.ts';

type RefusingExtras = {
  readonly isPending: boolean;
  /** Stores the answer about a dish; ignored while another one is being stored. */
  readonly store: (answer: ExtraAnswer, onStored: () => void) => void;
};

/** Stores which extras are refused; pending until the plan is reloaded. A toast reports a failure. */
export function useRefuseExtras(surveyId: string): RefusingExtras {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const readChanged = useReadChanged(surveyId);
  const { isPending, mutate } = useMutation({
    mutationFn: async (answer: ExtraAnswer) => {
      const part = await bringPart(PLAN_DIALOGS);
      if (part === null)
        throw new Error('the script of the dialogs is missing', { cause: PLAN_DIALOGS.failure });
      await part.storeRefused(platform, { surveyId, ...answer });
    },
    onSuccess: readChanged,
    onError: (error) => showToast(t(problemKey('extra', problemWith(error, platform.connection.isOnline())))),
  });
  return {
    isPending,
    store: (answer, onStored) => {
      if (isPending) return;
      // Runs after the query cache has published the changed plan, so that its rows exist.
      mutate(answer, { onSuccess: () => notifyManager.schedule(onStored) });
    },
  };
}

function problemWith(error: Error, isOnline: boolean): Exclude<ChangeProblem, 'refused' | 'notPlanned'> {
  if (!(error instanceof CallError)) return isOnline ? 'failed' : 'offline';
  const problem = problemOf(error);
  return problem === 'refused' || problem === 'notPlanned' ? 'failed' : problem;
}

// This module loads the schemas of a survey, so it loads with the dialogs of the plan.

/** Whether a dish, by id, is refused as an extra or may be suggested again. */
type ExtraAnswer = { readonly dishId: string; readonly isRefused: boolean };

/** Stores the answer about one dish. Answers about others stay, even if given concurrently. */
export async function storeRefused(
  { server }: Pick<Platform, 'server'>,
  { surveyId, dishId, isRefused }: ExtraAnswer & { readonly surveyId: string },
): Promise<void> {
  const change = isRefused
    ? { refusedExtras: [dishId], basedOn: { refusedExtras: [] } }
    : { refusedExtras: [], basedOn: { refusedExtras: [dishId] } };
  await answerOf(server.call(upsertSurvey, { id: surveyId, ...change }));
}
