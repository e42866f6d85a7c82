import type { Database } from './database.ts';

/** A transaction that was committed or rolled back. A single statement counts as one, too. */
export type FinishedTransaction = {
  readonly outcome: 'committed' | 'failed';
  /** Time since it was requested, including the wait for a connection. */
  readonly tookMs: number;
};

/** The same database, reporting every transaction when it ends. */
export function watchTransactions(
  database: Database,
  notify: (transaction: FinishedTransaction) => void,
): Database {
  const timed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    let outcome: FinishedTransaction['outcome'] = 'failed';
    try {
      const value = await work();
      outcome = 'committed';
      return value;
    } finally {
      notify({ outcome, tookMs: performance.now() - began });
    }
  };
  return {
    ...database,
    transaction: (work) => timed(() => database.transaction(work)),
    ask: (statement, texts) => timed(() => database.ask(statement, texts)),
    write: (statement) => timed(() => database.write(statement)),
  };
}
