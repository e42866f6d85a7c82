import { lightenWeek, undoLighten } from '@kkini/contract';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadAgain } from '../model/use-read-again.ts';

export type LightenReply = ReplyOf<typeof lightenWeek>;
/** A week of which less is bought. */
export type FoundWeek = Extract<LightenReply, { result: 'found' }>;
/** 'disconnected': the server was not reached. */
export type LightenProblem = 'disconnected' | 'failed';

type Lighten = {
  readonly surveyId: string;
  /** Called once the changed plan is read again. */
  readonly onDone: () => void;
};

/** Finds a week of which less is bought; with the token of one, accepts it. Pending until the changed plan is read. */
export function useLightenWeek({
  surveyId,
  onDone,
}: Lighten): UseMutationResult<LightenReply, Error, string | undefined> {
  const { server } = usePlatform();
  const readAgain = useReadAgain(surveyId);
  return useMutation({
    mutationFn: (accept: string | undefined) =>
      answerOf(server.call(lightenWeek, { surveyId, ...(accept !== undefined && { accept }) })),
    onSuccess: async ({ result }) => {
      if (result !== 'ok') return;
      await readAgain();
      notifyManager.schedule(onDone);
    },
  });
}

type UndoLighten = {
  readonly surveyId: string;
  readonly onUndone: () => void;
  readonly onFailed: (problem: LightenProblem | 'undoRefused' | 'undoNone') => void;
};

/** Brings the week before less of it was bought back; pending until it is read. */
export function useUndoLighten({
  surveyId,
  onUndone,
  onFailed,
}: UndoLighten): UseMutationResult<ReplyOf<typeof undoLighten>, Error, void> {
  const { server } = usePlatform();
  const readAgain = useReadAgain(surveyId);
  return useMutation({
    mutationFn: () => answerOf(server.call(undoLighten, { surveyId })),
    onSuccess: async ({ result }) => {
      if (result === 'none') return onFailed('undoNone');
      await readAgain();
      notifyManager.schedule(onUndone);
    },
    onError: (error) => {
      const isRefused = error instanceof CallError && error.failure.code === 'formerWeekRefused';
      onFailed(isRefused ? 'undoRefused' : problemOf(error));
    },
  });
}

/** What went wrong. */
export function problemOf(error: Error): LightenProblem {
  return error instanceof CallError && error.failure.code === 'network' ? 'disconnected' : 'failed';
}
