import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPoolDatabase } from '../db/pool-database.ts';
import { openTestDatabase } from './open-test-database.ts';

const MOST_CONNECTIONS = 2;

/** A database with all connections taken until `free` is called. */
export type FullDatabase = { readonly database: Database; free(): Promise<void> };

/**
 * Opens a full database. The server of KKINI_TEST_DATABASE_URL refuses a user beyond that user's connection limit, with 53300 as it
 * does beyond the limit for all; the embedded one, which has no such limit, refuses with the same error.
 */
export async function openFullDatabase(): Promise<FullDatabase> {
  const { KKINI_TEST_DATABASE_URL: url } = process.env;
  return url === undefined || url === '' ? await openEmbedded() : await openOnServer(url);
}

async function openEmbedded(): Promise<FullDatabase> {
  let isFull = false;
  const ready = async () => {
    if (isFull) throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  };
  const database = await openTestDatabase({ ready });
  isFull = true;
  const free = async () => {
    isFull = false;
  };
  return { database, free };
}

async function openOnServer(url: string): Promise<FullDatabase> {
  const whole = await openTestDatabase();
  const role = `kkini_full_${randomUUID().replaceAll('-', '')}`;
  const name = await whole.transaction(async (queries) => {
    await queries.execute(`create role ${role} login password 'full' connection limit ${MOST_CONNECTIONS};
      do $$ begin execute format('grant %I to ${role}', current_user); end $$`);
    const { rows } = await queries.execute('select current_database() as name');
    return String(rows[0]?.['name']);
  });
  const place = Object.assign(new URL(url), { username: role, password: 'full', pathname: `/${name}` });
  const connection = { connectionString: place.href, max: MOST_CONNECTIONS };
  const taken = Array.from({ length: MOST_CONNECTIONS }, () => new pg.Client(connection));
  await Promise.all(taken.map((client) => client.connect()));
  const release = async () => {
    await whole.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop role ${role}`);
    await client.end();
  };
  const database = openPoolDatabase({ connection, ready: () => Promise.resolve(), release });
  const free = async () => {
    await Promise.all(taken.map((client) => client.end()));
  };
  return { database, free };
}
