import { lightenWeek } from '@kkini/contract';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useReadChanged } from '../model/use-read-again.ts';

export type LightenReply = ReplyOf<typeof lightenWeek>;
export type FoundWeek = Extract<LightenReply, { result: 'found' }>;

type Lighten = {
  readonly surveyId: string;
  /** Called once the changed plan is reloaded. */
  readonly onDone: () => void;
};

/** Finds a lighter week or, given its token, accepts it. Pending until the changed plan is reloaded. */
export function useLightenWeek({
  surveyId,
  onDone,
}: Lighten): UseMutationResult<LightenReply, Error, string | undefined> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(surveyId);
  return useMutation({
    mutationFn: (accept: string | undefined) =>
      answerOf(server.call(lightenWeek, { surveyId, ...(accept !== undefined && { accept }) })),
    onSuccess: async ({ result }) => {
      if (result !== 'ok') return;
      await readChanged();
      notifyManager.schedule(onDone);
    },
  });
}
