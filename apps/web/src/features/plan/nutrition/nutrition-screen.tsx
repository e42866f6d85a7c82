import { useParams, useSearchParams } from 'react-router';
import { useToday } from '../../../platform/use-today.ts';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { PlanProblem } from '../plan-problem.tsx';
import { DATE_QUERY, selectedDay } from '../model/selected-day.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { NutritionSkeleton } from './nutrition-skeleton.tsx';
import { NutritionView } from './nutrition-view.tsx';

/** What a day and the week of a plan hold beside what they keep to. The chosen day is part of the address. */
export function NutritionScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const plan = useMealPlan(surveyId);
  useReadableWeek(surveyId, plan.data);
  if (plan.isPending) return <NutritionSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const day = selectedDay(days, { asked: search.get(DATE_QUERY), today });
  if (!plan.data || !day) return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  return (
    <NutritionView
      plan={plan.data}
      days={days}
      day={day}
      today={today}
      onSelect={(date) => setSearch({ [DATE_QUERY]: date }, { replace: true })}
    />
  );
}
