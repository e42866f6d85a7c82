import { type DayWire, getMealPlan } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../platform/server/call-error.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { ARRIVED_FRESH_MS, type ReplyOf } from '../../../platform/server/server-client.ts';
import { readPlan } from './read-plan.ts';
import { type DayStanding, standingOf } from '../standing/day-standing.ts';

export type MealPlan = ReplyOf<typeof getMealPlan>;
/** One day of a plan with its date, YYYY-MM-DD. */
export type PlanDay = {
  readonly date: string;
  readonly meals: DayWire;
  /** Undefined for whoever is not told, such as a guest. */
  readonly standing?: DayStanding | undefined;
};

/** The plan of a survey, asked for when a screen shows it. */
export function useMealPlan(surveyId: string): UseQueryResult<MealPlan> {
  const { server } = usePlatform();
  return useQuery({
    queryKey: mealPlanKey(surveyId),
    queryFn: async ({ signal }) => readPlan(await answerOf(server.read(getMealPlan, { surveyId }, signal))),
    // What was asked ahead is drawn at once, without a skeleton in between.
    initialData: () => {
      const plan = server.arrived(getMealPlan, { surveyId });
      return plan === null ? undefined : readPlan(plan);
    },
    staleTime: ARRIVED_FRESH_MS,
  });
}

export function mealPlanKey(surveyId: string): readonly string[] {
  return ['meal-plan', surveyId];
}

/** The days of a plan in calendar order; dates are compared as text, for the browser's collation takes a phone 100 ms to load. */
export function planDays({ mealPlan, quality }: MealPlan): readonly PlanDay[] {
  return Object.entries(mealPlan)
    .map(([date, meals]) => ({ date, meals, standing: standingOf(quality, date) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
