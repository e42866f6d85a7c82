import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { SHORT_WARM_UP } from './workers/build-worker.ts';

const API = resolve(import.meta.dirname, '../..');
/** At the same depth as the real build's folder, and ignored like it; each test worker has one. */
export const SERVER_BUILD = resolve(API, `test-results-${process.env['VITEST_POOL_ID']}`);
const READY_PAUSE_MS = 50;
const LISTENING = /listening at (http:\/\/[^"]+)/;

/** A server in a separate process. */
export type RunningServer = {
  readonly process: ChildProcess;
  readonly address: string;
  post(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Ends the process and waits for its exit; returns the exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

let built: Promise<unknown> | undefined;

/** Builds the server and its commands, with a short warm-up, once for all tests of a worker. */
export async function buildServer(): Promise<void> {
  const target = { outDir: SERVER_BUILD, emptyOutDir: true };
  built ??= build({ root: API, logLevel: 'error', resolve: SHORT_WARM_UP, build: target });
  await built;
}

/** Starts the built server on a free port and waits until it listens and is ready. */
export async function runServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const { child, output } = startServer(environment);
  const address = await new Promise<string>((done, refuse) => {
    child.stdout?.on('data', () => {
      const [, found] = LISTENING.exec(output.text) ?? [];
      if (found !== undefined) done(found);
    });
    child.once('exit', () => refuse(new Error(output.text)));
  });
  while (!(await fetch(`${address}/readyz`)).ok) await pause(READY_PAUSE_MS);
  return {
    process: child,
    address,
    post: async (path, body) => {
      const reply = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: await reply.json() };
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/** Creates the data folder of a server that was started once: servers on copies of it start in a third of the time. */
export async function makeUsedFolder(data: string): Promise<void> {
  const server = await runServer({ KKINI_DATA_DIR: data });
  await server.end('SIGTERM');
}

/** Starts the built server in a failing setup; returns its exit code and its stderr. */
export async function failToStart(environment: Readonly<Record<string, string>>) {
  const { child, output } = startServer(environment);
  // Unlike 'exit', 'close' waits for all output.
  const [code] = await once(child, 'close');
  return { code: Number(code), errors: output.errors };
}

function startServer(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [resolve(SERVER_BUILD, 'server.js')], {
    env: { PORT: '0', HOST: '127.0.0.1', KKINI_CALLS_PER_MINUTE: '0', ...environment },
  });
  const output = { text: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    output.text += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.text += String(chunk);
    output.errors += String(chunk);
  });
  return { child, output };
}
