import type { Queries } from '../../db/database.ts';
import { holdAccount } from '../../db/stores/account-store.ts';
import { bindSurveys, findSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Asker } from './asker.ts';

/** Reads a survey by its id, which is all that reading needs. A free one that a signed-in person opens becomes theirs. */
export async function openSurvey(
  queries: Queries,
  asker: Asker,
  surveyId: string,
): Promise<StoredSurvey | null> {
  if (asker.kind === 'account' && (await holdAccount(queries, asker.accountId))) {
    await bindSurveys(queries, { ids: [surveyId], accountId: asker.accountId });
  }
  return await findSurvey(queries, surveyId);
}
