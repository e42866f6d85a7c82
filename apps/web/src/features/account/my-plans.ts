import {
  answersFromWire,
  copySurvey,
  deleteSurvey,
  listSurveys,
  type MySurveyWire,
  surveyWireSchema,
} from '@kkini/contract';
import { EMPTY_SURVEY, type LastStep, type SurveyDraft } from '@kkini/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Platform } from '../../platform/platform.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf } from '../../platform/server/call-error.ts';

const PAGE = 20;
export const MY_PLANS_KEY = ['my-plans'];

/** A survey of the account with the days of its plan, if it has one. */
export type MyPlan = {
  readonly surveyId: string;
  readonly lastStep: LastStep;
  readonly draft: SurveyDraft;
  readonly days: { readonly from: string; readonly to: string } | null;
};

/** The surveys and plans of the signed-in account, newest first, in pages. */
export function useMyPlans() {
  const { server } = usePlatform();
  return useInfiniteQuery({
    queryKey: MY_PLANS_KEY,
    initialPageParam: null,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      readonly pageParam: string | null;
      readonly signal: AbortSignal;
    }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const page = await answerOf(server.read(listSurveys, { limit: PAGE, ...cursor }, signal));
      return { plans: page.surveys.map(readPlan).filter(isWorthShowing), nextCursor: page.nextCursor };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Starts a new survey with the same answers; a past start date is cleared, here and on the server. */
export async function copyPlan(
  { server, clock }: Pick<Platform, 'server' | 'clock'>,
  plan: MyPlan,
): Promise<MyPlan> {
  const { surveyId } = await answerOf(server.call(copySurvey, { surveyId: plan.surveyId }));
  const { startDate } = plan.draft;
  const isPast = startDate !== null && startDate < clock.today();
  const draft = isPast ? { ...plan.draft, startDate: null } : plan.draft;
  return { surveyId, lastStep: 'inputCheck', draft, days: null };
}

/** Deletes a survey with its plan, on the server and on this device. */
export async function deletePlan(
  { server, kept }: Pick<Platform, 'server' | 'kept'>,
  surveyId: string,
): Promise<void> {
  await answerOf(server.call(deleteSurvey, { surveyId }));
  await kept.clear();
}

/** Every answer counts: a copy plans with them, and what is lost here would be lost on the server too. */
function readPlan({ id, lastStep, plan, ...row }: MySurveyWire): MyPlan {
  const { surveyId, createdAt, updatedAt, shares, ...answers } = row;
  const read = surveyWireSchema.safeParse(answers);
  const draft = { ...EMPTY_SURVEY, ...(read.success && answersFromWire(read.data)) };
  return { surveyId: id, lastStep, draft, days: plan && { from: plan.from, to: plan.to } };
}

/** Every start creates a survey; one without answers is not worth listing. */
function isWorthShowing({ days, draft }: MyPlan): boolean {
  return days !== null || draft.targets.length > 0;
}
