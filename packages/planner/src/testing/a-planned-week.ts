import type { Survey } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { FormerWeek } from '../model/day-locks.ts';
import type { Tables } from '../model/tables.ts';
import { makeVisitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { seedFrom } from '../seed.ts';
import type { ClaimedCertificate, PlanToVerify } from '../verification/plan-to-verify.ts';
import type { ServedDishes } from '../verification/served-dish.ts';

/** One catalogue as both the planner and the checks read it. */
type Planned = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables;
  readonly dishes: Pick<ServedDishes, 'dataVersion' | 'taxonomy'>;
};

/** The number of earlier plans, and the week whose remaining meals are planned again. */
type Again = { readonly regeneration?: number; readonly former?: FormerWeek };

/** A week planned for a survey and stored with its certificate. */
export function aPlannedWeek(
  { candidates, tables, dishes }: Planned,
  survey: Survey,
  { regeneration = 0, former }: Again = {},
): PlanToVerify & { readonly certificate: ClaimedCertificate } {
  const surveyId = 'checked';
  const { week, quality } = planWeek({
    candidates,
    ...(tables && { tables }),
    visitor: makeVisitor(dishes.taxonomy, survey),
    startDate: survey.startDate,
    seed: seedFrom(surveyId, regeneration),
    ...(former && { former }),
  });
  return {
    surveyId,
    answers: survey,
    answersAreThose: true,
    regeneration,
    ladderStep: quality.ladderStep,
    days: week.map((day) => ({ ...day, changes: 0 })),
    certificate: { ...quality.certificate, dataVersion: dishes.dataVersion, changed: false },
  };
}
