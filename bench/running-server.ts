import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
/** Port of the first server; a second one uses the next port. */
export const PORT = Number(process.env['KKINI_BENCH_PORT'] ?? 3990);

/** A built server with its own process and data folder. */
export type RunningServer = {
  readonly base: string;
  readonly pid: number;
  readonly readyMs: number;
  /** Resident memory of the server process and its embedded database, in MB. */
  readonly residentMb: () => number;
  readonly stop: () => Promise<void>;
};

/** A fresh data folder, removed by the returned function. */
export function scratchFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'kkini-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Options of `npm start`, besides `MALLOC_ARENA_MAX`. Without them V8 lets garbage grow to several times the memory in use. */
export const START_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=768 --v8-pool-size=1';

/** How to start a server: `options` are those of Node, `core` is the only processor core it may use. */
type Start = { readonly port: number; readonly options: string; readonly core?: string };

/** Runs `npm start` on a data folder and waits until `/readyz` answers 200. */
export async function startServer(
  dataFolder: string,
  { port, options, core }: Start = { port: PORT, options: START_OPTIONS },
): Promise<RunningServer> {
  const began = performance.now();
  const start = [process.execPath, 'commands/start.mjs'];
  const [program = '', ...words] = core === undefined ? start : ['taskset', '-c', core, ...start];
  const child = spawn(program, words, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      KKINI_DATA_DIR: dataFolder,
      KKINI_CALLS_PER_MINUTE: '0',
      NODE_OPTIONS: options,
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child);
  return {
    base,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    residentMb: () => residentMb(child.pid ?? 0),
    stop: () => stop(child),
  };
}

async function untilReady(base: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const ready = await fetch(`${base}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await pause(25);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
