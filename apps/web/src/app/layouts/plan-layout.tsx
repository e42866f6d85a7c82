import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { mealPlanKey, missingPlan, useMealPlan } from '../../features/plan/model/get-meal-plan.ts';
import { PlanNav } from '../../features/plan/plan-nav.tsx';
import type { PlanOutlet } from '../../features/plan/plan-outlet.ts';
import { useSurvey, useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { onPlanChanged } from '../../platform/server/plan-changes.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { AppHeader } from '../header/app-header.tsx';
import { useHoldsToday } from './use-holds-today.ts';

export function PlanLayout() {
  const { surveyId = '' } = useParams();
  const plan = useMealPlan(surveyId, 'any');
  const hasAnswers = useSurvey((survey) => survey.surveyId === surveyId);
  const isPlannedHere = useSurvey((survey) => survey.plan?.surveyId === surveyId);
  const holdsToday = useHoldsToday(surveyId, plan.data);
  const missing = missingPlan(plan.error);
  useChangesOfOtherTabs(surveyId);
  useForgottenLink(missing === 'unknown' && isPlannedHere);
  const isOwn = plan.isPending && !isPlannedHere ? 'unknown' : !plan.data?.shared;
  return (
    <>
      <AppHeader
        nav={missing === null && <PlanNav surveyId={surveyId} isOwn={isOwn} holdsToday={holdsToday} />}
      />
      <Outlet context={{ hasAnswers } satisfies PlanOutlet} />
    </>
  );
}

/** Reloads the shown plan when another tab has changed it, and says why it looks different. */
function useChangesOfOtherTabs(surveyId: string): void {
  const queries = useQueryClient();
  const showToast = useToast();
  const { t } = useMessages();
  useEffect(() => {
    const queryKey = mealPlanKey(surveyId);
    return onPlanChanged(window, surveyId, async () => {
      await queries.invalidateQueries({ queryKey });
      if (queries.getQueryState(queryKey)?.status === 'success')
        showToast(t('plan.changedElsewhere'), 'good');
    });
  }, [queries, surveyId, showToast, t]);
}

/** Drops the link of the start screen to a plan that was deleted elsewhere. The answers stay, to plan with them again. */
function useForgottenLink(isDeleted: boolean): void {
  const survey = useSurveyStore();
  useEffect(() => {
    if (isDeleted) survey.setState({ plan: null });
  }, [isDeleted, survey]);
}
