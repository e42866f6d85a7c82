import type { JobAnswer, PlannerJob } from './planner.ts';

/** A job a worker answered, that found no worker in time (`busy`), or that failed. */
export type FinishedJob = {
  readonly kind: PlannerJob['kind'];
  readonly outcome: 'answered' | 'busy' | 'failed';
  /** From its submission, the wait for a worker included. */
  readonly tookMs: number;
  /** In the worker; null without an answer. */
  readonly ranMs: number | null;
  readonly answer: JobAnswer | null;
};
