import type { Config } from '../config.ts';
import { describePlace } from '../db/backup/open-for-backup.ts';
import type { Database } from '../db/database.ts';
import { holdsDatabase } from '../db/embedded/database-place.ts';
import { dueMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartProblem } from '../start-problem.ts';
import type { Finding } from './finding.ts';

/** Whether the database answers and fits this version; makes none where there is none yet. */
export async function lookAtDatabase(
  place: Config['database'],
  workerFile: URL,
): Promise<readonly Finding[]> {
  const part = 'database';
  if ('dataFolder' in place && !holdsDatabase(place.dataFolder))
    return [{ part, state: 'ok', text: 'embedded; the first start makes it' }];
  const kind = 'url' in place ? 'server' : 'embedded';
  try {
    const database = await openDatabase(place, workerFile);
    try {
      if (!(await database.answers()))
        return [{ part, state: 'fault', text: `${describePlace(place)} does not answer` }];
      return [{ part, state: 'ok', text: `${kind}; it answers` }, await lookAtMigrations(database)];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [{ part, state: 'fault', text: problemOf(error) }];
  }
}

/** Whether the tables are those of this version. */
export async function lookAtMigrations(database: Database): Promise<Finding> {
  const part = 'migrations';
  try {
    const due = await database.transaction(dueMigrations);
    const text = due.length === 0 ? 'all applied' : `the next start applies ${due.join(', ')}; make a backup`;
    return { part, state: 'ok', text };
  } catch (error) {
    return { part, state: 'fault', text: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return `it does not answer: ${error instanceof Error ? error.message : String(error)}`;
}
