import { lightenWeek } from '@kkini/planner';
import type { Moment } from './moment.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import type { StoredPlan } from './stored-plan.ts';

/** The week with less to buy than a plan, as it would be offered on a day (YYYY-MM-DD); null if there is none. */
export function lighterWeek(
  { survey, visitor, days, certificate }: StoredPlan,
  today: string,
  { candidates, tables }: ServedCatalogue,
): Moment | null {
  const { seed, seedPoints, basket = [], reach = ASKED, kept = null } = certificate;
  const week = days.map(({ date, slots }) => ({ date, slots }));
  const plan = { candidates, tables, visitor, week, seed, seedPoints, basket, reach, kept, chosen: [] };
  const light = lightenWeek({ ...plan, today });
  if (light === null) return null;
  const done = light.exchanged.map(({ date, mealTime, to }) => `${date} ${mealTime} ${to}`).join(', ');
  return { step: 'lighter week', done, survey, week: light.week, from: today, kept: kept?.meals ?? [] };
}

/** Only the requested areas and styles. */
const ASKED = { areas: 'chosen', styles: {}, empty: [] } as const;
