import type { PGlite } from '@electric-sql/pglite';

/** State of a prepared schema: its definitions as one text, and the statements that restore its rows. */
export type Prepared = { readonly definitions: string; readonly rows: string };

/** Query for everything in the schema `public` that a statement may define or change, without rows and their statistics. */
const DEFINITIONS = `
  with own as (select oid from pg_class where relnamespace = 'public'::regnamespace)
  select md5(string_agg(line, ';' order by line)) as text from (
    select (oid, relname, relkind, relowner, relacl, reloptions, relhastriggers, relrowsecurity)::text as line
      from pg_class where oid in (select oid from own)
    union all select each::text from pg_attribute as each where attrelid in (select oid from own)
    union all select each::text from pg_attrdef as each where adrelid in (select oid from own)
    union all select each::text from pg_constraint as each where connamespace = 'public'::regnamespace
    union all select each::text from pg_index as each where indrelid in (select oid from own)
    union all select each::text from pg_trigger as each where tgrelid in (select oid from own)
    union all select each::text from pg_proc as each where pronamespace = 'public'::regnamespace
    union all select each::text from pg_type as each where typnamespace = 'public'::regnamespace
  ) as lines`;

/** Reads the state of a schema before a test uses it. */
export async function describePrepared(tables: PGlite): Promise<Prepared> {
  const names = await textsOf(
    tables,
    `select quote_ident(tablename) as text from pg_tables where schemaname = 'public'`,
  );
  const rows = [`truncate ${names.join()} restart identity`];
  for (const name of names) {
    const [found] = await textsOf(
      tables,
      `select format('insert into ${name} select * from jsonb_populate_recordset(null::${name}, %L)',
        jsonb_agg(each)) as text from ${name} as each having count(*) > 0`,
    );
    if (found !== undefined) rows.push(found);
  }
  return { definitions: await definitionsOf(tables), rows: rows.join(';') };
}

/** Restores the rows of a prepared schema; changes nothing and returns false if its definitions have changed. */
export async function restore(tables: PGlite, { definitions, rows }: Prepared): Promise<boolean> {
  if ((await definitionsOf(tables)) !== definitions) return false;
  await tables.exec(rows);
  return true;
}

async function definitionsOf(tables: PGlite): Promise<string> {
  return (await textsOf(tables, DEFINITIONS)).join();
}

async function textsOf(tables: PGlite, query: string): Promise<readonly string[]> {
  return (await tables.query<{ text: string }>(query)).rows.map(({ text }) => text);
}
