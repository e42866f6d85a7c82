import { answersToWire, type MySurveyWire } from '@kkini/contract';
import type { KeptSurvey } from '../../db/stores/my-survey-store.ts';

/** A kept survey in every call: the row of the table survey_1, with its creation and change times. */
export function keptSurveyRow({ survey, createdAt, updatedAt }: KeptSurvey) {
  const { id, startIntro, lastStep, answers } = survey;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, surveyId: id, startIntro, lastStep, ...answersToWire(answers), ...times };
}

/** A kept survey in the list of plans. */
export function mySurveyWire(kept: KeptSurvey): MySurveyWire {
  const { plan, shares } = kept;
  const [first, last] = [plan?.days.at(0), plan?.days.at(-1)];
  const span =
    plan === null || first === undefined || last === undefined
      ? null
      : { from: first.date, to: last.date, updatedAt: plan.updatedAt.toISOString() };
  return { ...keptSurveyRow(kept), plan: span, shares: shares.length };
}
