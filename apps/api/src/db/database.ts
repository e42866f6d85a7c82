import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Queries inside one transaction. */
export type Queries = NodePgDatabase;

/** Access to the data: every query runs in a transaction. */
export type Database = {
  /** Runs `work` in one transaction; a failure rolls everything back. */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** True when the database answers within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};
