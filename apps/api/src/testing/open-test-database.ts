import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { serveTables } from '../db/embedded/serve-tables.ts';
import { MIGRATIONS, migrate } from '../db/migrate.ts';
import { openPoolDatabase } from '../db/pool-database.ts';

const SOCKET_PORT = 5432;

/** A migrated, empty database of its own: on the server of KKINI_TEST_DATABASE_URL, else embedded in memory. */
export async function openTestDatabase(): Promise<Database> {
  const { KKINI_TEST_DATABASE_URL: url } = process.env;
  return url === undefined || url === '' ? await openEmbedded() : await openOnServer(url);
}

/** Empties every table that tests write to. */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction((queries) =>
    queries.execute(
      `truncate accounts, sessions, attempt_counts, surveys, shares, plans, day_meals, catalogue_versions,
        catalogue_entries, imported_entries, import_changes, recipe_search cascade`,
    ),
  );
}

async function openEmbedded(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'kkini-api-'));
  return await serveInFolder(folder, await migratedTemplate());
}

async function serveInFolder(folder: string, content: Blob): Promise<Database> {
  const served = await serveTables({ folder: null, content }, join(folder, `.s.PGSQL.${SOCKET_PORT}`));
  return openPoolDatabase({
    connection: { host: folder, port: SOCKET_PORT, user: 'postgres', database: 'postgres', max: 5 },
    ready: () => Promise.resolve(),
    release: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** An archive of a migrated database, kept between runs; its name tells which migrations are in it. */
async function migratedTemplate(): Promise<Blob> {
  const key = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16);
  const kept = join(tmpdir(), 'kkini-templates');
  const archive = join(kept, `${key}.tar.gz`);
  if (existsSync(archive)) return new Blob([readFileSync(archive)]);
  const folder = mkdtempSync(join(tmpdir(), 'kkini-template-'));
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  const served = await serveTables({ folder: null, content: await emptyDatabase() }, socket);
  const database = openPoolDatabase({
    connection: { host: folder, port: SOCKET_PORT, user: 'postgres', database: 'postgres', max: 1 },
    ready: () => Promise.resolve(),
    release: () => Promise.resolve(),
  });
  await migrate(database);
  await database.close();
  const dump = await served.tables.dumpDataDir('gzip');
  await served.close();
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(folder, 'archive'), Buffer.from(await dump.arrayBuffer()));
  renameSync(join(folder, 'archive'), archive);
  rmSync(folder, { recursive: true, force: true });
  return dump;
}

async function openOnServer(url: string): Promise<Database> {
  const name = `kkini_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPoolDatabase({
    connection: { connectionString: own.href, max: 10 },
    ready: () => Promise.resolve(),
    release: () => runOnServer(url, `drop database ${name} with (force)`),
  });
  await migrate(database);
  return database;
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
