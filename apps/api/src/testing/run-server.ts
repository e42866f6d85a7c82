import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';

const API = resolve(import.meta.dirname, '../..');
/** As deep in the repository as the folder of the real build, and ignored like it. */
const BUILD = resolve(API, 'test-results');
const READY_PAUSE_MS = 50;
const LISTENING = /listening at (http:\/\/[^"]+)/;

/** A server in a process of its own. */
export type RunningServer = {
  readonly process: ChildProcess;
  readonly address: string;
  post(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Ends the process and waits until it is gone; answers its exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Builds the server and its commands as they are delivered; tests that run at once each need a folder of their own. */
export async function buildServer(folder = BUILD): Promise<void> {
  await build({ root: API, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}

/** Starts the built server on a free port and waits until it listens and is ready. */
export async function runServer(
  environment: Readonly<Record<string, string>>,
  folder = BUILD,
): Promise<RunningServer> {
  const { child, output } = startServer(environment, folder);
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

/** Makes a data folder as a server leaves it that has been started once: servers on copies of it start in a third of the time. */
export async function makeUsedFolder(data: string, folder = BUILD): Promise<void> {
  const server = await runServer({ KKINI_DATA_DIR: data }, folder);
  await server.end('SIGTERM');
}

/** Starts the built server where it can't start; answers its exit code and what it wrote to stderr. */
export async function failToStart(environment: Readonly<Record<string, string>>) {
  const { child, output } = startServer(environment);
  // Unlike 'exit', this waits until everything written has arrived.
  const [code] = await once(child, 'close');
  return { code: Number(code), errors: output.errors };
}

function startServer(environment: Readonly<Record<string, string>>, folder = BUILD) {
  const child = spawn(process.execPath, [resolve(folder, 'server.js')], {
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
