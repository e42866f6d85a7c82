import type { SurveyDraft, WeekPlan } from '@kkini/domain';
import { weekViolations } from '@kkini/planner';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';

/** Verifies planned days independently and in this thread; a violation is a fault of the planner. */
export function checkWeek(week: WeekPlan, answers: SurveyDraft, basis: PlanningBasis): void {
  const { candidates } = basis;
  const [violation] = weekViolations({ week, candidates, visitor: visitorOf(basis, answers) });
  if (violation !== undefined)
    throw new Error(`The planned week breaks ${violation.rule} (${violation.subject})`);
}
