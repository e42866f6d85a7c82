import type { claimSurveys as call } from '@kkini/contract';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { bindSurveys, surveysOf } from '../../db/stores/survey-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';
import { lockPrincipal } from '../../plugins/access/survey-access.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Binds the named anonymous surveys to the account. */
export async function claimSurveys(
  { database }: AppParts,
  caller: Caller,
  { surveyIds: ids }: Request,
): Promise<Reply> {
  const principal = signedIn(caller);
  const { accountId } = principal;
  return await database.transaction(async (queries) => {
    await lockPrincipal(queries, principal);
    await bindSurveys(queries, { ids, accountId });
    return { surveyIds: [...(await surveysOf(queries, { ids, accountId }))] };
  });
}
