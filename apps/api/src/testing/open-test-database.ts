import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { listenForTables, openTables } from '../db/embedded/serve-tables.ts';
import { migrate } from '../db/migrate.ts';
import { openPoolDatabase } from '../db/pool-database.ts';
import { describePrepared, type Prepared, restore } from './restore-schema.ts';

const SOCKET_PORT = 5432;

/** Statement timeout, none by default, and a function awaited before each connection. */
type Limits = { readonly statementLimitMs?: number; readonly ready?: () => Promise<void> };

/**
 * A migrated, empty database that refuses changes without a new version: on the server of KKINI_TEST_DATABASE_URL, else embedded in
 * memory.
 */
export async function openTestDatabase(limits: Limits = {}): Promise<Database> {
  const { KKINI_TEST_DATABASE_URL: url } = process.env;
  if (url === undefined || url === '') return await openEmbedded(limits);
  const database = await openOnServer(url, limits);
  await migrate(database);
  await database.transaction((queries) => queries.execute(VERSION_GUARD));
  return database;
}

/** Empties every table that tests write to; rows of accounts and surveys are deleted with them. */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction((queries) =>
    queries.execute(
      `delete from accounts; delete from surveys; delete from attempt_counts;
        delete from imported_entries; delete from import_changes;
        delete from recipe_search`,
    ),
  );
}

/** A free embedded database with its prepared state, null if its schema is no longer as prepared. */
type Spare = { readonly tables: PGlite; readonly prepared: Prepared | null };

/** Databases for reuse: starting one takes ten times as long as preparing its schema, and that ten times as long as emptying it. */
const spares: Spare[] = [];

async function openEmbedded(limits: Limits): Promise<Database> {
  const spare = spares.pop() ?? {
    tables: await openTables({ folder: null, content: await emptyDatabase() }),
    prepared: null,
  };
  const { tables } = spare;
  let { prepared } = spare;
  const folder = mkdtempSync(join(tmpdir(), 'kkini-api-'));
  const stop = await listenForTables(tables, join(folder, `.s.PGSQL.${SOCKET_PORT}`));
  const database = openPoolDatabase({
    connection: { host: folder, port: SOCKET_PORT, user: 'postgres', database: 'postgres', max: 5 },
    ready: () => Promise.resolve(),
    ...limits,
    release: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
      const isRestored = prepared !== null && (await restore(tables, prepared));
      if (!isRestored) await tables.exec('drop schema public cascade; create schema public');
      spares.push({ tables, prepared: isRestored ? prepared : null });
    },
  });
  // This also connects, so that the first call of a test need not do so while its thread plans.
  await migrate(database);
  if (prepared === null) {
    await database.transaction((queries) => queries.execute(VERSION_GUARD));
    prepared = await describePrepared(tables);
  }
  return database;
}

async function openOnServer(url: string, limits: Limits): Promise<Database> {
  const name = `kkini_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openPoolDatabase({
    connection: { connectionString: own.href, max: 10 },
    ready: () => Promise.resolve(),
    ...limits,
    release: () => runOnServer(url, `drop database ${name} with (force)`),
  });
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Makes a transaction fail if it changes answers or plans without changing their version, because cached answers would outlive
 * their data. Who owns a survey and when it was used is part of no cached answer. A plan that is new, or changed together with its
 * days, has a row written by the same transaction.
 */
const VERSION_GUARD = `
  create function keeps_version() returns trigger language plpgsql as $$ begin
    if new.version = old.version
      and to_jsonb(new) - '{account_id,updated_at}'::text[] <> to_jsonb(old) - '{account_id,updated_at}'::text[]
    then raise exception '% changed without a new version', tg_table_name; end if;
    return null; end $$;
  create function keeps_plan_version() returns trigger language plpgsql as $$ begin
    if exists (select from plans where survey_id = coalesce(new.survey_id, old.survey_id)
      and xmin <> pg_current_xact_id()::xid)
    then raise exception 'day_meals changed without a new version of the plan'; end if;
    return null; end $$;
  create trigger keeps_version after update on surveys for each row execute function keeps_version();
  create trigger keeps_version after update on plans for each row execute function keeps_version();
  create constraint trigger keeps_version after insert or update or delete on day_meals
    deferrable initially deferred for each row execute function keeps_plan_version();
`;
