import { parentPort, workerData } from 'node:worker_threads';
import { answerJob } from './answer-job.ts';
import { catalogueFromMemory } from './catalogue-memory.ts';
import type { PlanWeekJob, ThreadMessage, ThreadRequest, ThreadStart } from './planner-messages.ts';
import { makePlanningBasis } from './planning-basis.ts';
import { WARM_UP_JOBS } from './warm-up-jobs.ts';

const { catalogue }: ThreadStart = workerData;
const basis = makePlanningBasis(catalogueFromMemory(catalogue));
for (const job of WARM_UP_JOBS) warmUp(job);
parentPort?.on('message', (request: ThreadRequest) => say(answered(request)));
say({ kind: 'warm' });

/** Plans a week and explains it, so that both are compiled and what they read is prepared. */
function warmUp(job: PlanWeekJob): void {
  const answer = answerJob(basis, job);
  if (answer.kind === 'planWeek') answerJob(basis, { ...job, kind: 'explainWeek', week: answer.value.week });
}

function answered({ id, job }: ThreadRequest): ThreadMessage {
  try {
    return { kind: 'answer', id, answer: answerJob(basis, job) };
  } catch (error) {
    return { kind: 'failure', id, error };
  }
}

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
