import type { Config } from '../config.ts';
import { openPresent } from '../db/backup/open-for-backup.ts';
import type { Database } from '../db/database.ts';
import { databaseFault } from '../db/database-faults.ts';
import { holdsDatabase } from '../db/embedded/database-place.ts';
import { dueMigrations } from '../db/migrate.ts';
import type { Finding } from './check-machine.ts';

/** A database that hangs is given up after this time. */
const STATEMENT_LIMIT_MS = 10_000;

/** Whether the database answers and fits this version. Creates no database if there is none. */
export async function checkDatabase(place: Config['database'], workerFile: URL): Promise<readonly Finding[]> {
  const part = 'database';
  if ('dataFolder' in place && !holdsDatabase(place.dataFolder))
    return [{ part, state: 'ok', text: 'embedded; the first start makes it' }];
  try {
    const database = await openPresent(place, workerFile, STATEMENT_LIMIT_MS);
    try {
      const text = `${'url' in place ? 'server' : 'embedded'}; it answers`;
      return [{ part, state: 'ok', text }, await checkMigrations(database)];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [{ part, state: 'fault', text: reasonOf(error) }];
  }
}

/** Whether the replicas, which serve recipe searches, answer; null if none are used. */
export async function checkReplica(url: string | null, workerFile: URL): Promise<Finding | null> {
  if (url === null) return null;
  const part = 'replicas';
  const [found] = await checkDatabase({ url }, workerFile);
  if (found?.state === 'ok') return { part, state: 'ok', text: 'they answer' };
  return { part, state: 'warning', text: `${found?.text}; no recipe is found until they answer` };
}

/** Whether the tables match this version. */
export async function checkMigrations(database: Database): Promise<Finding> {
  const part = 'migrations';
  try {
    const due = await database.transaction(dueMigrations);
    const text = due.length === 0 ? 'all applied' : `the next start applies ${due.join(', ')}; make a backup`;
    return { part, state: 'ok', text };
  } catch (error) {
    return { part, state: 'fault', text: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return databaseFault(error)?.reason ?? (error instanceof Error ? error.message : String(error));
}
