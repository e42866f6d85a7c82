import type { undoReplan as call } from '@kkini/contract';
import { seoulDate } from '@kkini/domain';
import { weekViolations } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import { findPlan, savePlan } from '../../../db/stores/plan-store.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';
import { refusalError, refusalOfDays } from '../permission/check-permission.ts';
import { checkUnread } from '../permission/check-unread.ts';
import type { PlanCall } from '../plan-call.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/**
 * Restores the former week with its certificate. Only on the same day, since past days never change, and only if the
 * current answers still allow every day from then on and every meal.
 */
export async function undoReplan({ parts, caller, turns }: PlanCall, { surveyId }: Request): Promise<Reply> {
  const { database, planner, now } = parts;
  return await turns.run(surveyId, () =>
    database.transaction(async (queries) => {
      const survey = await lockForChange(queries, caller.principal, surveyId);
      if (survey === null) throw new AppError('surveyNotFound');
      const plan = await findPlan(queries, survey.id);
      if (plan === null) throw new AppError('planNotFound');
      if (plan.former === null || plan.former.replannedOn !== seoulDate(now())) return { result: 'none' };
      const { replannedOn, ...former } = plan.former;
      const { basis } = planner;
      const { candidates, tables } = basis;
      const week = former.days.filter(({ date }) => date >= replannedOn);
      const refusal = refusalOfDays(week, survey.answers, now());
      if (refusal !== null) throw refusalError(refusal);
      checkUnread(survey.answers, basis.catalogue.taxonomy);
      const visitor = visitorOf(basis, survey.answers);
      if (weekViolations({ week, candidates, tables, visitor }).length > 0)
        throw new AppError('formerWeekRefused');
      await savePlan(queries, { ...former, surveyId: survey.id });
      return { result: 'ok', dates: former.days.map(({ date }) => date) };
    }),
  );
}
