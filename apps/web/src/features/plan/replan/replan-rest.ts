import { type MealPlaceWire, replanRest } from '@kkini/contract';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadAgain } from '../model/use-read-again.ts';
import { problemOf, type WeekProblem } from '../model/use-undo-week.ts';

type ReplanReply = ReplyOf<typeof replanRest>;
/** Result of replanning: the meals that should be kept but could not. */
export type Replanned = Pick<Extract<ReplanReply, { result: 'ok' }>, 'notKept'>;

type ReplanRest = {
  readonly surveyId: string;
  /** Called once the plan is reloaded. */
  readonly onReplanned: (replanned: Replanned) => void;
  readonly onNone: (reason: Extract<ReplanReply, { result: 'none' }>['reason']) => void;
  readonly onFailed: (problem: WeekProblem) => void;
};

/** Replans the rest of a week; pending until the new week is loaded. */
export function useReplanRest({
  surveyId,
  onReplanned,
  onNone,
  onFailed,
}: ReplanRest): UseMutationResult<ReplanReply, Error, readonly MealPlaceWire[]> {
  const { server } = usePlatform();
  const readAgain = useReadAgain(surveyId);
  return useMutation({
    mutationFn: (keep: readonly MealPlaceWire[]) =>
      answerOf(server.call(replanRest, { surveyId, keep: [...keep] })),
    onSuccess: async (reply) => {
      if (reply.result === 'none') return onNone(reply.reason);
      await readAgain();
      notifyManager.schedule(() => onReplanned(reply));
    },
    onError: (error) => onFailed(problemOf(error)),
  });
}
