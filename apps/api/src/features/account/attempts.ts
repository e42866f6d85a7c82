import { createHash } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { type AttemptCount, countAttempt, forgetAttempts } from '../../db/stores/attempt-store.ts';

const MINUTE_MS = 60_000;

/** Attempts of each kind per subject and window. */
export const ATTEMPT_LIMITS = {
  loginByAddress: { most: 60, windowMs: 15 * MINUTE_MS },
  loginByAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  passwordByAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  registerByAddress: { most: 20, windowMs: 60 * MINUTE_MS },
} as const;

/** A subject of attempts: an address or an account. Only a digest of its name is stored. */
type Attempt = { readonly kind: keyof typeof ATTEMPT_LIMITS; readonly name: string };

/**
 * Counts an attempt for every subject before it is made, so that concurrent attempts are counted too, and refuses it if one of them
 * has none left. The counts are stored in the database, so they cover all servers and survive restarts.
 */
export async function takeAttempts(
  { database, now }: Pick<AppParts, 'database' | 'now'>,
  attempts: readonly Attempt[],
): Promise<void> {
  const time = now();
  const waits = await database.transaction(async (queries) => {
    const found: number[] = [];
    for (const attempt of attempts) {
      const { most, windowMs } = ATTEMPT_LIMITS[attempt.kind];
      const resetsAt = new Date(time + windowMs);
      const count = await countAttempt(queries, { subject: digest(attempt), now: new Date(time), resetsAt });
      if (count.attempts > most) found.push(secondsUntil(count, time));
    }
    return found;
  });
  if (waits.length > 0) {
    throw new AppError('tooManyAttempts', undefined, { retryAfterSeconds: Math.max(...waits) });
  }
}

/** Clears the attempts of a subject after a correct password. */
export async function forgiveAttempts(
  { database }: Pick<AppParts, 'database'>,
  attempt: Attempt,
): Promise<void> {
  await database.transaction((queries) => forgetAttempts(queries, digest(attempt)));
}

function digest({ kind, name }: Attempt): string {
  return `${kind} ${createHash('sha256').update(name).digest('hex')}`;
}

function secondsUntil({ resetsAt }: AttemptCount, now: number): number {
  return Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
}
