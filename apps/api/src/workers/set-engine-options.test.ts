import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { setEngineOptions } from './set-engine-options.ts';

it("lets a thread's own limit bound its young generation, whatever the process is started with", async () => {
  setFlagsFromString('--max-semi-space-size=4');
  setEngineOptions();
  const small = await heapLimitMb(12);
  expect(await heapLimitMb(48)).toBeGreaterThan(small);
});

/** Heap limit V8 reports for a thread, MB. */
async function heapLimitMb(maxYoungGenerationSizeMb: number): Promise<number> {
  const notify =
    "require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapStatistics().heap_size_limit)";
  const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb };
  const [bytes] = await once(new Worker(notify, { eval: true, resourceLimits }), 'message');
  return Number(bytes) / 1024 / 1024;
}
