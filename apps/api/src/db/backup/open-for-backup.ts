import { resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { StartProblem } from '../../start-problem.ts';
import type { Database } from '../database.ts';
import { databaseFault } from '../database-faults.ts';
import { holdsDatabase } from '../embedded/database-place.ts';
import { openDatabase } from '../open-database.ts';
import type { TableCount } from './backup-lines.ts';

type Place = Config['database'];

/** A database given as an address (postgres://…) or a data folder, as `kkini db copy` takes it. */
export function placeNamed(name: string): Place {
  return /^postgres(ql)?:\/\//.test(name) ? { url: name } : { dataFolder: resolve(name) };
}

/** A database in words for people: its address without the password, or its data folder. */
export function describePlace(place: Place): string {
  if ('dataFolder' in place) return place.dataFolder;
  const { host, pathname } = new URL(place.url);
  return `${host}${pathname}`;
}

/**
 * Opens an existing database that answers. Without the check for existence, opening a data folder would create a database. Throws a
 * StartProblem with the reason if it cannot be used. Statements have no time limit unless one is given.
 */
export async function openPresent(
  place: Place,
  workerFile: URL,
  statementLimitMs?: number,
): Promise<Database> {
  if ('dataFolder' in place && !holdsDatabase(place.dataFolder))
    throw new StartProblem(`There is no database in ${place.dataFolder}`);
  const database = await openDatabase(place, workerFile, statementLimitMs);
  try {
    await database.ask('select 1', []);
    return database;
  } catch (error) {
    await database.close();
    const fault = databaseFault(error);
    throw fault === null
      ? error
      : new StartProblem(`The database ${describePlace(place)} can't be used: ${fault.reason}`);
  }
}

/** One line per table: its name, its number of rows and the start of their digest. */
export function describeCounts(counts: readonly TableCount[]): string {
  return counts
    .map(
      ({ table, rows, sha256 }) => `${table.padEnd(18)}${String(rows).padStart(8)}  ${sha256.slice(0, 16)}`,
    )
    .join('\n');
}
