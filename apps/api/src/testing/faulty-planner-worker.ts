import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ThreadRequest } from '../planning/planner-messages.ts';
import { DIED_ONCE_FILE, FAULT_SEEDS } from './planner-faults.ts';

// First in line: a planning thread that works like the real one except for the jobs it fails on.
parentPort?.on('message', ({ job: { seed } }: ThreadRequest) => {
  if (seed === FAULT_SEEDS.dies) process.exit(1);
  if (seed === FAULT_SEEDS.isStuck) for (;;);
  const mark = process.env[DIED_ONCE_FILE] ?? '';
  if (seed !== FAULT_SEEDS.diesOnce || existsSync(mark)) return;
  writeFileSync(mark, '');
  process.exit(1);
});
await import('../planning/planner-worker.ts');
