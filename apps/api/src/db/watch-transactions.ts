import type { Database } from './database.ts';

/** A transaction that was committed, or rolled back for a refusal or a fault; a single statement is one, too. */
export type FinishedTransaction = {
  readonly outcome: 'committed' | 'failed';
  /** From its request, the wait for a connection included. */
  readonly tookMs: number;
};

/** The same database, which tells of every transaction when it ends. */
export function watchTransactions(
  database: Database,
  tell: (transaction: FinishedTransaction) => void,
): Database {
  const timed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    let outcome: FinishedTransaction['outcome'] = 'failed';
    try {
      const value = await work();
      outcome = 'committed';
      return value;
    } finally {
      tell({ outcome, tookMs: performance.now() - began });
    }
  };
  return {
    ...database,
    transaction: (work) => timed(() => database.transaction(work)),
    ask: (statement, texts) => timed(() => database.ask(statement, texts)),
    write: (statement) => timed(() => database.write(statement)),
  };
}
