import { parentPort, workerData } from 'node:worker_threads';
import { answerJob } from './answer-job.ts';
import { catalogueFromMemory } from './catalogue-memory.ts';
import type { ThreadMessage, ThreadRequest, ThreadStart } from './planner-messages.ts';
import { makePlanningBasis } from './planning-basis.ts';
import { WARM_UP_JOBS } from './warm-up-jobs.ts';

const { catalogue }: ThreadStart = workerData;
const basis = makePlanningBasis(catalogueFromMemory(catalogue));
for (const job of WARM_UP_JOBS) answerJob(basis, job);
parentPort?.on('message', (request: ThreadRequest) => say(answered(request)));
say({ kind: 'warm' });

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
