import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPoolDatabase } from '../db/pool-database.ts';
import { openTestDatabase } from './open-test-database.ts';

const MOST_CONNECTIONS = 2;

/** A database all of whose connections are taken until `free` gives them back. */
export type FullDatabase = { readonly database: Database; free(): Promise<void> };

/**
 * A full database. On the server of KKINI_TEST_DATABASE_URL it refuses a user beyond the connections that one may have, with 53300
 * as it does beyond those of all; the embedded one, which has no such limit, refuses in the same words.
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
