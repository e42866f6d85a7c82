import { setTimeout as pause } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Database, Queries, Row } from './database.ts';
import { type PassingFault, passingFault } from './database-faults.ts';

const DIALECT = new PgDialect();
const DATE_TYPE = 1082;
const ANSWER_LIMIT_MS = 2000;
const CONNECT_LIMIT_MS = 5000;
const CONNECT_PAUSE_MS = 100;

/** How long a database counts as exhausted after it has refused for lack of room. */
const EXHAUSTED_MS = 2000;
/** Allocates and releases 128 KB on the disk, because a database whose disk is full still reads. */
const NEED_ROOM =
  'create temporary table room on commit drop as select md5(n::text) from generate_series(1, 2000) as n';

/** Statements around a transaction. */
type Frame = { readonly begin: string; readonly commit: string };

/**
 * Connection settings, the statement timeout, and a promise to await before each connection, because an embedded database may be
 * changing its owner.
 */
type PoolPlace = {
  readonly connection: pg.PoolConfig;
  /** No limit if absent. */
  readonly statementLimitMs?: number | undefined;
  readonly ready: () => Promise<void>;
  readonly release: () => Promise<void>;
};

export function openPoolDatabase({ connection, statementLimitMs, ready, release }: PoolPlace): Database {
  const frame = frameOf(statementLimitMs);
  const pool = openPool(connection);
  const faults = watchFaults();

  const connect = async () => {
    await ready();
    const client = await pool.connect();
    try {
      await client.query(frame.begin);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const ask: Database['ask'] = (statement, texts) => {
    const written = withTexts(statement, texts);
    return persist(faults, async () => {
      await ready();
      return (await pool.query<Row>(written)).rows;
    });
  };
  const transaction: Database['transaction'] = (work) =>
    noted(faults, async () => {
      const client = await persist(faults, connect);
      return await finishTransaction({ client, commit: frame.commit }, work);
    });
  const write: Database['write'] = (statement) =>
    statementLimitMs === undefined
      ? noted(faults, async () => {
          await ready();
          return (await pool.query(asText(statement))).rowCount ?? 0;
        })
      : transaction(async (queries) => (await queries.execute(statement)).rowCount ?? 0);
  const answers = async () => {
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const timedOut = new Promise<false>((done) => limit.addEventListener('abort', () => done(false)));
    const asked = transaction(async (queries) => {
      await queries.execute('select 1');
      return await faults.leaveRoom(queries);
    }).catch(() => false);
    return await Promise.race([asked, timedOut]);
  };
  const close = async () => {
    await pool.end();
    await release();
  };
  const load = () => ({ ...loadOf(pool), faults: { ...faults.counts } });
  return { transaction, ask, write, load, answers, close };
}

/**
 * Timeouts are set per transaction, because server connections may be shared (PgBouncer in transaction mode). A commit has none: a
 * commit cancelled while it waits for synchronous replication is reported as done although only this machine has it (PostgreSQL,
 * synchronous replication). The client's own timeout then answers busy.
 */
function frameOf(limitMs: number | undefined): Frame {
  if (limitMs === undefined) return { begin: 'begin', commit: 'commit' };
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  return {
    begin: `begin; ${limits.map((name) => `set local ${name} = ${limitMs}`).join('; ')}`,
    commit: 'set local statement_timeout = 0; commit',
  };
}

function openPool(connection: pg.PoolConfig): pg.Pool {
  // Dates stay YYYY-MM-DD text; a Date would shift with the time zone.
  pg.types.setTypeParser(DATE_TYPE, (value) => value);
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, ...connection });
  // A lost connection surfaces as a failed query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function loadOf({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { connections: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Retries while the database is away. The attempt must have had no effect when it fails. */
async function persist<Value>(faults: Faults, attempt: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const fault = passingFault(error);
      if (fault === null) throw error;
      faults.note(fault);
      if (performance.now() > deadline) throw busy(error);
      await pause(CONNECT_PAUSE_MS);
    }
  }
}

/** Reports a transient fault as busy. Does not retry, because the data may have been written. */
async function noted<Value>(faults: Faults, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof AppError ? null : passingFault(error);
    if (fault === null) throw error;
    faults.note(fault);
    throw busy(error);
  }
}

type Faults = Pick<ReturnType<typeof watchFaults>, 'note'>;

/**
 * Counts faults. After the database has refused for lack of disk space, memory or connections, it counts as exhausted, and is
 * probed again after a while.
 */
function watchFaults() {
  const counts: Record<PassingFault, number> = { away: 0, exhausted: 0, ended: 0 };
  let exhaustedAt: number | null = null;
  const note = (fault: PassingFault) => {
    counts[fault] += 1;
    if (fault === 'exhausted') exhaustedAt = performance.now();
  };
  const leaveRoom = async (queries: Queries) => {
    if (exhaustedAt === null) return true;
    if (performance.now() - exhaustedAt < EXHAUSTED_MS) return false;
    await queries.execute(NEED_ROOM);
    exhaustedAt = null;
    return true;
  };
  return { counts, note, leaveRoom };
}

/**
 * Completes a transaction that has begun. All connections of the embedded database share one session, which only an open
 * transaction reserves.
 */
async function finishTransaction<Value>(
  { client, commit }: { readonly client: pg.PoolClient; readonly commit: string },
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  let isLost = false;
  try {
    const value = await work(drizzle({ client }));
    await client.query(commit);
    return value;
  } catch (error) {
    isLost = passingFault(error) === 'away';
    if (!isLost)
      await client.query('rollback').catch(() => {
        isLost = true;
      });
    throw error;
  } finally {
    client.release(isLost);
  }
}

/**
 * A statement with its parameters inlined as literals. It is then a single protocol message, so no other connection of the embedded
 * database can come in between, and nothing has to be prepared on a pooled connection.
 */
function withTexts(statement: string, texts: readonly string[]): string {
  return statement.replace(/\$([1-9])/g, (_, at: string) => pg.escapeLiteral(texts[Number(at) - 1] ?? ''));
}

/** The same for a built statement with at most nine parameters, none of them null. */
function asText(statement: SQL): string {
  const { sql, params } = DIALECT.sqlToQuery(statement);
  return withTexts(sql, params.map(String));
}

/** The error of a call that may be retried once the fault has passed. */
function busy(cause: unknown): AppError {
  return new AppError('busy', undefined, { cause });
}
