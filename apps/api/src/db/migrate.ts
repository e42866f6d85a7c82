import { sql } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every migration in the order of its number. */
export const MIGRATIONS: readonly { readonly name: string; readonly text: string }[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace('./migrations/', '').replace('.sql', ''), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Any number: what processes that migrate at the same time wait for. */
const MIGRATION_LOCK = 5_246_211;

/** Brings the tables up to date; answers the names of the migrations it applied. */
export async function migrate(database: Database): Promise<readonly string[]> {
  return await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await appliedMigrations(queries);
    const due = MIGRATIONS.filter(({ name }) => !done.has(name));
    for (const { name, text } of due) {
      await queries.execute(sql.raw(text));
      await queries.execute(sql`insert into applied_migrations (name) values (${name})`);
    }
    return due.map(({ name }) => name);
  });
}

async function appliedMigrations(queries: Queries): Promise<ReadonlySet<unknown>> {
  await queries.execute(sql`
    create table if not exists applied_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await queries.execute(sql`select name from applied_migrations`);
  return new Set(rows.map(({ name }) => name));
}
