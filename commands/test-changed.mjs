// Runs the tests affected by changes since the main branch or, on that branch, by uncommitted changes; of the server and of
// the page's features those beside the change. Passes its arguments to vitest.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sourceFiles } from '../checks/repository.ts';
import { importersOf, testPlaces } from '../checks/tests-of-changes.ts';

const root = join(import.meta.dirname, '..');

/** The output of git; null on failure. */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const pathsOf = (listed) => (listed ?? '').split('\n').filter(Boolean);

const since = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
const changed = [
  ...pathsOf(git('diff', '--name-only', since)),
  ...pathsOf(git('ls-files', '--others', '--exclude-standard')),
];
const importers = importersOf(sourceFiles().filter((path) => path.startsWith('apps/')));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--changed',
    since,
    '--passWithNoTests',
    ...testPlaces(changed, importers),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
