import { answersToWire, type SurveyRowWire } from '@kkini/contract';
import type { StoredSurvey } from '../../db/stores/survey-store.ts';

/** A survey as a row of the table survey_1. */
export function surveyRow({ id, startIntro, lastStep, answers }: StoredSurvey): SurveyRowWire {
  return { id, surveyId: id, startIntro, lastStep, ...answersToWire(answers) };
}
