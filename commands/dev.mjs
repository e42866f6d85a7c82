// Serves the page and the server from their sources: the page updates with its files, the server restarts when its
// build changes. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from './build-parts.mjs';
import { installDependencies } from './install.mjs';

const root = join(import.meta.dirname, '..');
const built = join(root, 'apps/api/dist');
const port = process.env.PORT ?? '3000';
/** Milliseconds within which a build writes all its files. */
const SETTLED_MS = 500;

process.chdir(root);
installDependencies(root);
buildParts(root, ['packages/catalog']);
mkdirSync(built, { recursive: true });

let server = null;
let restart = Promise.resolve();
let isEnding = false;
let settling = null;
const watcher = watch(built, () => {
  clearTimeout(settling);
  settling = setTimeout(startAnew, SETTLED_MS);
});
const builder = vite('apps/api', ['build', '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn']);
const page = vite('apps/web', []);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of [builder, page]) child.once('exit', end);

/** Runs Vite in the folder of one app. */
function vite(folder, words) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  return spawn(process.execPath, [program, ...words], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, KKINI_API_URL: `http://127.0.0.1:${port}` },
  });
}

/** Restarts one after another, however quickly builds follow. */
function startAnew() {
  restart = restart.then(async () => {
    await stop(server);
    if (isEnding) return;
    server = spawn(process.execPath, [join(built, 'server.js')], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Detached from the terminal's Ctrl-C, which this process forwards.
      detached: true,
      env: { ...process.env, PORT: port, KKINI_LOG_LEVEL: process.env.KKINI_LOG_LEVEL ?? 'warn' },
    });
  });
}

async function stop(child) {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  watcher.close();
  clearTimeout(settling);
  await restart;
  await Promise.all([builder, page, server].map(stop));
  process.exit(0);
}
