import type { MealPlan } from './get-meal-plan.ts';

/** Who reads a plan: its owner by survey id, or a guest by share id. Links to dishes carry the same id. */
export type PlanReader = { readonly surveyId: string } | { readonly shareId: string };

/** The reader of a plan fetched by this id. */
export function planReader(id: string, { shared }: Pick<MealPlan, 'shared'>): PlanReader {
  return shared ? { shareId: id } : { surveyId: id };
}
