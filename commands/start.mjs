// Starts Kkini from a fresh copy: installs and builds what is missing or outdated, then serves in this process.
// Plain JavaScript without dependencies, because nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

process.chdir(root);
installDependencies(root);
for (const part of buildParts()) build(part);
await serve();

function buildParts() {
  const packages = ['packages/contract', 'packages/domain', 'packages/planner', 'packages/dish-art'];
  return [
    {
      workspace: '@kkini/catalog',
      folder: 'packages/catalog',
      sources: ['packages/catalog', 'packages/domain'],
    },
    { workspace: '@kkini/web', folder: 'apps/web', sources: ['apps/web', ...packages] },
    {
      workspace: '@kkini/api',
      folder: 'apps/api',
      sources: ['apps/api', 'packages/catalog/src', ...packages],
    },
  ];
}

/** Builds a part when one of its source files is new, gone or changed since its last build. */
function build({ workspace, folder, sources }) {
  const stampFile = join(root, folder, 'dist', '.kkini-build');
  const stamp = stampOf(['package-lock.json', ...sources.flatMap(filesBelow)]);
  if (readStamp(stampFile) === stamp) return;
  say(`${folder} 준비하고 있어요 / building …`);
  run(['run', 'build', '--workspace', workspace], `${folder} 빌드에 실패했어요 / the build failed`);
  writeFileSync(stampFile, stamp);
}

async function serve() {
  say('서버를 켜요 / starting the server …');
  process.env.NODE_ENV ??= 'production';
  process.env.KKINI_LOG_LEVEL ??= 'warn';
  const { address } = await import('../apps/api/dist/server.js');
  console.log(`끼니: ${address}`);
}

function run(parameters, failure) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, ...parameters], { cwd: root, encoding: 'utf8' });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? done.error?.message ?? ''}\n`);
  stop(failure);
}

/** Files that make a build: no results, no installed packages, no tests. */
function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['dist', 'node_modules', 'coverage'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/** Names, sizes and times of files as one text; two equal texts mean that nothing changed. */
function stampOf(files) {
  return files
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${Math.round(mtimeMs)}`;
    })
    .join('\n');
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function say(line) {
  console.log(`끼니: ${line}`);
}

function stop(reason) {
  process.stderr.write(`끼니: ${reason}\n`);
  process.exit(1);
}
