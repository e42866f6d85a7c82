import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { answersOf, post } from '../plan-over-http.ts';
import { scratchFolder, startServer } from '../running-server.ts';
import { processorMs } from './processor-time.ts';

const USAGE = `npm run cost -w @kkini/bench -- --database URL [options]
  --database URL   an empty database of a PostgreSQL server on this machine
  --calls 200      of each kind
  --busy           says with the figures that the machine did other work meanwhile
  --write          puts the figures into docs/figures.md`;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    calls: { type: 'string', default: '200' },
    busy: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Calls of each kind before measuring, so that their code is compiled. */
const WARM_UP = 40;

/** Measures the processor time of each call of a visit, in the server and in the database. */
async function measureCost(url: string): Promise<void> {
  const folder = scratchFolder();
  process.env['DATABASE_URL'] = url;
  const server = await startServer(folder.path);
  const query =
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1), current_setting('server_version')";
  const [database = '', version = ''] = execFileSync('psql', [url, '-AtqX', '-c', query], {
    encoding: 'utf8',
  }).split('|');
  const measured = { base: server.base, server: server.pid, database: Number(database) };
  await costOfCalls(measured, WARM_UP);
  const costs = await costOfCalls(measured, Number(values.calls));
  await server.stop();
  folder.remove();
  const rows = costs.map(
    ({ name, serverMs, databaseMs }) => `| ${name} | ${serverMs.toFixed(1)} | ${databaseMs.toFixed(1)} |`,
  );
  const text = `Written by \`npm run cost -w @kkini/bench -- --database postgres://… --calls ${values.calls} --write\` on ${cpus().length} cores, Node ${process.versions.node}, PostgreSQL ${version.split(' ', 1)[0]}:
processor time of the server's process with its planning threads, and of the database with its connections, per call; one call after the other.${values.busy ? ' The machine did much other work\nmeanwhile, which makes processor time longer, too: compare by the last row.' : ''}

| Call | Server, CPU ms | Database, CPU ms |
| --- | --- | --- |
${rows.join('\n')}
| 20 million multiplications (reference) | ${referenceMs().toFixed(1)} | |`;
  console.log(text);
  if (values.write) writeFiguresSection('What a call costs', text);
}

/** Processor time of a fixed computation in this process, in milliseconds: the least of five. */
function referenceMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    let value = 1;
    for (let step = 0; step < 20_000_000; step += 1) value = Math.imul(value, 1_664_525) + step;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 + (value === 0.5 ? 1 : 0);
  });
  return Math.min(...times);
}

/** Processor time of one call, in milliseconds. */
type CallCost = {
  readonly name: string;
  readonly calls: number;
  readonly serverMs: number;
  readonly databaseMs: number;
};

/** A server and its database on this machine, by their process ids. */
type Measured = { readonly base: string; readonly server: number; readonly database: number };

const SEARCHES = ['두부', '김치찌개', '된장', '비빔', '닭', '국수', '샐러드', '미역국', '불고기', 'ㄱㅊ'];

/** Costs of the calls of a visit, each made `count` times in sequence. */
async function costOfCalls(measured: Measured, count: number): Promise<readonly CallCost[]> {
  const { base } = measured;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const surveys: string[] = [];
  const measure = async (name: string, call: (index: number) => Promise<unknown>): Promise<CallCost> => {
    const before = [processorMs(measured.server), processorMs(measured.database)] as const;
    for (const index of numbers) await call(index);
    const after = [processorMs(measured.server), processorMs(measured.database)] as const;
    return {
      name,
      calls: count,
      serverMs: (after[0] - before[0]) / count,
      databaseMs: (after[1] - before[1]) / count,
    };
  };
  const idOf = (index: number) => surveys[index] ?? '';
  const read = (index: number) => post(base, 'get-meal-plan', { surveyId: idOf(index) });
  return [
    await measure('answers stored (`upsert-survey`)', async (index) => {
      surveys.push(
        (await post<{ lastInsertId: string }>(base, 'upsert-survey', answersOf(index))).lastInsertId,
      );
    }),
    await measure('a week planned (`create-meal-plan`)', (index) =>
      post(base, 'create-meal-plan', { survey_id: idOf(index) }),
    ),
    await measure('a plan read for the first time (`get-meal-plan`)', read),
    await measure('a plan read again', read),
    await measure('a plan shared (`create-share`)', (index) =>
      post(base, 'create-share', { surveyId: idOf(index) }),
    ),
    await measure('a recipe sought (`/api/recipe/list/search`)', (index) =>
      search(base, SEARCHES[index % SEARCHES.length]),
    ),
    await measure('`/healthz`', () => fetch(`${base}/healthz`).then((reply) => reply.text())),
  ];
}

async function search(base: string, searchText: string | undefined): Promise<void> {
  const reply = await fetch(`${base}/api/recipe/list/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchText, limit: 10 }),
  });
  if (!reply.ok) throw new Error(`the search answered ${reply.status}: ${await reply.text()}`);
}

if (values.database === undefined) console.log(USAGE);
else await measureCost(values.database);
