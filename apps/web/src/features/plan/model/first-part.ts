import type { getMealPlan } from '@kkini/contract';
import { PATHS, pathParameters } from '../../../platform/address/paths.ts';
import type { RequestOf } from '../../../platform/server/server-client.ts';
import { DATE_QUERY } from './selected-day.ts';

/** What a screen shows first of a plan, as a call asks for it. */
export type FirstPart = Pick<RequestOf<typeof getMealPlan>, 'part' | 'date'>;

const DATE_LENGTH = 10;

/** What the screen at an address shows first; null where it needs the whole plan. */
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
