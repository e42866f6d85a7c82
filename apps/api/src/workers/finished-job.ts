import type { JobAnswer, PlannerJob } from './planner.ts';

/** A job that a worker answered, that no worker started in time (`busy`), or that failed. */
export type FinishedJob = {
  readonly kind: PlannerJob['kind'];
  readonly outcome: 'answered' | 'busy' | 'failed';
  /** Time since its submission, including the wait for a worker. */
  readonly tookMs: number;
  /** Time in the worker; null without an answer. */
  readonly ranMs: number | null;
  readonly answer: JobAnswer | null;
};
