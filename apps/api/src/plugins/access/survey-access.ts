import { AppError } from '../../app-error.ts';
import type { Queries } from '../../db/database.ts';
import { holdAccount } from '../../db/stores/account-store.ts';
import { bindSurveys, findSurvey, lockSurveyRow, type StoredSurvey } from '../../db/stores/survey-store.ts';
import { changeRefusal } from './policy.ts';
import type { Principal } from './principal.ts';

/**
 * The only way to read a survey for changing it: locks it until the transaction ends, refuses principals without permission, and
 * binds an anonymous survey to the principal's account. Null if there is no such survey.
 */
export async function lockForChange(
  queries: Queries,
  principal: Principal,
  surveyId: string,
): Promise<StoredSurvey | null> {
  await lockPrincipal(queries, principal);
  const owned = await lockSurveyRow(queries, surveyId);
  if (owned === null) return null;
  const refusal = changeRefusal(principal, owned.accountId);
  if (refusal !== null) throw new AppError(refusal);
  if (principal.kind === 'account' && owned.accountId === null) {
    await bindSurveys(queries, { ids: [surveyId], accountId: principal.accountId });
  }
  return owned.survey;
}

/** Protects the account of a call until its transaction ends. It may have been deleted since the call began. */
export async function lockPrincipal(queries: Queries, principal: Principal): Promise<void> {
  if (principal.kind === 'account' && !(await holdAccount(queries, principal.accountId))) {
    throw new AppError('signInExpired');
  }
}

/** Reads a survey; its id is the only permission needed. Binds an anonymous survey to the account of a signed-in reader. */
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
