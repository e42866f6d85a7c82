import { sql } from 'drizzle-orm';
import { StartProblem } from '../../start-problem.ts';
import type { Queries } from '../database.ts';
import { BACKUP_FORMAT, RowTally, type TableCount } from './backup-lines.ts';
import { DERIVED_NAMES, KEPT_NAMES, KEPT_TABLES, type KeptTable } from './kept-tables.ts';

/** Rows per fetch. */
const ROWS_AT_ONCE = 500;

/** Makes the current transaction a read-only snapshot. Must be its first statement. */
export async function seeOneMoment(queries: Queries): Promise<void> {
  await queries.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Lines of a backup. Throws a StartProblem if no backup can be made. */
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

/** Number and digest of a table's rows. */
export async function countTable(queries: Queries, table: KeptTable): Promise<TableCount> {
  const tally = new RowTally();
  for await (const row of rowsOf(queries, table)) tally.add(row);
  return tally.count(table);
}

export async function tableNames(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.execute(
    sql`select tablename from pg_tables where schemaname = current_schema() order by tablename`,
  );
  return rows.map(({ tablename }) => String(tablename));
}

/** Rows of a table as JSON strings written by the database, so that nothing is lost, not even a JSON null in a column. */
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

/** Refuses tables that no list names, because the backup would lack them. */
async function refuseUnknownTables(queries: Queries): Promise<void> {
  const names = await tableNames(queries);
  const missing = [...KEPT_NAMES, ...DERIVED_NAMES].find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new StartProblem(`The database has no table ${missing}; start this version on it once`);
  const unknown = names.find((name) => ![...KEPT_NAMES, ...DERIVED_NAMES].includes(name));
  if (unknown !== undefined) throw new StartProblem(`The database was made by another version (${unknown})`);
}
