import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { attemptCounts, plans, sessions, surveys } from '../tables.ts';

/** Deletes at most `most` anonymous surveys that were neither answered nor planned nor changed since; returns the count. */
export async function deleteUnusedSurveys(
  queries: Queries,
  { unusedSince, most }: { readonly unusedSince: Date; readonly most: number },
): Promise<number> {
  const usedPlans = sql`select 1 from ${plans} where ${plans.surveyId} = ${surveys.id}
    and ${plans.updatedAt} >= ${unusedSince.toISOString()}::timestamptz`;
  const unused = queries
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(isNull(surveys.accountId), lt(surveys.updatedAt, unusedSince), sql`not exists (${usedPlans})`))
    .limit(most)
    .for('update', { skipLocked: true });
  const gone = await queries.delete(surveys).where(inArray(surveys.id, unused)).returning({ id: surveys.id });
  return gone.length;
}

/** Deletes expired sessions; returns the count. */
export async function deleteEndedSessions(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(sessions)
    .where(lt(sessions.expiresAt, now))
    .returning({ id: sessions.id });
  return gone.length;
}

/** Deletes attempts whose window is over; returns the number of subjects. */
export async function forgetOldAttempts(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(attemptCounts)
    .where(lt(attemptCounts.resetsAt, now))
    .returning({ subject: attemptCounts.subject });
  return gone.length;
}
