import type { deleteAccount as call } from '@kkini/contract';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { deleteAccountRow } from '../../db/stores/account-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { checkOwnPassword } from './check-own-password.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Deletes the account with its surveys, plans, shares and sessions. */
export async function deleteAccount(
  parts: Omit<AppParts, 'prepared'> & { readonly prepared: PreparedAnswers },
  caller: Caller,
  { password }: Request,
): Promise<Reply> {
  const account = await checkOwnPassword(parts, signedIn(caller), { field: 'password', password });
  const surveyIds = await parts.database.transaction((queries) => deleteAccountRow(queries, account.id));
  for (const surveyId of surveyIds) parts.prepared.forget(surveyId);
  return { result: 'ok' };
}
