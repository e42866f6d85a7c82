import { and, inArray, isNull, lt, notBetween, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { attemptCounts, plans, sessions, surveys, upkeepRuns } from '../tables.ts';

/**
 * Claims a job unless a process has begun it within `countsMs` of now; of several concurrent callers one gets true. A beginning far
 * in the future is that of a clock which was wrong, and would otherwise hold the job back until then. A single statement, so that it
 * also works where connections are shared between transactions.
 */
export async function beginJob(
  queries: Queries,
  { job, now, countsMs }: { readonly job: string; readonly now: Date; readonly countsMs: number },
): Promise<boolean> {
  const from = new Date(now.getTime() - countsMs);
  const until = new Date(now.getTime() + countsMs);
  const begun = await queries
    .insert(upkeepRuns)
    .values({ job, begunAt: now })
    .onConflictDoUpdate({
      target: upkeepRuns.job,
      set: { begunAt: now },
      setWhere: notBetween(upkeepRuns.begunAt, from, until),
    })
    .returning({ job: upkeepRuns.job });
  return begun.length > 0;
}

/**
 * Deletes at most `most` anonymous surveys that were neither answered nor planned nor changed since that time; returns their
 * number.
 */
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

/** Deletes expired sessions; returns their number. */
export async function deleteEndedSessions(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(sessions)
    .where(lt(sessions.expiresAt, now))
    .returning({ id: sessions.id });
  return gone.length;
}

/** Deletes attempts whose window has ended; returns the number of subjects. */
export async function forgetOldAttempts(queries: Queries, now: Date): Promise<number> {
  const gone = await queries
    .delete(attemptCounts)
    .where(lt(attemptCounts.resetsAt, now))
    .returning({ subject: attemptCounts.subject });
  return gone.length;
}
