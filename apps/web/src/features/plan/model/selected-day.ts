import type { PlanDay } from './get-meal-plan.ts';

/** Query parameter of the chosen day. */
export const DATE_QUERY = 'date';

type Wanted = { readonly asked: string | null; readonly today: string };

/** The requested day, else today, else the first day of the plan; undefined for a plan without days. */
export function selectedDay(days: readonly PlanDay[], { asked, today }: Wanted): PlanDay | undefined {
  return days.find(({ date }) => date === asked) ?? days.find(({ date }) => date === today) ?? days.at(0);
}
