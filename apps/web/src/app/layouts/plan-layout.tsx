import { Outlet, useParams } from 'react-router';
import { missingPlan, useMealPlan } from '../../features/plan/model/get-meal-plan.ts';
import { PlanNav } from '../../features/plan/plan-nav.tsx';
import type { PlanOutlet } from '../../features/plan/plan-outlet.ts';
import { useSurvey } from '../../features/survey/model/survey-context.tsx';
import { AppHeader } from '../header/app-header.tsx';
import { useHoldsToday } from './use-holds-today.ts';

/** Frame of the screens of one plan. */
export function PlanLayout() {
  const { surveyId = '' } = useParams();
  const plan = useMealPlan(surveyId, 'any');
  const hasAnswers = useSurvey((survey) => survey.surveyId === surveyId);
  const isPlannedHere = useSurvey((survey) => survey.plan?.surveyId === surveyId);
  const holdsToday = useHoldsToday(surveyId, plan.data);
  const isOwn = plan.isPending && !isPlannedHere ? 'unknown' : !plan.data?.shared;
  return (
    <>
      <AppHeader
        nav={
          missingPlan(plan.error) === null && (
            <PlanNav surveyId={surveyId} isOwn={isOwn} holdsToday={holdsToday} />
          )
        }
      />
      <Outlet context={{ hasAnswers } satisfies PlanOutlet} />
    </>
  );
}
