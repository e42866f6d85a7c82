import { parentPort, threadId, workerData } from 'node:worker_threads';
import { answerJob } from './answer-job.ts';
import { catalogueFromMemory } from './catalogue-memory.ts';
import type { PlanWeekJob, RequestStart, WorkerReply, WorkerRequest, WorkerStart } from './planner.ts';
import { makePlanningBasis } from './planning-basis.ts';
import { sharedClockMs } from './shared-clock.ts';
import { LATER_WARM_UP_JOBS, WARM_UP_JOBS } from './warm-up-jobs.ts';

const { catalogue }: WorkerStart = workerData;
const basis = makePlanningBasis(catalogueFromMemory(catalogue));
// The top-level await makes Piscina load this module by import(). It tries require() first, and a module loaded so takes half as
// long again to plan.
await Promise.resolve();
for (const job of WARM_UP_JOBS) warmUp(job);
const later = [...LATER_WARM_UP_JOBS];

/** Does one job, unless its latest start time has passed. */
export function answerRequest({ id, startBy, job }: WorkerRequest): WorkerReply {
  if (sharedClockMs() > startBy) return { kind: 'late' };
  const start: RequestStart = { id, threadId };
  parentPort?.postMessage(start);
  const began = performance.now();
  try {
    return { kind: 'answer', answer: answerJob(basis, job), ranMs: performance.now() - began };
  } catch (error) {
    return { kind: 'failure', error };
  }
}

/** Can be called once this module is loaded and therefore warm. */
export function ready(): true {
  return true;
}

/** Plans the next of the remaining weeks that warm this thread. */
export function warmNext(): true {
  const job = later.shift();
  if (job !== undefined) warmUp(job);
  return true;
}

/** Plans a week and explains it, so that the code of both is compiled and their data prepared. */
function warmUp(job: PlanWeekJob): void {
  const answer = answerJob(basis, job);
  if (answer.kind === 'planWeek') answerJob(basis, { ...job, kind: 'explainWeek', week: answer.value.week });
}
