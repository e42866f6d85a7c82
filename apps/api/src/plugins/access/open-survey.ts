import type { Queries } from '../../db/database.ts';
import { holdAccount } from '../../db/stores/account-store.ts';
import { bindSurveys, findSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Principal } from './principal.ts';

/** Reads a survey; its id is the only permission needed. An anonymous one is bound to the account of a signed-in reader. */
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
