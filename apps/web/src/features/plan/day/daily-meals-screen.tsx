import { useParams, useSearchParams } from 'react-router';
import { useToday } from '../../../platform/use-today.ts';
import { useUnhurried } from '../../../ui/feedback/use-unhurried.ts';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { DATE_QUERY, selectedDay } from '../model/selected-day.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { DaySkeleton } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { DayView } from './day-view.tsx';

/** One day of the plan: today if the plan holds it. The chosen day is part of the address and survives a reload. */
export function DailyMealsScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const plan = useMealPlan(surveyId);
  useReadableWeek(surveyId, plan.data);
  const isWaiting = useUnhurried(plan.isPending);
  if (isWaiting) return <DaySkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const day = selectedDay(days, { asked: search.get(DATE_QUERY), today });
  if (!plan.data || !day) return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  return (
    <DayView
      surveyId={surveyId}
      plan={plan.data}
      days={days}
      day={day}
      today={today}
      onSelect={(date) => setSearch({ [DATE_QUERY]: date }, { replace: true })}
    />
  );
}
