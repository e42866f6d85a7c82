import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { databaseFault } from './database-faults.ts';

const PAUSE_MS = 250;
const DISK_FULL = '53100';

/** How long a start waits, for which database, and where it says so: the errors of the process by default. */
type Wait = Pick<Config, 'database' | 'startWaitMs'> & { readonly say?: (line: string) => unknown };

/**
 * Does the first work on a database, again and again while it is not there yet or busy, which it says once. Throws a
 * StartProblem with the database's own reason where waiting is in vain: at the limit, where its disk is full, and for
 * every lasting fault.
 */
export async function awaitDatabase<Value>(
  { database, startWaitMs, say = (line) => process.stderr.write(`${line}\n`) }: Wait,
  work: () => Promise<Value>,
): Promise<Value> {
  const place = placeOf(database);
  const deadline = Date.now() + startWaitMs;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await work();
    } catch (error) {
      const fault = databaseFault(error);
      if (fault === null) throw error;
      const isPassing = error instanceof AppError && fault.code !== DISK_FULL;
      if (!isPassing || Date.now() >= deadline)
        throw new StartProblem(`The database ${place} can't be used: ${fault.reason}`);
      if (!isSaid) say(`Waiting for the database ${place}: ${fault.reason}`);
      await pause(PAUSE_MS);
    }
  }
}

/** The database in words: its host, or its folder. */
function placeOf(database: Config['database']): string {
  if ('dataFolder' in database) return `in ${database.dataFolder}`;
  return `at ${URL.canParse(database.url) ? new URL(database.url).host : 'its address'} (DATABASE_URL)`;
}
