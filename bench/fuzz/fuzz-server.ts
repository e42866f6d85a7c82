import { parseArgs } from 'node:util';
import { scratchFolder, startServer } from '../running-server.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { makePeople } from './make-people.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

/** Sends odd calls to a server of its own and tells what came of them; any 5xx but `busy`, or a hang, is a failure. */
async function fuzzServer(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  try {
    const people = await makePeople(server.base);
    // The first calls fill caches that stay; memory is compared after them.
    await fuzz(server.base, people, { requests: Math.ceil(requests / 20), seed: seed + 1 });
    const beforeMb = server.residentMb();
    const began = performance.now();
    const report = await fuzz(server.base, people, { requests, seed });
    const seconds = (performance.now() - began) / 1000;
    const isReady = await fetch(`${server.base}/readyz`).then((reply) => reply.ok);
    print({ report, requests, seed, seconds, beforeMb, afterMb: server.residentMb(), isReady });
    if (report.faults > 0 || report.hangs > 0 || report.leaks > 0 || !isReady) process.exitCode = 1;
  } finally {
    await server.stop();
    folder.remove();
  }
}

type Printed = {
  readonly report: FuzzReport;
  readonly requests: number;
  readonly seed: number;
  readonly seconds: number;
  readonly beforeMb: number;
  readonly afterMb: number;
  readonly isReady: boolean;
};

function print({ report, requests, seed, seconds, beforeMb, afterMb, isReady }: Printed): void {
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  console.log(`${requests} calls in ${seconds.toFixed(0)} s (seed ${seed})`);
  console.log(statuses.map(([status, count]) => `${status}: ${count}`).join('  '));
  console.log(
    `5xx other than busy: ${report.faults}; busy: ${report.busy}; hangs: ${report.hangs}; leaks: ${report.leaks}`,
  );
  console.log(`resident memory before ${beforeMb} MB, after ${afterMb} MB; ready afterwards: ${isReady}`);
  for (const line of report.examples) console.log(line);
}

await fuzzServer();
