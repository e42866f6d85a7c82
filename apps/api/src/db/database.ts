import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PassingFault } from './database-faults.ts';

/** Queries inside one transaction. */
export type Queries = NodePgDatabase;

/** A row of an answer, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Open connections, those of them without work, transactions that wait for one, and how often each fault was met. */
export type DatabaseLoad = {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
  readonly faults: Readonly<Record<PassingFault, number>>;
};

/** Access to the data: every query runs in a transaction, but for those of `ask` and `write`. */
export type Database = {
  /** Runs `work` in one transaction; a failure rolls everything back. */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /**
   * Runs one statement that changes nothing, in one round trip; `$1` to `$9` in it are texts. Asks again while the database is
   * away.
   */
  ask(statement: string, texts: readonly string[]): Promise<readonly Row[]>;
  /** Runs one statement that is a transaction of its own, in as few round trips as may be; returns how many rows it changed. */
  write(statement: SQL): Promise<number>;
  /** The connections now, and the faults so far. */
  load(): DatabaseLoad;
  /** True when the database answers within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};
