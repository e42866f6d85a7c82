import {
  assessWeek,
  certifyAgain,
  changeCompanion,
  changeMeal,
  explainWeek,
  lightenWeek,
  makeVisitor,
  planWeek,
  styleOutlook,
} from '@kkini/planner';
import type { JobAnswer, PlannerJob } from './planner.ts';
import type { PlanningBasis } from './planning-basis.ts';

/** Does one job in this thread. Equal jobs on equal catalogues give equal answers. */
export function answerJob({ candidates, tables, catalogue }: PlanningBasis, job: PlannerJob): JobAnswer {
  const visitor = makeVisitor(catalogue.taxonomy, job.survey);
  if (job.kind === 'changeMeal') {
    return { kind: 'changeMeal', value: changeMeal({ ...job, candidates, tables, visitor }) };
  }
  if (job.kind === 'changeCompanion') {
    return { kind: 'changeCompanion', value: changeCompanion({ ...job, candidates, tables, visitor }) };
  }
  if (job.kind === 'certifyAgain') {
    return { kind: 'certifyAgain', value: certifyAgain({ ...job, candidates, tables, visitor }) };
  }
  if (job.kind === 'lightenWeek') {
    return { kind: 'lightenWeek', value: lightenWeek({ ...job, candidates, tables, visitor }) };
  }
  if (job.kind === 'explainWeek') {
    const plan = { ...job, candidates, tables, visitor };
    const assessment = assessWeek(plan);
    const reasons = explainWeek({ ...plan, limits: assessment.limits, days: assessment.days });
    return { kind: 'explainWeek', value: { reasons, assessment } };
  }
  if (job.kind === 'styleOutlook')
    return { kind: 'styleOutlook', value: styleOutlook(candidates, visitor, tables) };
  const { startDate } = job.survey;
  return { kind: 'planWeek', value: planWeek({ ...job, candidates, tables, visitor, startDate }) };
}
