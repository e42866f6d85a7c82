import type { FastifyInstance } from 'fastify';
import type { FinishedTransaction } from '../db/watch-transactions.ts';
import type { FinishedJob } from '../workers/planner.ts';

/** Observes what the server does. Gets routes, kinds and durations, never answers, ids or addresses. */
export type Observer = {
  /** Call before any route is added. */
  readonly watchCalls: (app: FastifyInstance) => void;
  readonly onJob: (job: FinishedJob) => void;
  readonly onTransaction: (transaction: FinishedTransaction) => void;
};
