import { type Survey, seoulDate } from '@kkini/domain';
import { seedFrom } from '@kkini/planner';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { Queries } from '../../../db/database.ts';
import { findPlan, type KeptPlan } from '../../../db/stores/plan-store.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import type { LightenWeekJob } from '../../../workers/planner.ts';
import { completeAnswers } from '../complete-answers.ts';
import { checkPermission, refusalError, refusalOfDays } from '../permission/check-permission.ts';
import { checkUnread } from '../permission/check-unread.ts';

/** A plan to lighten, with its answers. It may be changed only while both are unchanged. */
export type LaidPlan = {
  readonly survey: Survey;
  readonly plan: KeptPlan;
  /** Today in Seoul, YYYY-MM-DD. */
  readonly today: string;
};

type Asked = { readonly principal: Principal; readonly surveyId: string; readonly now: number };

/** Locks the survey and reads its plan. Refuses answers and days that must not get a plan. */
export async function lockLaidPlan(
  queries: Queries,
  { planner: { basis } }: Pick<AppParts, 'planner'>,
  { principal, surveyId, now }: Asked,
): Promise<LaidPlan> {
  const stored = await lockForChange(queries, principal, surveyId);
  if (stored === null) throw new AppError('surveyNotFound');
  const plan = await findPlan(queries, stored.id);
  const [first] = plan?.days ?? [];
  if (plan === null || first === undefined) throw new AppError('planNotFound');
  const survey = completeAnswers({ ...stored.answers, startDate: first.date }, first.date);
  const today = seoulDate(now);
  checkPermission(survey, now);
  const refusal = refusalOfDays(
    plan.days.filter(({ date }) => date >= today),
    survey,
    now,
  );
  if (refusal !== null) throw refusalError(refusal);
  checkUnread(survey, basis.catalogue.taxonomy);
  return { survey, plan, today };
}

/** The planner's job of finding a lighter week. */
export function jobOf({ survey, plan, today }: LaidPlan): LightenWeekJob {
  const { surveyId, regeneration, certificate, days } = plan;
  return {
    kind: 'lightenWeek',
    survey,
    week: days.map(({ date, slots }) => ({ date, slots })),
    seed: certificate?.seed ?? seedFrom(surveyId, regeneration),
    seedPoints: certificate?.seedPoints,
    basket: certificate?.basket ?? [],
    reach: certificate?.reach ?? { areas: 'chosen', styles: {}, empty: [] },
    kept: certificate?.kept ?? null,
    chosen: days.flatMap(({ date, chosen }) => chosen.map((mealTime) => ({ date, mealTime }))),
    today,
  };
}
