import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { attemptCounts, plans, sessions, surveys } from '../tables.ts';

/** Deletes up to so many surveys of nobody that were neither answered nor planned nor changed since; answers how many. */
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

/** Deletes sessions that have ended; answers how many. */
export async function deleteEndedSessions(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(sessions)
    .where(lt(sessions.expiresAt, now))
    .returning({ id: sessions.id });
  return gone.length;
}

/** Forgets attempts whose window is over; answers how many subjects. */
export async function forgetOldAttempts(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(attemptCounts)
    .where(lt(attemptCounts.resetsAt, now))
    .returning({ subject: attemptCounts.subject });
  return gone.length;
}
