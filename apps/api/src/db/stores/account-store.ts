import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { accounts, sessions, surveys } from '../tables.ts';

/** A stored account; the e-mail address is normalised. */
export type StoredAccount = typeof accounts.$inferSelect;

/** Inserts an account; false if the e-mail address is taken. */
export async function insertAccount(queries: Queries, account: StoredAccount): Promise<boolean> {
  const opened = await queries
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return opened.length === 1;
}

export async function findAccountByEmail(queries: Queries, email: string): Promise<StoredAccount | null> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

export async function findAccount(queries: Queries, id: string): Promise<StoredAccount | null> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/**
 * Protects an account from deletion until the transaction ends; false if it no longer exists. Always called before a survey is
 * locked, so that no transaction waits for an account while it holds one of its surveys.
 */
export async function holdAccount(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('key share');
  return rows.length === 1;
}

/** Reads an account and locks its password until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<StoredAccount | null> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, id)).for('share');
  return row ?? null;
}

/** A new hash for an expected old one, and the time if the password changed. */
type PasswordChange = {
  readonly accountId: string;
  readonly from: string;
  readonly passwordHash: string;
  readonly changedAt?: Date;
};

/** Replaces a password hash; false if the expected hash is no longer stored. */
export async function savePasswordHash(queries: Queries, change: PasswordChange): Promise<boolean> {
  const { accountId, from, passwordHash, changedAt } = change;
  const saved = await queries
    .update(accounts)
    .set({ passwordHash, ...(changedAt && { passwordChangedAt: changedAt }) })
    .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, from)))
    .returning({ id: accounts.id });
  return saved.length === 1;
}

/** Deletes an account with its sessions, surveys, plans and shares; returns the ids of the surveys. */
export async function deleteAccountRow(queries: Queries, id: string): Promise<readonly string[]> {
  // Locks the account first, as everywhere: calls of its owner lock it before a survey.
  await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
  const gone = await queries.delete(surveys).where(eq(surveys.accountId, id)).returning({ id: surveys.id });
  await queries.delete(accounts).where(eq(accounts.id, id));
  return gone.map((survey) => survey.id);
}

type StoredSession = typeof sessions.$inferSelect;

export async function insertSession(queries: Queries, session: StoredSession): Promise<void> {
  await queries.insert(sessions).values(session);
}

export async function findSession(queries: Queries, id: string): Promise<StoredSession | null> {
  const [row] = await queries.select().from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

export async function deleteSession(queries: Queries, id: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of an account except one. */
export async function deleteOtherSessions(
  queries: Queries,
  { accountId, kept }: { readonly accountId: string; readonly kept: string },
): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, kept)));
}

export async function listSessions(queries: Queries, accountId: string): Promise<readonly StoredSession[]> {
  return await queries.select().from(sessions).where(eq(sessions.accountId, accountId));
}
