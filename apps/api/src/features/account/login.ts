import type { login as call } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import {
  findAccountByEmail,
  insertSession,
  lockAccount,
  type StoredAccount,
  savePasswordHash,
} from '../../db/stores/account-store.ts';
import { SESSION_LIFE_MS } from '../../platform/tokens.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { forgiveAttempts, takeAttempts } from './attempts.ts';
import { normaliseEmail } from './normalise-email.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Signs in. An unknown e-mail address and a wrong password get the same answer after the same work. */
export async function login(parts: AppParts, { address }: Caller, request: Request): Promise<Reply> {
  const { database, passwords } = parts;
  const email = normaliseEmail(request.username);
  const byAccount = { kind: 'loginByAccount', name: email ?? request.username } as const;
  await takeAttempts(parts, [{ kind: 'loginByAddress', name: address }, byAccount]);
  const account =
    email === null ? null : await database.transaction((queries) => findAccountByEmail(queries, email));
  const fits = await passwords.verify(account?.passwordHash ?? null, request.password);
  if (account === null || !fits) throw new AppError('loginFailed');
  const token = await openSession(parts, await withPresentHash(parts, account, request.password));
  await forgiveAttempts(parts, byAccount);
  return { access_token: token, token_type: 'bearer', email: account.email, name: account.name };
}

/** The account, with its password rehashed at the current cost if necessary. */
async function withPresentHash(
  { database, passwords }: AppParts,
  account: StoredAccount,
  password: string,
): Promise<StoredAccount> {
  if (!passwords.isOutdated(account.passwordHash)) return account;
  const passwordHash = await passwords.hash(password);
  const change = { accountId: account.id, from: account.passwordHash, passwordHash };
  const isSaved = await database.transaction((queries) => savePasswordHash(queries, change));
  return isSaved ? { ...account, passwordHash } : account;
}

/** Opens a session unless the account was deleted, or its password changed, since the comparison. */
async function openSession(
  { database, now, newId, tokens }: AppParts,
  account: StoredAccount,
): Promise<string> {
  const [time, sessionId] = [now(), newId()];
  const expiresAt = time + SESSION_LIFE_MS;
  const accountId = account.id;
  const session = { id: sessionId, accountId, createdAt: new Date(time), expiresAt: new Date(expiresAt) };
  await database.transaction(async (queries) => {
    const present = await lockAccount(queries, accountId);
    if (present?.passwordHash !== account.passwordHash) throw new AppError('loginFailed');
    await insertSession(queries, session);
  });
  return await tokens.sign({ accountId, sessionId }, { now: time, expiresAt });
}
