import type { changePassword as call } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { deleteOtherSessions, savePasswordHash } from '../../db/stores/account-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';
import { checkOwnPassword } from './check-own-password.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Changes the password and ends every other session, in one transaction. */
export async function changePassword(parts: AppParts, caller: Caller, request: Request): Promise<Reply> {
  const { database, now, passwords } = parts;
  const person = signedIn(caller);
  const given = { field: 'currentPassword', password: request.currentPassword };
  const account = await checkOwnPassword(parts, person, given);
  const passwordHash = await passwords.hash(request.newPassword);
  const { accountId, sessionId } = person;
  const change = { accountId, from: account.passwordHash, passwordHash, changedAt: new Date(now()) };
  await database.transaction(async (queries) => {
    if (!(await savePasswordHash(queries, change))) throw new AppError('wrongPassword');
    await deleteOtherSessions(queries, { accountId, kept: sessionId });
  });
  return { result: 'ok' };
}
