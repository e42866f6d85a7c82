import { createShare, listShares, type ShareWire, withdrawShare } from '@kkini/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../../platform/server/call-error.ts';

type News = { readonly onAnother: () => void; readonly onWithdrawn: () => void };

/** The shares of a plan, newest first; null until `make` creates the first or finds the existing ones. */
export function useShares(surveyId: string, { onAnother, onWithdrawn }: News) {
  const { server } = usePlatform();
  const [shares, setShares] = useState<readonly ShareWire[] | null>(null);
  const mayBeMade = useRef(false);
  const list = async () => (await answerOf(server.call(listShares, { surveyId }))).shares;
  const isKnown = (id: string) => shares?.some(({ shareId }) => shareId === id) === true;
  const make = useMutation({
    mutationFn: async (another: boolean) => {
      // An attempt whose answer was lost may have made the link.
      const found = another && mayBeMade.current ? await list() : [];
      if (found.some(({ shareId }) => !isKnown(shareId))) return found;
      mayBeMade.current = another;
      await answerOf(server.call(createShare, { surveyId, another }));
      return await list();
    },
    onSuccess: (now, another) => {
      mayBeMade.current = false;
      setShares(now);
      if (another) onAnother();
    },
  });
  const withdraw = useMutation({
    mutationFn: async (shareId: string) => {
      const answer = await server.call(withdrawShare, { surveyId, shareId });
      // A share withdrawn elsewhere counts as withdrawn.
      if (!answer.ok && answer.problem.code !== 'shareNotFound') throw new CallError(answer.problem);
      return await list();
    },
    onSuccess: (now) => {
      setShares(now);
      onWithdrawn();
    },
  });
  return { shares, make, withdraw };
}

export type Shares = ReturnType<typeof useShares>;
