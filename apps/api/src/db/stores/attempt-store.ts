import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { attemptCounts } from '../tables.ts';

/** Attempts of one subject in its window, and the end of the window. */
export type AttemptCount = { readonly attempts: number; readonly resetsAt: Date };

/**
 * Counts one more attempt, over all servers of this database. A window that ends later than two windows from now was begun by a clock
 * that was wrong, and is over; clocks that differ by less than a window still count together.
 */
export async function countAttempt(
  queries: Queries,
  attempt: { readonly subject: string; readonly now: Date; readonly resetsAt: Date },
): Promise<AttemptCount> {
  const { subject, now, resetsAt } = attempt;
  const latestEnd = new Date(2 * resetsAt.getTime() - now.getTime());
  const isOver = sql`(${attemptCounts.resetsAt} <= ${now.toISOString()}::timestamptz
    or ${attemptCounts.resetsAt} > ${latestEnd.toISOString()}::timestamptz)`;
  const [row] = await queries
    .insert(attemptCounts)
    .values({ subject, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: attemptCounts.subject,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attemptCounts.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attemptCounts.resetsAt} end`,
      },
    })
    .returning({ attempts: attemptCounts.attempts, resetsAt: attemptCounts.resetsAt });
  return row ?? { attempts: 1, resetsAt };
}

export async function forgetAttempts(queries: Queries, subject: string): Promise<void> {
  await queries.delete(attemptCounts).where(eq(attemptCounts.subject, subject));
}
