import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { scratchFolder, startServer } from '../running-server.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { makePeople } from './make-people.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    write: { type: 'boolean', default: false },
  },
});

/** Sends malformed calls to its own server and reports the results; any 5xx except `busy`, or a hang, is a failure. */
async function fuzzServer(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  try {
    const people = await makePeople(server.base);
    // The first calls fill permanent caches; memory is compared after them.
    await fuzz(server.base, people, { requests: Math.ceil(requests / 20), seed: seed + 1 });
    const beforeMb = server.residentMb();
    const began = performance.now();
    const memory: MemoryAt[] = [];
    const onQuarter = (answered: number) => memory.push({ answered, mb: server.residentMb() });
    const report = await fuzz(server.base, people, { requests, seed, onQuarter });
    const seconds = (performance.now() - began) / 1000;
    const isReady = await fetch(`${server.base}/readyz`).then((reply) => reply.ok);
    const text = summary({ report, requests, seed, seconds, beforeMb, memory, isReady });
    console.log([text, ...report.examples].join('\n'));
    if (values.write) writeFiguresSection('Odd calls', text);
    if (report.faults > 0 || report.hangs > 0 || report.leaks > 0 || !isReady) process.exitCode = 1;
  } finally {
    await server.stop();
    folder.remove();
  }
}

type MemoryAt = { readonly answered: number; readonly mb: number };

type Run = {
  readonly report: FuzzReport;
  readonly requests: number;
  readonly seed: number;
  readonly seconds: number;
  readonly beforeMb: number;
  readonly memory: readonly MemoryAt[];
  readonly isReady: boolean;
};

/** The section of docs/figures.md. */
function summary({ report, requests, seed, seconds, beforeMb, memory, isReady }: Run): string {
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  const rows = [
    ['Answers by status', statuses.map(([status, count]) => `${status}: ${count}`).join(', '), ''],
    ['5xx other than busy with a time to wait', report.faults, '0'],
    ['Busy', report.busy, ''],
    ['Calls without an answer', report.hangs, '0'],
    ["Answers that hold another person's data", report.leaks, '0'],
    ['Ready afterwards', isReady ? 'yes' : 'no', 'yes'],
    ['Resident memory before', `${beforeMb} MB`, ''],
    ...memory.map(({ answered, mb }) => [`Resident memory after ${answered} calls`, `${mb} MB`, '']),
  ];
  const table = [['Figure', 'Measured', 'Bound'], ['---', '---', '---'], ...rows];
  return `Written by \`npm run fuzz -w @kkini/bench -- --requests ${requests} --seed ${seed} --write\` in ${seconds.toFixed(0)} s: calls drawn from
the contract's schemas with odd values, broken bodies, mere bytes, and addresses of no call, eight at once, on a built server.

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

await fuzzServer();
