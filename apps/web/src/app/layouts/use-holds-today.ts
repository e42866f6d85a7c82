import { addDays, PLAN_DAYS } from '@kkini/domain';
import { type MealPlan, planDays } from '../../features/plan/model/get-meal-plan.ts';
import { useSurvey } from '../../features/survey/model/survey-context.tsx';
import { useToday } from '../../platform/use-today.ts';

/** Whether the week of a plan includes today; true while its days are unknown. */
export function useHoldsToday(surveyId: string, plan?: MealPlan): boolean {
  const today = useToday();
  const made = useSurvey((survey) => survey.plan);
  if (plan) return planDays(plan).some(({ date }) => date === today);
  if (made?.surveyId !== surveyId) return true;
  return made.startDate <= today && today < addDays(made.startDate, PLAN_DAYS);
}
