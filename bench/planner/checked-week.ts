import type { Survey } from '@kkini/domain';
import { type Certificate, makeVisitor, type PlannedWeek, planWeek, seedFrom } from '@kkini/planner';
import { verifyPlan } from '@kkini/planner/verification';
import type { BenchCatalogue } from './catalogues/bench-catalogue.ts';
import { randomSurvey } from './catalogues/random-survey.ts';

const SURVEY_ID = 'bench';

/** The planning job of survey `number`. */
export function planningTask({ taxonomy, candidates }: BenchCatalogue, number: number) {
  const survey = randomSurvey(number);
  const visitor = makeVisitor(taxonomy, survey);
  return { candidates, visitor, startDate: survey.startDate, seed: seedFrom(SURVEY_ID, number) };
}

/** The certificate of survey `number`'s week, and every finding of the independent checker. */
export function checkedWeek(
  catalogue: BenchCatalogue,
  number: number,
): { readonly certificate: Certificate; readonly violations: readonly string[] } {
  const planned = planWeek(planningTask(catalogue, number));
  const { certificate } = planned.quality;
  return {
    certificate,
    violations: violationsOf(catalogue, { planned, number, survey: randomSurvey(number) }),
  };
}

type Numbered = { readonly planned: PlannedWeek; readonly number: number; readonly survey: Survey };

function violationsOf(
  { dishes, name }: BenchCatalogue,
  { planned, number, survey }: Numbered,
): readonly string[] {
  const { week, quality } = planned;
  const checks = verifyPlan(dishes(), {
    surveyId: SURVEY_ID,
    answers: survey,
    answersAreThose: true,
    regeneration: number,
    ladderStep: quality.ladderStep,
    days: week.map((day, at) => ({ ...day, changes: 0, extras: quality.days[at]?.extras ?? [] })),
    certificate: { ...quality.certificate, dataVersion: name, changed: false },
  });
  const doubts = checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open');
  return doubts.map((check) => `${name}, survey ${number}: ${check.name}: ${check.text}`);
}
