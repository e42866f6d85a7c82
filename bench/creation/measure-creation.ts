import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { answersOf, post } from '../plan-over-http.ts';
import { type RunningServer, scratchFolder, startServer } from '../running-server.ts';
import { processorMs } from '../scale/processor-time.ts';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '2,5,10,20' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});

/** Time in which an idle server warms its planning threads. The plans after it compile the rest. */
const IDLE_MS = 30_000;
const WARM_UP = 40;
/** The call should be retried later: the queue is full, or one address makes too many calls at once. */
const REFUSALS: readonly number[] = [503, 429];

/** A call for a week: milliseconds from the moment it was due, and the status of its answer. */
type Creation = { readonly tookMs: number; readonly status: number };

/** Requests weeks at a steady rate, whether or not earlier ones have been answered, and writes the latencies. */
async function measureCreation(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  const rows = await rowsOf(server).finally(async () => {
    await server.stop();
    folder.remove();
  });
  const head = [
    'Weeks asked for a second',
    'Answered',
    'Busy',
    'Median',
    '95th',
    '99th percentile',
    'CPU each',
  ];
  const table = [head, head.map(() => '---')].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const text = `Written by \`npm run creation -w @kkini/bench -- --write\` on ${cpus().length} cores, Node ${process.versions.node}: ${values.seconds} s at each rate,
whether or not the weeks before are answered, each timed from when it was due. The client shares the cores. The server has been asked
nothing for ${IDLE_MS / 1000} s after its start, in which it warms its planning threads.

${table}
${rows.join('\n')}

Bound: 99th percentile ≤ 150 ms at 20 a second.`;
  if (values.write) writeFiguresSection('Weeks at a steady rate', text);
}

async function rowsOf({ base, pid }: RunningServer): Promise<readonly string[]> {
  await pause(IDLE_MS);
  for (const id of await surveys(base, WARM_UP)) await createWeek(base, id);
  const rows: string[] = [];
  for (const rate of values.rates.split(',').map(Number)) {
    const ids = await surveys(base, rate * Number(values.seconds));
    const before = processorMs(pid);
    const creations = await createAt(rate, ids, (id) => createWeek(base, id));
    const row = rowOf(rate, creations, (processorMs(pid) - before) / ids.length);
    console.log(row);
    rows.push(row);
  }
  return rows;
}

async function surveys(base: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { lastInsertId } = await post<{ lastInsertId: string }>(base, 'upsert-survey', answersOf(index));
    ids.push(lastInsertId);
  }
  return ids;
}

async function createWeek(base: string, id: string): Promise<number> {
  const reply = await fetch(`${base}/functions/v1/create-meal-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ survey_id: id }),
  });
  await reply.text();
  return reply.status;
}

async function createAt(
  rate: number,
  ids: readonly string[],
  create: (id: string) => Promise<number>,
): Promise<readonly Creation[]> {
  const began = performance.now();
  const asked = ids.map(async (id, index): Promise<Creation> => {
    const dueMs = began + (index * 1000) / rate;
    await pause(dueMs - performance.now());
    const status = await create(id);
    return { tookMs: performance.now() - dueMs, status };
  });
  return await Promise.all(asked);
}

function rowOf(rate: number, creations: readonly Creation[], cpuMs: number): string {
  const answered = creations.filter(({ status }) => status === 200);
  const times = answered.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)} ms`;
  const refused = creations.filter(({ status }) => REFUSALS.includes(status)).length;
  const other = creations.find(({ status }) => status !== 200 && !REFUSALS.includes(status));
  if (other !== undefined) throw new Error(`A week was answered ${other.status}`);
  const figures = [rate, answered.length, refused, at(0.5), at(0.95), at(0.99), `${Math.round(cpuMs)} ms`];
  return `| ${figures.join(' | ')} |`;
}

await measureCreation();
