// Builds the parts of the product whose sources changed since their last build. Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['packages/contract', 'packages/domain', 'packages/planner', 'packages/dish-art'];

const VITE = ['../../node_modules/vite/bin/vite.js', 'build'];

/** The parts to build, in order, each with the command of its `npm run build`, because npm itself takes half a second. */
const PARTS = [
  {
    folder: 'packages/catalog',
    words: ['--import', 'tsx', 'commands/build.ts'],
    sources: ['packages/catalog', 'packages/dish-art', 'packages/domain'],
  },
  { folder: 'apps/web', words: VITE, sources: ['apps/web', ...PACKAGES] },
  {
    folder: 'apps/api',
    words: VITE,
    sources: ['apps/api', 'packages/catalog/src', 'packages/tips', ...PACKAGES],
  },
];

/** Builds the outdated ones of the named folders (by default all); ends the process when one fails. */
export function buildParts(root, folders = PARTS.map(({ folder }) => folder)) {
  for (const part of PARTS) if (folders.includes(part.folder)) build(root, part);
}

/** Builds a part when one of its source files was added, removed or changed since its last build. */
function build(root, { folder, words, sources }) {
  const stampFile = join(root, folder, 'dist', '.kkini-build');
  const stamp = stampOf(root, [
    'package-lock.json',
    ...sources.flatMap((source) => filesBelow(root, source)),
  ]);
  if (readStamp(stampFile) === stamp) return;
  say(`${folder} 준비하고 있어요 / building …`);
  run(join(root, folder), words, `${folder} 빌드에 실패했어요 / the build failed`);
  writeFileSync(stampFile, stamp);
}

function run(folder, words, failure) {
  const done = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? done.error?.message ?? ''}\n`);
  stop(failure);
}

/** Folders of build and test results and of installed packages. */
const NO_SOURCES = /^(?:dist|node_modules|coverage|test-results.*)$/;

/** Source files of a build, without results, installed packages and tests. */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCES.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/** Names, sizes and times of files as one text, equal when nothing changed. */
function stampOf(root, files) {
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
