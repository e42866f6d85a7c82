import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PassingFault } from './database-faults.ts';

/** Queries inside one transaction. */
export type Queries = NodePgDatabase;

/** Open connections, those of them without work, transactions that wait for one, and how often each fault was met. */
export type DatabaseLoad = {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
  readonly faults: Readonly<Record<PassingFault, number>>;
};

/** Access to the data: every query runs in a transaction. */
export type Database = {
  /** Runs `work` in one transaction; a failure rolls everything back. */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** The connections now, and the faults so far. */
  load(): DatabaseLoad;
  /** True when the database answers within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};
