import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { inject } from 'vitest';
import { withFewDishes } from './few-dishes.ts';
import { loadBundledCatalogue } from './load-test-catalogue.ts';
import { QUICK_START } from './workers/build-worker.ts';

const API = resolve(import.meta.dirname, '../..');
/** Options for short-lived processes, for which optimised compilation costs more than it saves. */
export const COMPILE_LITTLE = ['--liftoff-only', '--no-opt'] as const;

const READY_PAUSE_MS = 50;
const LISTENING = /listening at (http:\/\/[^"]+)/;

/** Environment variables besides those of every test server. */
type Environment = Readonly<Record<string, string>>;

/** A server in a separate process. */
export type RunningServer = {
  readonly process: ChildProcess;
  readonly address: string;
  post(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Ends the process and waits for its exit; returns the exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The built server with its commands, and the data folder of a server that was started once. */
export type ServerBuild = { readonly folder: string; readonly used: string };

/**
 * Builds the server with few dishes, one planning thread and a short warm-up, so that it starts quickly; once for all tests of a
 * run.
 */
export async function buildServer(): Promise<ServerBuild> {
  const bundled = await loadBundledCatalogue();
  const root = await sharedFolder('server', async (into) => {
    const { folder, used } = placesIn(into);
    const target = { outDir: folder, emptyOutDir: true };
    await build({ root: API, logLevel: 'error', resolve: QUICK_START, build: target });
    const catalogue = join(into, 'packages/catalog/dist');
    mkdirSync(catalogue, { recursive: true });
    writeFileSync(join(catalogue, 'catalogue.json'), JSON.stringify(withFewDishes(bundled, 24, 16)));
    const server = await runServer(folder, { KKINI_DATA_DIR: used });
    await server.end('SIGTERM');
  });
  return placesIn(root);
}

/** Paths as in the repository, because the server finds its catalogue relative to itself. */
function placesIn(root: string): ServerBuild {
  return { folder: join(root, 'apps/api/dist'), used: join(root, 'used') };
}

/** Starts the built server on a free port and waits until it listens and is ready. */
export async function runServer(folder: string, environment: Environment): Promise<RunningServer> {
  const { child, output } = startServer(folder, environment);
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

/** Starts the built server in a set-up that makes it fail; returns its exit code and stderr. */
export async function failToStart(folder: string, environment: Environment) {
  const { child, output } = startServer(folder, environment);
  // Unlike 'exit', 'close' waits for all output.
  const [code] = await once(child, 'close');
  return { code: Number(code), errors: output.errors };
}

function startServer(folder: string, environment: Environment) {
  const child = spawn(process.execPath, [...COMPILE_LITTLE, join(folder, 'server.js')], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      KKINI_CALLS_PER_MINUTE: '0',
      KKINI_WARM_UP_WEEKS: '0',
      KKINI_IMPORT_LOOK_MS: '100',
      ...environment,
    },
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

const LOOK_MS = 50;

type Fill = (folder: string) => Promise<unknown>;

const made = new Map<string, Promise<string>>();

/** A folder of the run by name. The first worker to request it fills it, the others wait. */
function sharedFolder(name: string, fill: Fill): Promise<string> {
  const folder = made.get(name) ?? makeShared(join(inject('runFolder'), name), fill);
  made.set(name, folder);
  return folder;
}

async function makeShared(folder: string, fill: Fill): Promise<string> {
  const [filled, failed] = [`${folder}-filled`, `${folder}-failed`];
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isFirst) {
    await fill(folder).catch((error: unknown) => {
      writeFileSync(failed, '');
      throw error;
    });
    writeFileSync(filled, '');
  }
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(`another worker could not fill ${folder}`);
    await pause(LOOK_MS);
  }
  return folder;
}
