import type { undoLighten, undoReplan } from '@kkini/contract';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError, isUnreached } from '../../../platform/server/call-error.ts';
import { type OwnerProblem, ownerProblem } from '../../../platform/server/owner-problem.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadChanged } from './use-read-again.ts';

/** 'disconnected': the server was not reached; 'unsure': no answer came, so the week may have changed. */
const WEEK_PROBLEMS = ['disconnected', 'unsure', 'failed'] as const;
export type WeekProblem = (typeof WEEK_PROBLEMS)[number] | OwnerProblem;

export type UndoCall = typeof undoLighten | typeof undoReplan;

type UndoWeek = {
  readonly surveyId: string;
  /** Called once the former week is loaded. */
  readonly onUndone: () => void;
  readonly onFailed: (problem: WeekProblem | 'undoRefused' | 'undoNone') => void;
};

/** Restores the former week; pending until it is loaded. */
export function useUndoWeek(
  call: UndoCall,
  { surveyId, onUndone, onFailed }: UndoWeek,
): UseMutationResult<ReplyOf<UndoCall>, Error, void> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(surveyId);
  return useMutation({
    mutationFn: () => answerOf(server.call(call, { surveyId })),
    onSuccess: async ({ result }) => {
      if (result === 'none') return onFailed('undoNone');
      await readChanged();
      notifyManager.schedule(onUndone);
    },
    onError: (error) => {
      const isRefused = error instanceof CallError && error.failure.code === 'formerWeekRefused';
      onFailed(isRefused ? 'undoRefused' : problemOf(error));
    },
  });
}

/** What went wrong with a call that changes a week. */
export function problemOf(error: Error): WeekProblem {
  const own = ownerProblem(error);
  if (own !== null) return own;
  if (!(error instanceof CallError && isUnreached(error.failure))) return 'failed';
  return error.failure.mayBeDone ? 'unsure' : 'disconnected';
}
