import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { describeFault } from '../plugins/describe-fault.ts';
import { purge } from './purge.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What the hourly purge works with. */
export type Upkeep = {
  readonly database: Database;
  readonly keepDays: number;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

/** Deletes what is kept no longer, now and every hour; several servers on one database may do so at once. Answers how to stop. */
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
