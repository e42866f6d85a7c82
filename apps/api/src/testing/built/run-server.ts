import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withFewDishes } from '../few-dishes.ts';
import { loadBundledCatalogue } from '../load-test-catalogue.ts';
import { buildProduct, builtIn } from './build-product.ts';
import { sharedFolder } from './shared-folder.ts';

/** Options for short-lived processes, for which optimised compilation costs more than it saves. */
const COMPILE_LITTLE = ['--liftoff-only', '--no-opt'] as const;

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

/** Builds the server and fills it with few dishes, so that it starts quickly; once for all tests of a run. */
export async function buildServer(): Promise<ServerBuild> {
  const product = await buildProduct();
  const folder = builtIn(product);
  const used = await sharedFolder('used', async (into) => {
    const catalogue = join(product, 'packages/catalog/dist');
    mkdirSync(catalogue, { recursive: true });
    const content = withFewDishes(await loadBundledCatalogue(), 24, 16);
    writeFileSync(join(catalogue, 'catalogue.json'), JSON.stringify(content));
    const server = await runServer(folder, { KKINI_DATA_DIR: into });
    await server.end('SIGTERM');
  });
  return { folder, used };
}

/** Starts the built server on a free port and waits until it listens and is ready. */
export async function runServer(folder: string, environment: Environment): Promise<RunningServer> {
  const { child, output } = startServer(folder, environment);
  const address = await new Promise<string>((done, refuse) => {
    child.stdout?.on('data', () => {
      const [, found] = LISTENING.exec(output.out) ?? [];
      if (found !== undefined) done(found);
    });
    child.once('exit', () => refuse(new Error(output.out + output.errors)));
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

/** The outcome of a command. */
type Finished = { readonly code: number | null; readonly out: string; readonly errors: string };

/** A command in a separate process. */
type RunningCommand = { readonly process: ChildProcess; readonly finished: Promise<Finished> };

/** Starts a command of the built server, such as `import`, on a data folder. */
export function startCommand(
  command: string,
  {
    build,
    data,
    words,
  }: { readonly build: ServerBuild; readonly data: string; readonly words: readonly string[] },
): RunningCommand {
  const environment = { PATH: process.env['PATH'], KKINI_DATA_DIR: data };
  const { child, output } = startBuilt(join(build.folder, `${command}.js`), { words, environment });
  const finished = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  return { process: child, finished };
}

function startServer(folder: string, environment: Environment) {
  return startBuilt(join(folder, 'server.js'), {
    words: [],
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      KKINI_CALLS_PER_MINUTE: '0',
      KKINI_WARM_UP_WEEKS: '0',
      KKINI_IMPORT_LOOK_MS: '100',
      ...environment,
    },
  });
}

type Start = { readonly words: readonly string[]; readonly environment: NodeJS.ProcessEnv };

/** Starts a built program and collects what it says. */
function startBuilt(file: string, { words, environment }: Start) {
  const child = spawn(process.execPath, [...COMPILE_LITTLE, file, ...words], { env: environment });
  const output = { out: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.errors += String(chunk);
  });
  return { child, output };
}
