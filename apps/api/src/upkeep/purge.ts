import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { deleteEndedSessions, deleteUnusedSurveys, forgetOldAttempts } from '../db/stores/purge-store.ts';
import { describeFault } from '../plugins/describe-fault.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Surveys per transaction, which keeps each short. */
const MOST_AT_ONCE = 200;

/** Deleted rows of each kind. */
type Purged = { readonly surveys: number; readonly sessions: number; readonly attempts: number };

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

/** Dependencies of the hourly purge. */
type Upkeep = {
  readonly database: Database;
  readonly keepDays: number;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

/** Purges now and every hour; several servers on one database may do so at once. Returns a function that stops it. */
export function purgeHourly({ database, keepDays, now, log }: Upkeep): () => void {
  const run = async () => {
    try {
      const purged = await purge(database, { now: now(), keepDays });
      if (Object.values(purged).some((count) => count > 0))
        log.info({ purged }, 'deleted what is kept no longer');
    } catch (error) {
      log.error({ fault: describeFault(error) }, 'what is kept no longer could not be deleted');
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
