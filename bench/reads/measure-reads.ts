import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { makeWeek } from '../plan-over-http.ts';
import { PORT, type RunningServer, START_OPTIONS, scratchFolder, startServer } from '../running-server.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    reads: { type: 'string', default: '200000' },
    write: { type: 'boolean', default: false },
  },
});

const CORE = '0';
const CONNECTIONS = 32;
const ROUND_MS = 2_000;
const TICKS_PER_SECOND = 100;

/** One server under a load: its port and the id of its process. */
type Loaded = { readonly port: number; readonly pid: number };
type Speed = { readonly perSecond: number; readonly cpuMicroseconds: number };

/** Measures reads of one plan against a bare server on the same core, both in turn, and writes the figures. */
async function measureReads(): Promise<void> {
  if (process.env['DATABASE_URL'] === undefined) throw new Error('Set DATABASE_URL to an empty database');
  const folder = scratchFolder();
  const server = await startServer(folder.path, { port: PORT, options: START_OPTIONS, core: CORE });
  const { surveyId } = await makeWeek(server.base);
  const rows: string[][] = [];
  for (const encoding of ['identity', 'br']) {
    const bytes = await bytesOf(server.base, surveyId, encoding);
    const bare = await startBare(join(folder.path, encoding), bytes);
    const places = [{ port: PORT, pid: server.pid }, bare] as const;
    const [ours, least] = await inTurn(places, readOf(surveyId, encoding));
    bare.process.kill();
    rows.push([
      `${encoding === 'br' ? 'Brotli' : 'Plain'}, ${(bytes.length / 1000).toFixed(1)} kB`,
      `${Math.round(ours.perSecond)} a second, ${Math.round(ours.cpuMicroseconds)} µs`,
      `${Math.round(least.perSecond)} a second, ${Math.round(least.cpuMicroseconds)} µs`,
      (ours.perSecond / least.perSecond).toFixed(2),
      (least.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2),
    ]);
  }
  const memory = await memoryOver(server, readOf(surveyId, 'br'));
  await server.stop();
  folder.remove();
  const text = summary(rows, memory);
  if (values.write) writeFiguresSection('Reads of a plan', text);
  console.log(text);
}

