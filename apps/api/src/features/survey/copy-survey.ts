import { seoulDate } from '@kkini/domain';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';

/** Creates a survey with the answers of another, without a start date that is past in Seoul. */
export async function copySurvey(
  { database, now, newId }: Pick<AppParts, 'database' | 'now' | 'newId'>,
  { principal }: Caller,
  surveyId: string,
): Promise<{ readonly surveyId: string }> {
  return await database.transaction(async (queries) => {
    const original = await lockForChange(queries, principal, surveyId);
    if (original === null) throw new AppError('surveyNotFound');
    const { startDate } = original.answers;
    const isPast = startDate !== null && startDate < seoulDate(now());
    const answers = { ...original.answers, startDate: isPast ? null : startDate };
    const copy: StoredSurvey = { ...original, id: newId(), answers };
    await insertSurvey(queries, copy, principal.kind === 'account' ? principal.accountId : null);
    return { surveyId: copy.id };
  });
}
