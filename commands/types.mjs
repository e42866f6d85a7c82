// Checks the types of every workspace with its own settings: the pure packages have neither Node nor browser types.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import getExePath from '../node_modules/typescript/lib/getExePath.js';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/kkini-types');
const projects = ['apps', 'packages', '.'].flatMap((roots) =>
  readdirSync(join(root, roots), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) =>
      readdirSync(join(root, roots, entry.name))
        .filter((name) => /^tsconfig(\.test)?\.json$/.test(name))
        .map((name) => join(root, roots, entry.name, name)),
    ),
);

/** Groups projects with equal settings, so that their shared files are read and checked once. */
function groupsOf(files) {
  const groups = new Map();
  for (const file of files) {
    const { include = [], exclude = [], ...settings } = JSON.parse(readFileSync(file, 'utf8'));
    const place = (pattern) => join(dirname(file), pattern);
    const key = JSON.stringify({ ...settings, extends: place(settings.extends) });
    const group = groups.get(key) ?? { ...JSON.parse(key), include: [], exclude: [] };
    group.include.push(...include.map(place));
    group.exclude.push(...exclude.map(place));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Writes the settings of groups; returns their files. */
function writeGroups(groups) {
  mkdirSync(folder, { recursive: true });
  return groups.map((group, index) => {
    const file = join(folder, `tsconfig.${index}.json`);
    writeFileSync(file, JSON.stringify(group));
    return file;
  });
}

let failed = 0;
const groups = writeGroups(groupsOf(projects));
const waiting = [...groups];

/** Checks groups in sequence until none is left. */
async function checkWaiting() {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const [code] = await once(check(group), 'exit');
    if (code !== 0) failed += 1;
  }
}

/**
 * Checks a group in one thread with little garbage collection, because the groups themselves run in parallel. `bin/tsc` would start
 * Node once more for each.
 */
function check(group) {
  const words = ['--singleThreaded', '-p', group];
  return spawn(getExePath(), words, { cwd: root, stdio: 'inherit', env: { ...process.env, GOGC: '800' } });
}

await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));
console.log(
  `types: ${groups.length - failed} of ${groups.length} groups of ${projects.length} projects clean`,
);
process.exit(failed === 0 ? 0 : 1);
