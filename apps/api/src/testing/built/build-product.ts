import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { sharedFolder } from './shared-folder.ts';

const API = resolve(import.meta.dirname, '../../..');
const WORKERS = resolve(import.meta.dirname, '../workers');

/** What makes servers and threads start quickly: one warm-up week and one planning thread. */
const QUICK_START = {
  './warm-up-jobs.ts': join(WORKERS, 'warm-up-job.ts'),
  './threads-for.ts': join(WORKERS, 'one-thread.ts'),
};
/** Modules of a thread in whose place one prepares nothing and answers at once. */
const PLANNING = ['./answer-job.ts', './catalogue-memory.ts', './planning-basis.ts', './warm-up-jobs.ts'];

/**
 * Builds the server, its commands and threads as the product is built, except that they start quickly; once for all tests of a run.
 * The folder has the paths of the repository, because the server finds its catalogue relative to itself.
 */
export async function buildProduct(): Promise<string> {
  return await sharedFolder('product', (into) =>
    build({
      root: API,
      logLevel: 'error',
      resolve: { alias: QUICK_START },
      build: {
        outDir: builtIn(into),
        emptyOutDir: true,
        rolldownOptions: { input: { 'plan-once': join(WORKERS, 'plan-once.ts') } },
      },
    }),
  );
}

/** The folder of the built server. */
export function builtIn(product: string): string {
  return join(product, 'apps/api/dist');
}

/** A built file of the product: a planning thread, which can't be TypeScript, or a program that plans some weeks. */
export async function builtFile(name: 'planner-worker' | 'plan-once'): Promise<URL> {
  return pathToFileURL(join(builtIn(await buildProduct()), `${name}.js`));
}

/** The built file of a planning thread that fails on some jobs and answers the others at once, with their seed. */
export async function buildFaultyThread(): Promise<URL> {
  const folder = await sharedFolder('faulty-thread', (into) =>
    build({
      configFile: false,
      root: API,
      logLevel: 'error',
      resolve: {
        alias: PLANNING.map((find) => ({ find, replacement: join(WORKERS, 'instant-answers.ts') })),
      },
      build: {
        ssr: join(WORKERS, 'faulty-planner-worker.ts'),
        target: 'node20',
        minify: false,
        outDir: into,
        rolldownOptions: { output: { format: 'es', entryFileNames: 'thread.mjs' } },
      },
    }),
  );
  return pathToFileURL(join(folder, 'thread.mjs'));
}
