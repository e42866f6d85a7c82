import { MEAL_TIMES, seoulDate } from '@kkini/domain';
import { crossesWalls, crowdsWeek, type Visitor, weekViolations } from '@kkini/planner';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { Queries } from '../../../db/database.ts';
import type { FormerPlan } from '../../../db/stored-plan.ts';
import { findPlan } from '../../../db/stores/plan-store.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { refusalError, refusalOfDays } from '../permission/check-permission.ts';
import { checkUnread } from '../permission/check-unread.ts';

/** The survey whose former week is requested, and the change that restoring it undoes. */
type Asked = {
  readonly principal: Principal;
  readonly surveyId: string;
  readonly before: FormerPlan['before'];
};

/**
 * Locks the survey and finds its week before the last change of this kind; null if it can no longer be restored. That is possible
 * on the same day only, because past days never change, and only if the current answers still allow every day from then on and
 * every meal.
 */
export async function lockFormerWeek(
  queries: Queries,
  { planner: { basis }, now }: Pick<AppParts, 'planner' | 'now'>,
  { principal, surveyId, before }: Asked,
): Promise<FormerPlan | null> {
  const survey = await lockForChange(queries, principal, surveyId);
  if (survey === null) throw new AppError('surveyNotFound');
  const plan = await findPlan(queries, survey.id);
  if (plan === null) throw new AppError('planNotFound');
  const { former } = plan;
  const isIt = former !== null && former.before === before && former.replannedOn === seoulDate(now());
  if (!isIt) return null;
  const { candidates, tables, dishOf } = basis;
  const week = former.days.filter(({ date }) => date >= former.replannedOn);
  const refusal = refusalOfDays(week, survey.answers, now());
  if (refusal !== null) throw refusalError(refusal);
  checkUnread(survey.answers, basis.catalogue.taxonomy);
  const visitor = visitorOf(basis, survey.answers);
  const isBroken =
    weekViolations({ week, candidates, tables, visitor }).length > 0 ||
    crossesWalls(plan.days, week, { candidates, tables, visitor });
  if (isBroken || crowdsFrom(former, { dishOf, visitor })) throw new AppError('formerWeekRefused');
  return former;
}

/** Whether a future meal would bring a food more often than somebody may have it in a week, counting past days. */
function crowdsFrom(
  { days, replannedOn }: FormerPlan,
  facts: Pick<PlanningBasis, 'dishOf'> & { readonly visitor: Visitor },
): boolean {
  return days.some(
    ({ date, slots }) =>
      date >= replannedOn &&
      MEAL_TIMES.some((mealTime) => {
        const dish = facts.dishOf(slots[mealTime]);
        return dish !== undefined && crowdsWeek(dish, { week: days, date, mealTime }, facts);
      }),
  );
}
