import { sql } from 'drizzle-orm';
import { StartProblem } from '../../start-problem.ts';
import type { Database, Queries } from '../database.ts';
import { databaseFault } from '../database-faults.ts';
import { applyMigrations } from '../migrate.ts';
import type { TableCount } from './backup-lines.ts';
import { DERIVED_NAMES, KEPT_NAMES, type KeptTable } from './kept-tables.ts';
import { readBackup } from './read-backup.ts';
import { countTable, tableNames } from './write-backup.ts';

const ROWS_AT_ONCE = 500;

/** Whether to replace a database that holds data. */
type RestoreChoice = { readonly replace: boolean };

/**
 * Replaces the content of a database by a backup in one transaction: creates the tables of the backup's version, inserts its rows,
 * verifies counts and digests, then applies later migrations. Returns the counts. Throws a StartProblem, with nothing changed, if
 * it fails.
 */
export async function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  { replace }: RestoreChoice,
): Promise<readonly TableCount[]> {
  return await database.transaction(async (queries) => {
    await refuseForeignTables(queries);
    if (!replace) await refuseUsed(queries);
    const counts = await readBackup(lines, {
      begin: async (migrations) => {
        await queries.execute(sql.raw('drop schema public cascade; create schema public'));
        await applyMigrations(queries, migrations);
      },
      read: async (table, rows) => {
        await storeRows(queries, table, rows).catch((error: unknown) => {
          throw rowProblem(table, error);
        });
        return await countTable(queries, table);
      },
    });
    await applyMigrations(queries);
    return counts;
  });
}

/** SQLSTATE classes of values that a table does not take (PostgreSQL, appendix A). */
const REFUSED_VALUES = /^(?:22|23|42)/;

/** A problem for the operator where the rows are at fault, not the database. */
function rowProblem(table: KeptTable, error: unknown): unknown {
  const fault = databaseFault(error);
  if (fault === null || !REFUSED_VALUES.test(fault.code)) return error;
  return new StartProblem(`The backup is damaged at ${table}: ${fault.reason}`);
}

async function storeRows(queries: Queries, table: KeptTable, rows: AsyncIterable<string>): Promise<void> {
  const name = sql.raw(table);
  await queries.execute(sql`delete from ${name}`);
  let batch: string[] = [];
  const store = async () => {
    const list = `[${batch.join(',')}]`;
    batch = [];
    await queries.execute(
      sql`insert into ${name} select (r).*
        from (select line::${name} as r from json_array_elements_text(${list}::json) line offset 0) read`,
    );
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_AT_ONCE) await store();
  }
  await store();
}

/** Refuses a database with tables of other programs, because restoring drops the whole schema. */
async function refuseForeignTables(queries: Queries): Promise<void> {
  const own: readonly string[] = [...KEPT_NAMES, ...DERIVED_NAMES];
  const foreign = (await tableNames(queries)).find((name) => !own.includes(name));
  if (foreign !== undefined)
    throw new StartProblem(
      `The database holds ${foreign}, no table of this version; restore into another one`,
    );
}

/** Refuses a database with rows. A new database has a row in import_changes only. */
async function refuseUsed(queries: Queries): Promise<void> {
  for (const table of KEPT_NAMES.filter((name) => name !== 'import_changes')) {
    const { rows } = await queries.execute(sql.raw(`select 1 from ${table} limit 1`));
    if (rows.length > 0)
      throw new StartProblem(`The database is not empty (${table}); --replace deletes what it holds`);
  }
}
