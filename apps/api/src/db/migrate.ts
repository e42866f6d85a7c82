import { sql } from 'drizzle-orm';
import { StartProblem } from '../start-problem.ts';
import type { Database, Queries } from './database.ts';

// Without a type argument, because Vitest leaves out of its cache only files with `import.meta.glob(`, and one in it sees no new
// migration.
const files = import.meta.glob('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, string>>;

/** All migrations, ordered by number. */
export const MIGRATIONS: readonly { readonly name: string; readonly text: string }[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace('./migrations/', '').replace('.sql', ''), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Key of the advisory lock of migrating processes; the number is arbitrary. */
const MIGRATION_LOCK = 5_246_211;

/**
 * Migrates the tables and returns the names of the applied migrations. Throws a StartProblem and changes nothing if another version
 * made the tables, or texts or dates would not be stored as they are.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  return await database.transaction((queries) => applyMigrations(queries));
}

/** Applies the pending migrations among those with these names; returns the names of the applied ones. */
export async function applyMigrations(
  queries: Queries,
  wanted: readonly string[] = MIGRATIONS.map(({ name }) => name),
): Promise<readonly string[]> {
  await refuseUnfitDatabase(queries);
  await queries.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const done = await appliedMigrations(queries);
  refuseForeign(done);
  const due = MIGRATIONS.filter(({ name }) => wanted.includes(name) && !done.has(name));
  for (const { name, text } of due) {
    await queries.execute(sql.raw(text));
    await queries.execute(sql`insert into applied_migrations (name) values (${name})`);
  }
  return due.map(({ name }) => name);
}

/** Names of pending migrations; changes nothing. Throws a StartProblem if `migrate` would. */
export async function dueMigrations(queries: Queries): Promise<readonly string[]> {
  await refuseUnfitDatabase(queries);
  const { rows: found } = await queries.execute(
    sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'applied_migrations'`,
  );
  const { rows } =
    found.length === 0 ? { rows: [] } : await queries.execute(sql`select name from applied_migrations`);
  const done = new Set(rows.map(({ name }) => String(name)));
  refuseForeign(done);
  return MIGRATIONS.map(({ name }) => name).filter((name) => !done.has(name));
}

/** Refuses migrations this version does not know: such tables are safe neither to read nor to change. */
function refuseForeign(done: ReadonlySet<string>): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const foreign = [...done].filter((name) => !known.has(name)).toSorted();
  if (foreign.length > 0)
    throw new StartProblem(
      `The database was made by another version (${foreign[0]}); start with a new data folder (KKINI_DATA_DIR) or an empty database (DATABASE_URL)`,
    );
}

async function appliedMigrations(queries: Queries): Promise<ReadonlySet<string>> {
  await queries.execute(sql`
    create table if not exists applied_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await queries.execute(sql`select name from applied_migrations`);
  return new Set(rows.map(({ name }) => String(name)));
}

/**
 * Refuses a database in which texts or dates would be read or stored wrongly: Korean needs UTF-8, and other date styles write days in
 * another order. Throws a StartProblem that says how to change it.
 */
async function refuseUnfitDatabase(queries: Queries): Promise<void> {
  const { rows } = await queries.execute(
    sql`select current_setting('server_encoding') as encoding, current_setting('datestyle') as style,
      quote_ident(current_database()) as name`,
  );
  const [encoding, style, name] = [rows[0]?.['encoding'], String(rows[0]?.['style']), rows[0]?.['name']];
  if (encoding !== 'UTF8')
    throw new StartProblem(
      `The database ${name} stores texts as ${encoding}; create one with encoding 'UTF8' template template0`,
    );
  if (!style.startsWith('ISO'))
    throw new StartProblem(
      `The database ${name} writes dates as '${style}'; run: alter database ${name} set datestyle = 'ISO, YMD', or change the role that signs in`,
    );
}
