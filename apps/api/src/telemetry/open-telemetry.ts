import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { watchTransactions } from '../db/watch-transactions.ts';
import type { Measured } from './metrics.ts';
import type { Observer } from './observer.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Reports to metrics and traces, each if configured. */
export type Telemetry = Pick<Observer, 'watchCalls' | 'onJob'> & {
  readonly watchDatabase: (database: Database) => Database;
  /** Serves the metrics, including the state of these parts. */
  readonly serve: (measured: Measured) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Loads only the libraries of what is configured, so that nothing else costs memory or time. */
export async function openTelemetry({
  metrics: place,
  tracing: isTraced,
}: Pick<Config, 'metrics' | 'tracing'>): Promise<Telemetry> {
  const metrics = place === null ? null : (await import('./metrics.ts')).openMetrics();
  const traces = isTraced ? (await import('./tracing.ts')).openTracing() : null;
  const observers: readonly Observer[] = [metrics, traces].filter((each) => each !== null);
  const closables: { close(): Promise<void> }[] = traces === null ? [] : [traces];
  return {
    watchCalls: (app) => {
      for (const each of observers) each.watchCalls(app);
    },
    onJob: (job) => {
      for (const each of observers) each.onJob(job);
    },
    watchDatabase: (database) =>
      observers.length === 0
        ? database
        : watchTransactions(database, (transaction) => {
            for (const each of observers) each.onTransaction(transaction);
          }),
    serve: async (measured) => {
      if (metrics === null || place === null) return;
      metrics.show(measured);
      closables.push(await serveMetrics(metrics, place));
    },
    close: async () => {
      for (const each of closables) await each.close();
    },
  };
}
