import type { MealTime } from '@kkini/domain';
import type { DetailTarget } from '../../../platform/address/detail-address.ts';
import { useMealPlan } from '../model/get-meal-plan.ts';
import { MealPortions } from './meal-portions.tsx';

/**
 * What each person eats of a dish, for the page of the dish and the end of its cooking; renders nothing for guests, outside a plan
 * and for a dish that the meal does not lead with.
 */
export function DishPortions({
  target: { id, surveyId, date, mealTime },
}: {
  readonly target: DetailTarget;
}) {
  if (surveyId === null || date === null || mealTime === null) return null;
  return <PlannedPortions {...{ id, surveyId, date, mealTime }} />;
}

type PlannedPortionsProps = {
  readonly id: string;
  readonly surveyId: string;
  readonly date: string;
  readonly mealTime: MealTime;
};

function PlannedPortions({ id, surveyId, date, mealTime }: PlannedPortionsProps) {
  const { data } = useMealPlan(surveyId);
  const details = data?.mealPlan[date]?.[mealTime]?.details;
  return details?.id === id ? <MealPortions portions={details.portions} place="page" /> : null;
}
