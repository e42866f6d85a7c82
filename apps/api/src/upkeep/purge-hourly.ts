import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { describeFault } from '../plugins/describe-fault.ts';
import { purge } from './purge.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Dependencies of the hourly purge. */
export type Upkeep = {
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
