import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The built file of a thread, because threads cannot read TypeScript. */
export type BuiltWorker = { readonly file: URL; readonly folder: string; remove(): void };

/** Build options like the server's own, but with one warm-up week and one planning thread. */
export const QUICK_START = {
  alias: {
    './warm-up-jobs.ts': resolve(import.meta.dirname, 'warm-up-job.ts'),
    './threads-for.ts': resolve(import.meta.dirname, 'one-thread.ts'),
  },
};

/** Builds one source file of this app, named relative to its `src` folder, into its own folder. */
export async function buildWorker(source: string): Promise<BuiltWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'kkini-worker-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../..'),
    logLevel: 'error',
    ssr: { noExternal: true },
    resolve: QUICK_START,
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { worker: resolve(import.meta.dirname, '../..', source) },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  return {
    file: pathToFileURL(join(folder, 'worker.mjs')),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
