import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { deleteSurveyRow } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';

/** Deletes a survey with its plan and shares. */
export async function deleteSurvey(
  { database }: Pick<AppParts, 'database'>,
  { principal }: Caller,
  surveyId: string,
): Promise<{ readonly result: 'ok' }> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    await deleteSurveyRow(queries, survey.id);
    return { result: 'ok' };
  });
}
