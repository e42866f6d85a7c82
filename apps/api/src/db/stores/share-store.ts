import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { shares } from '../tables.ts';

/** A share of a survey's plan. */
export type StoredShare = typeof shares.$inferSelect;

export async function insertShare(queries: Queries, share: StoredShare): Promise<void> {
  await queries.insert(shares).values(share);
}

/** Shares of a survey, newest first. */
export async function listSharesOf(queries: Queries, surveyId: string): Promise<readonly StoredShare[]> {
  return await queries
    .select()
    .from(shares)
    .where(eq(shares.surveyId, surveyId))
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** Withdraws a share; false if the survey has no such share. */
export async function deleteShare(
  queries: Queries,
  { surveyId, shareId }: { readonly surveyId: string; readonly shareId: string },
): Promise<boolean> {
  const gone = await queries
    .delete(shares)
    .where(and(eq(shares.id, shareId), eq(shares.surveyId, surveyId)))
    .returning({ id: shares.id });
  return gone.length === 1;
}
