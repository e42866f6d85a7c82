import type { Database } from '../db/database.ts';
import { deleteEndedSessions, deleteUnusedSurveys, forgetOldAttempts } from '../db/stores/purge-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Surveys per transaction, which keeps each short. */
const MOST_AT_ONCE = 200;

/** Deleted rows of each kind. */
export type Purged = { readonly surveys: number; readonly sessions: number; readonly attempts: number };

/** Deletes expired data: anonymous surveys unused for so many days, ended sessions, attempts of closed windows. */
export async function purge(
  database: Database,
  { now, keepDays }: { readonly now: number; readonly keepDays: number },
): Promise<Purged> {
  const unusedSince = new Date(now - keepDays * DAY_MS);
  const time = new Date(now);
  let surveys = 0;
  for (;;) {
    const deleted = await database.transaction((queries) =>
      deleteUnusedSurveys(queries, { unusedSince, most: MOST_AT_ONCE }),
    );
    surveys += deleted;
    if (deleted < MOST_AT_ONCE) break;
  }
  const [sessions, attempts] = await database.transaction(async (queries) => [
    await deleteEndedSessions(queries, time),
    await forgetOldAttempts(queries, time),
  ]);
  return { surveys, sessions, attempts };
}
