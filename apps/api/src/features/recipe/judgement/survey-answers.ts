import type { SurveyDraft } from '@kkini/domain';
import type { AppParts } from '../../../app-parts.ts';
import { findSurvey } from '../../../db/stores/survey-store.ts';

/** Answers of the request's survey; null without a survey or when it is unknown. */
export async function surveyAnswers(
  { database }: AppParts,
  surveyId: string | null | undefined,
): Promise<SurveyDraft | null> {
  if (surveyId === null || surveyId === undefined) return null;
  const survey = await database.transaction((queries) => findSurvey(queries, surveyId));
  return survey?.answers ?? null;
}
