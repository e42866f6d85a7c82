// Runs the tests nearest to the changes since the main branch or, on that branch, to uncommitted changes, for about half a
// minute, and says how many others it leaves to `npm test`. Passes its arguments to vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf } from '../checks/import-graph.ts';
import { sourceFiles, workspaceOf } from '../checks/repository.ts';
import { testsOfChanges } from '../checks/tests-of-changes.ts';

const root = join(import.meta.dirname, '..');
/** Where vitest keeps the times of the last runs. */
const CACHE = join(root, 'node_modules/.vite/vitest');

/** The output of git; null on failure. */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const pathsOf = (listed) => (listed ?? '').split('\n').filter(Boolean);

/** Milliseconds the tests of each file took when they ran last, as vitest keeps them. */
function lastTimes() {
  const folders = existsSync(CACHE) ? readdirSync(CACHE) : [];
  const files = folders.map((folder) => join(CACHE, folder, 'results.json')).filter(existsSync);
  const results = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).results ?? []);
  return new Map(results.map(([name, { duration }]) => [name.replace(/^\w*:/, ''), duration]));
}

const since = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
const changed = [
  ...pathsOf(git('diff', '--name-only', since)),
  ...pathsOf(git('ls-files', '--others', '--exclude-standard')),
];
const sources = sourceFiles();
const { run, left } = testsOfChanges(changed, {
  tests: sources.filter((path) => /\.test\.tsx?$/.test(path)),
  importers: importersOf(sources),
  times: lastTimes(),
});

/** How many of these files each workspace has: "12 of apps/api, 3 of apps/web". */
function countedByWorkspace(paths) {
  const workspaces = paths.map(workspaceOf);
  const count = (name) => workspaces.filter((each) => each === name).length;
  return [...new Set(workspaces)].map((name) => `${count(name)} of ${name}`).join(', ');
}

console.log(`Test files to run: ${countedByWorkspace(run) || 'none'}`);
if (left.length > 0) console.log(`Left to npm test, further from the change: ${countedByWorkspace(left)}`);
if (run.length === 0) process.exit(0);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...run, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
