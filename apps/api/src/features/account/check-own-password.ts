import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { findAccount, type StoredAccount } from '../../db/stores/account-store.ts';
import type { SignedIn } from '../../plugins/access/principal.ts';
import { forgiveAttempts, takeAttempts } from './attempts.ts';

/** Checks the password a signed-in person enters again, and returns the account; `field` is the field to report if it is wrong. */
export async function checkOwnPassword(
  parts: AppParts,
  { accountId }: SignedIn,
  given: { readonly field: string; readonly password: string },
): Promise<StoredAccount> {
  const attempt = { kind: 'passwordByAccount', name: accountId } as const;
  await takeAttempts(parts, [attempt]);
  const account = await parts.database.transaction((queries) => findAccount(queries, accountId));
  const fits = await parts.passwords.verify(account?.passwordHash ?? null, given.password);
  if (account === null) throw new AppError('signInExpired');
  if (!fits) throw new AppError('wrongPassword', [{ field: given.field, problem: 'is wrong' }]);
  await forgiveAttempts(parts, attempt);
  return account;
}
