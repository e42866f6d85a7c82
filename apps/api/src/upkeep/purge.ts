import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import {
  beginJob,
  deleteEndedSessions,
  deleteUnusedSurveys,
  forgetOldAttempts,
} from '../db/stores/purge-store.ts';
import { describeFault } from '../plugins/describe-fault.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a purge counts: a little less than the interval, because clocks of machines differ. */
const COUNTS_MS = HOUR_MS - 5 * 60 * 1000;
/** Surveys per transaction, to keep each one short. */
const MOST_AT_ONCE = 200;

/** Number of deleted rows of each kind. */
type Purged = { readonly surveys: number; readonly sessions: number; readonly attempts: number };

/** Deletes expired data: anonymous surveys unused for `keepDays`, ended sessions, attempts of closed windows. */
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

/** Purges unless a process on this database did so within the last hour; null in that case. */
export async function purgeIfDue(
  database: Database,
  { now, keepDays }: { readonly now: number; readonly keepDays: number },
): Promise<Purged | null> {
  const job = { job: 'purge', now: new Date(now), countsMs: COUNTS_MS };
  const isDue = await database.transaction((queries) => beginJob(queries, job));
  return isDue ? await purge(database, { now, keepDays }) : null;
}

/** Dependencies of the hourly purge. */
type Upkeep = {
  readonly database: Database;
  readonly keepDays: number;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

/** Purges now and every hour, one process per database. Returns a function that stops it. */
export function purgeHourly({ database, keepDays, now, log }: Upkeep): () => void {
  const run = async () => {
    try {
      const purged = await purgeIfDue(database, { now: now(), keepDays });
      if (purged !== null && Object.values(purged).some((count) => count > 0))
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
