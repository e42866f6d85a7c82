import { useParams } from 'react-router';
import { useToday } from '../../../platform/use-today.ts';
import { useUnhurried } from '../../../ui/feedback/use-unhurried.ts';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { WeekSkeleton } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { WeekView } from './week-view.tsx';

/** The seven days at a glance. */
export function WeeklyMealsScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const plan = useMealPlan(surveyId);
  useReadableWeek(surveyId, plan.data);
  const isWaiting = useUnhurried(plan.isPending);
  if (isWaiting) return <WeekSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  if (!plan.data || days.length === 0) {
    return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  }
  return <WeekView surveyId={surveyId} plan={plan.data} days={days} today={today} />;
}
