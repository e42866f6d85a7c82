import type { Survey } from '@kkini/domain';
import { makeVisitor } from '../../model/visitor.ts';
import { planWeek } from '../../plan-week.ts';
import { seedFrom } from '../../seed.ts';
import type { ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import type { CheckedWorld } from './a-checked-world.ts';

/** A week as the planner plans it for a survey, stored with its certificate. */
export function aPlannedWeek(
  { taxonomy, candidates }: CheckedWorld,
  survey: Survey,
  regeneration = 0,
): PlanToVerify & { readonly certificate: ClaimedCertificate } {
  const surveyId = 'checked';
  const { week, quality } = planWeek({
    candidates,
    visitor: makeVisitor(taxonomy, survey),
    startDate: survey.startDate,
    seed: seedFrom(surveyId, regeneration),
  });
  return {
    surveyId,
    answers: survey,
    answersAreThose: true,
    regeneration,
    ladderStep: quality.ladderStep,
    days: week.map((day) => ({ ...day, changes: 0 })),
    certificate: { ...quality.certificate, dataVersion: 'data-1', changed: false },
  };
}