async function bytesOf(base: string, surveyId: string, encoding: string): Promise<Buffer> {
  const packed = await fetch(`${base}/functions/v1/get-meal-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    body: JSON.stringify({ surveyId }),
  });
  const length = Number(packed.headers.get('content-length'));
  await packed.arrayBuffer();
  // The client decodes the reply, and the content does not matter here.
  return Buffer.alloc(length, 'x');
}

async function startBare(file: string, bytes: Buffer): Promise<Loaded & { readonly process: ChildProcess }> {
  writeFileSync(file, bytes);
  const port = PORT + 1;
  const bare = join(import.meta.dirname, 'bare-server.mjs');
  const started = spawn('taskset', ['-c', CORE, process.execPath, bare, String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(started.stdout, 'data');
  return { port, pid: started.pid ?? 0, process: started };
}

/** Measures the servers in turn, so that noise affects both alike; returns the medians of their rounds. */
async function inTurn(places: readonly [Loaded, Loaded], request: Buffer): Promise<[Speed, Speed]> {
  const found: [Speed[], Speed[]] = [[], []];
  for (const { port } of places)
    await sendReads({ port, request, connections: CONNECTIONS, forMs: ROUND_MS });
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [at, speeds] of found.entries()) {
      const { port, pid } = places[at === 0 ? 0 : 1];
      const before = cpuSeconds(pid);
      const { reads, seconds } = await sendReads({
        port,
        request,
        connections: CONNECTIONS,
        forMs: ROUND_MS,
      });
      const spent = cpuSeconds(pid) - before;
      speeds.push({ perSecond: reads / seconds, cpuMicroseconds: (spent / reads) * 1e6 });
    }
  return [median(found[0]), median(found[1])];
}

/** Processor time of a process with all its threads, in seconds. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function median(speeds: readonly Speed[]): Speed {
  const middle = (of: (speed: Speed) => number) =>
    speeds.map(of).toSorted((one, other) => one - other)[Math.floor(speeds.length / 2)] ?? 0;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    cpuMicroseconds: middle(({ cpuMicroseconds }) => cpuMicroseconds),
  };
}

/** Resident memory before and after each quarter of many reads, in MB. */
async function memoryOver(server: RunningServer, request: Buffer): Promise<readonly number[]> {
  const memory = [server.residentMb()];
  const most = Number(values.reads) / 4;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await sendReads({ port: PORT, request, connections: CONNECTIONS, most });
    memory.push(server.residentMb());
  }
  return memory;
}

function summary(rows: readonly (readonly string[])[], memory: readonly number[]): string {
  const head = ['One plan', 'This server', 'Bare server', 'Ratio of speed', 'Ratio of processor time'];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const [before, ...after] = memory;
  return `Written by \`npm run reads -w @kkini/bench -- --write\` on ${cpus().length} cores, Node ${process.versions.node}, with a PostgreSQL
server: ${CONNECTIONS} connections read one plan, of this server and of a bare \`node:http\` server that makes the same query and sends as many bytes. Both
are held to core ${CORE} and asked in turn, ${values.rounds} rounds of ${ROUND_MS / 1000} s each; medians.

${table}

Bound: 0.6. Resident memory before ${values.reads} reads ${before} MB, after each quarter of them ${after.join(', ')} MB.`;
}

/** Reads to send: the request as bytes, until a number of answers or a time is reached. */
type Load = {
  readonly port: number;
  readonly request: Buffer;
  readonly connections: number;
  readonly most?: number;
  readonly forMs?: number;
};

/** Number of answers, all 200, and the time they took. */
type Answered = { readonly reads: number; readonly seconds: number };

const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends one read after another on each connection; throws at any answer but 200. */
async function sendReads({ port, request, connections, ...until }: Load): Promise<Answered> {
  const { most = Number.POSITIVE_INFINITY, forMs = Number.POSITIVE_INFINITY } = until;
  const began = performance.now();
  let sent = 0;
  const mayGoOn = () => sent < most && performance.now() - began < forMs;
  const readOn = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    let reads = 0;
    for (; mayGoOn(); reads += 1) {
      sent += 1;
      socket.write(request);
      await wholeAnswer(socket);
    }
    socket.destroy();
    return reads;
  };
  const all = await Promise.all(Array.from({ length: connections }, readOn));
  const seconds = (performance.now() - began) / 1000;
  return { reads: all.reduce((sum, reads) => sum + reads, 0), seconds };
}

/** Resolves when the answer is complete, by its content-length. */
function wholeAnswer(socket: Socket): Promise<void> {
  return new Promise((done, refuse) => {
    let head: Buffer = Buffer.alloc(0);
    let missing: number | null = null;
    const end = (fault?: Error) => {
      socket.off('data', take).off('error', end).off('close', cut);
      if (fault === undefined) done();
      else refuse(fault);
    };
    const cut = () => end(new Error('the connection was closed'));
    const take = (chunk: Buffer) => {
      if (missing !== null) missing -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(HEAD_END);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at).toLowerCase();
        if (!text.startsWith('http/1.1 200')) return end(new Error(text));
        missing = Number(/content-length: (\d+)/.exec(text)?.[1]) - (head.length - at - HEAD_END.length);
      }
      if (missing <= 0) end();
    };
    socket.on('data', take).once('error', end).once('close', cut);
  });
}

/** The HTTP request of a plan read, as bytes. */
function readOf(surveyId: string, encoding: string): Buffer {
  const body = JSON.stringify({ surveyId });
  const head = [
    'POST /functions/v1/get-meal-plan HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `accept-encoding: ${encoding}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

await measureReads();
