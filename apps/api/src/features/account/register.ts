import type { register as call, PersonWire } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { insertAccount } from '../../db/stores/account-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { takeAttempts } from './attempts.ts';
import { normaliseEmail } from './normalise-email.ts';

type Request = z.output<(typeof call)['request']>;

/**
 * Opens an account. Reports that an e-mail address is taken, because the server sends no mail. Attempts are limited, and the reply
 * takes equally long either way.
 */
export async function register(parts: AppParts, caller: Caller, request: Request): Promise<PersonWire> {
  const { database, now, newId, passwords } = parts;
  const email = normaliseEmail(request.email);
  if (email === null)
    throw new AppError('invalidRequest', [{ field: 'email', problem: 'must be an e-mail address' }]);
  await takeAttempts(parts, [{ kind: 'registerByAddress', name: caller.address }]);
  const passwordHash = await passwords.hash(request.password);
  const time = new Date(now());
  const { name } = request;
  const account = { id: newId(), email, name, passwordHash, createdAt: time, passwordChangedAt: time };
  const isOpened = await database.transaction((queries) => insertAccount(queries, account));
  if (!isOpened) throw new AppError('emailTaken', [{ field: 'email', problem: 'has an account already' }]);
  return { email, name };
}
