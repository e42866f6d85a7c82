import { answersToWire, type PlanOutlookWire, planOutlook } from '@kkini/contract';
import { MEAL_TIMES, type SurveyDraft } from '@kkini/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';

/** What the chosen meal styles cannot give; null until known, without every style, and where the call fails. */
export function usePlanOutlook(draft: SurveyDraft): PlanOutlookWire | null {
  const { server } = usePlatform();
  const answers = answersToWire(draft);
  const { data } = useQuery({
    queryKey: ['plan-outlook', answers],
    queryFn: ({ signal }) => answerOf(server.call(planOutlook, answers, signal)),
    enabled: MEAL_TIMES.every((time) => draft.mealStyles[time] !== null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
