import type { getMealPlan } from '@kkini/contract';
import { DATE_QUERY, PATHS, pathParameters } from '../../../platform/address/paths.ts';
import type { RequestOf } from '../../../platform/server/server-client.ts';
import type { PlanDay } from './get-meal-plan.ts';

type Wanted = { readonly asked: string | null; readonly today: string };

/** The requested day, else today, else the first day of the plan; undefined for a plan without days. */
export function selectedDay(days: readonly PlanDay[], { asked, today }: Wanted): PlanDay | undefined {
  return days.find(({ date }) => date === asked) ?? days.find(({ date }) => date === today) ?? days.at(0);
}

/** The part of a plan that a screen shows first, as the call requests it. */
export type FirstPart = Pick<RequestOf<typeof getMealPlan>, 'part' | 'date'>;

const DATE_LENGTH = 10;

/** The part that the screen at an address shows first; null if it needs the whole plan. */
export function firstPart({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): FirstPart | null {
  if (pathParameters(PATHS.weeklyMeals, pathname)) return { part: 'week' };
  if (!pathParameters(PATHS.dailyMeals, pathname)) return null;
  const date = new URLSearchParams(search).get(DATE_QUERY);
  return { part: 'day', ...(date?.length === DATE_LENGTH && { date }) };
}
