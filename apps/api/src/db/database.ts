import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PassingFault } from './database-faults.ts';

/** Queries inside one transaction. */
export type Queries = NodePgDatabase;

/** A row of an answer, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Open connections, idle ones, transactions waiting for one, and counts of each fault. */
export type DatabaseLoad = {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
  readonly faults: Readonly<Record<PassingFault, number>>;
};

/** Access to the data. Every query runs in a transaction, except those of `ask` and `write`. */
export type Database = {
  /** Runs `work` in one transaction. Any failure rolls it back. */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** Runs one read-only statement in one round trip; `$1` to `$9` are text parameters. Retries while the database is away. */
  ask(statement: string, texts: readonly string[]): Promise<readonly Row[]>;
  /** Runs one statement as a transaction of its own in as few round trips as possible; returns the number of rows changed. */
  write(statement: SQL): Promise<number>;
  /** State of the connections, and the faults so far. */
  load(): DatabaseLoad;
  /** True when the database answers within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};
