import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Database, Queries } from './database.ts';

const DATE_TYPE = 1082;
const ANSWER_LIMIT_MS = 2000;
const CONNECT_LIMIT_MS = 5000;
const CONNECT_PAUSE_MS = 100;

/** Connection settings, and a promise to await before each connection: an embedded database may be changing its owner. */
type PoolPlace = {
  readonly connection: pg.PoolConfig;
  readonly ready: () => Promise<void>;
  readonly release: () => Promise<void>;
};

/** A database behind a pool of connections. */
export function openPoolDatabase({ connection, ready, release }: PoolPlace): Database {
  // Dates stay YYYY-MM-DD; a Date would shift by a day with the time zone.
  pg.types.setTypeParser(DATE_TYPE, (value) => value);
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, ...connection });
  // Lost connections surface as failed queries; without listeners they would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async () => {
    await ready();
    const client = await pool.connect();
    try {
      await client.query('begin');
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  // Before a transaction begins nothing is done, so a lost connection is replaced silently.
  const begin = async () => {
    const deadline = Date.now() + CONNECT_LIMIT_MS;
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!isConnectionFault(error)) throw error;
        if (Date.now() > deadline) throw new AppError('busy');
        await pause(CONNECT_PAUSE_MS);
      }
    }
  };
  const transaction: Database['transaction'] = async (work) => {
    return await finishTransaction(await begin(), work);
  };
  const answers = async () => {
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const timedOut = new Promise<false>((done) => limit.addEventListener('abort', () => done(false)));
    const asked = transaction(async (queries) => {
      await queries.execute('select 1');
      return true;
    }).catch(() => false);
    return await Promise.race([asked, timedOut]);
  };
  const close = async () => {
    await pool.end();
    await release();
  };
  return { transaction, answers, close };
}

/**
 * Completes a transaction that has begun. On the embedded database all connections share one session, and only an open
 * transaction reserves it.
 */
async function finishTransaction<Value>(
  client: pg.PoolClient,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  let fault: unknown;
  try {
    const value = await work(drizzle({ client }));
    await client.query('commit');
    return value;
  } catch (error) {
    fault = error;
    if (isConnectionFault(error)) throw new AppError('busy');
    await client.query('rollback').catch((rollbackFault: unknown) => {
      fault = rollbackFault;
    });
    throw isCollision(error) ? new AppError('busy') : error;
  } finally {
    client.release(isConnectionFault(fault));
  }
}

const CONNECTION_FAULT_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'];
const CONNECTION_FAULT_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** PostgreSQL's codes for ending one of two transactions that wait for each other. */
const COLLISION_CODES = ['40001', '40P01'];

function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isCollision(error.cause)) return true;
  return 'code' in error && COLLISION_CODES.includes(String(error.code));
}

function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isConnectionFault(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return CONNECTION_FAULT_CODES.includes(code) || CONNECTION_FAULT_TEXTS.test(error.message);
}
