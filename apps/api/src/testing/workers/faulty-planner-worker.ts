import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { WorkerReply, WorkerRequest } from '../../workers/planner.ts';
import { answerRequest as answer, warmNext as warm } from '../../workers/planner-worker.ts';
import { DIED_ONCE_FILE, FAULT_SEEDS, UNREADY_ONCE_FILE, WARMED_FILE } from './planner-faults.ts';

/** Like the real one, but appends a line to a file if one is configured. */
export function warmNext(): true {
  const file = process.env[WARMED_FILE] ?? '';
  if (file !== '') appendFileSync(file, 'a week\n');
  return warm();
}

/** Like the real one, but fails once if a file for that is configured. */
export function ready(): true {
  const mark = process.env[UNREADY_ONCE_FILE] ?? '';
  if (mark !== '' && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  return true;
}

const NOTHING = new Int32Array(new SharedArrayBuffer(4));

/** Like the real one, except for the jobs it fails on. */
export function answerRequest(request: WorkerRequest): WorkerReply {
  const seed = 'seed' in request.job ? request.job.seed : null;
  if (seed === FAULT_SEEDS.dies) process.exit(1);
  if (seed === FAULT_SEEDS.isStuck) {
    answer(request);
    // Blocks this worker without taking a core from the other tests.
    for (;;) Atomics.wait(NOTHING, 0, 0, 10);
  }
  const mark = process.env[DIED_ONCE_FILE] ?? '';
  if (seed === FAULT_SEEDS.diesOnce && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  return answer(request);
}
