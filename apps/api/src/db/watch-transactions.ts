import type { Database } from './database.ts';

/** A transaction that was committed, or rolled back for a refusal or a fault. */
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
  return {
    ...database,
    transaction: async (work) => {
      const began = performance.now();
      let outcome: FinishedTransaction['outcome'] = 'failed';
      try {
        const value = await database.transaction(work);
        outcome = 'committed';
        return value;
      } finally {
        tell({ outcome, tookMs: performance.now() - began });
      }
    },
  };
}
