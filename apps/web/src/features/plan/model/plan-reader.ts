import type { MealPlan } from './get-meal-plan.ts';

/** Who looks at a plan: its owner by the survey id, or a guest by a share id. Dishes are opened in this name. */
export type PlanReader = { readonly surveyId: string } | { readonly shareId: string };

/** The reader of a plan that was read by this id. */
export function planReader(id: string, { shared }: Pick<MealPlan, 'shared'>): PlanReader {
  return shared ? { shareId: id } : { surveyId: id };
}
