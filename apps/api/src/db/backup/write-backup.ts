import { sql } from 'drizzle-orm';
import { StartProblem } from '../../start-problem.ts';
import type { Queries } from '../database.ts';
import { BACKUP_FORMAT, RowTally, type TableCount } from './backup-lines.ts';
import { DERIVED_NAMES, KEPT_NAMES, KEPT_TABLES, type KeptTable } from './kept-tables.ts';

/** Rows fetched at once. */
const ROWS_AT_ONCE = 500;

/** Makes the present transaction see one moment of the database and change nothing; must be its first statement. */
export async function seeOneMoment(queries: Queries): Promise<void> {
  await queries.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** The lines of a backup; a StartProblem says why there is none. */
export async function* backupLines(queries: Queries, madeAt: Date): AsyncGenerator<string> {
  await refuseUnknownTables(queries);
  const { rows } = await queries.execute(sql`select name from applied_migrations order by name`);
  const migrations = rows.map(({ name }) => String(name));
  yield JSON.stringify({ kkiniBackup: BACKUP_FORMAT, madeAt: madeAt.toISOString(), migrations });
  for (const table of KEPT_NAMES) {
    yield JSON.stringify(['table', table]);
    const tally = new RowTally();
    for await (const row of rowsOf(queries, table)) {
      tally.add(row);
      yield row;
    }
    const count = tally.count(table);
    yield JSON.stringify(['end', table, count.rows, count.sha256]);
  }
}

/** Number and digest of the rows of a table. */
export async function countTable(queries: Queries, table: KeptTable): Promise<TableCount> {
  const tally = new RowTally();
  for await (const row of rowsOf(queries, table)) tally.add(row);
  return tally.count(table);
}

/** Names of all tables. */
export async function tableNames(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.execute(
    sql`select tablename from pg_tables where schemaname = current_schema() order by tablename`,
  );
  return rows.map(({ tablename }) => String(tablename));
}

/** The rows of a table as the database writes them, as JSON strings: nothing is lost, not even a null of JSON in a column. */
async function* rowsOf(queries: Queries, table: KeptTable): AsyncGenerator<string> {
  await queries.execute(sql`set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'`);
  await queries.execute(
    sql.raw(
      `declare kept cursor for select to_json(t::text)::text as row from ${table} t order by ${KEPT_TABLES[table]}`,
    ),
  );
  for (;;) {
    const { rows } = await queries.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from kept`));
    for (const { row } of rows) yield String(row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await queries.execute(sql`close kept`);
}

/** A table that no list names would be missing from the backup. */
async function refuseUnknownTables(queries: Queries): Promise<void> {
  const names = await tableNames(queries);
  const missing = [...KEPT_NAMES, ...DERIVED_NAMES].find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new StartProblem(`The database has no table ${missing}; start this version on it once`);
  const unknown = names.find((name) => ![...KEPT_NAMES, ...DERIVED_NAMES].includes(name));
  if (unknown !== undefined) throw new StartProblem(`The database was made by another version (${unknown})`);
}
