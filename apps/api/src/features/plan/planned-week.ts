import type { SurveyDraft, WeekPlan } from '@kkini/domain';
import { type PlannedWeek, weekViolations } from '@kkini/planner';
import { answersDigest, type StoredCertificate } from '../../db/stored-plan.ts';
import type { FromBasis } from '../../workers/planner.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';

/** The stored certificate of a planned week, with the catalogue and the answers it applies to. */
export function certificateFor(
  { value, basis }: FromBasis<PlannedWeek>,
  answers: SurveyDraft,
): StoredCertificate {
  const { dataVersion } = basis.catalogue;
  return { ...value.quality.certificate, dataVersion, answers: answersDigest(answers), changed: false };
}

/**
 * Verifies planned days independently, in this thread. A violation is a fault of the planner, which goes to the log without the food it
 * is about: somebody may leave that out.
 */
export function checkWeek(week: WeekPlan, answers: SurveyDraft, basis: PlanningBasis): void {
  const { candidates, tables } = basis;
  const [violation] = weekViolations({ week, candidates, tables, visitor: visitorOf(basis, answers) });
  if (violation !== undefined) throw new Error(`The planned week breaks ${violation.rule}`);
}
