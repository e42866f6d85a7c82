import type { Queries } from '../../db/database.ts';
import { holdAccount } from '../../db/stores/account-store.ts';
import { bindSurveys, findSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Principal } from './principal.ts';

/** Reads a survey by its id, which is all that reading needs. A free one that a signed-in person opens becomes theirs. */
export async function openSurvey(
  queries: Queries,
  principal: Principal,
  surveyId: string,
): Promise<StoredSurvey | null> {
  if (principal.kind === 'account' && (await holdAccount(queries, principal.accountId))) {
    await bindSurveys(queries, { ids: [surveyId], accountId: principal.accountId });
  }
  return await findSurvey(queries, surveyId);
}
