// Runs everything that must hold before a change lands: format, lint, types, unused code, unit, integration and
// browser tests. Installs what is missing first. The last line counts what ran: N passed, N failed, N skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { installDependencies } from './install.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'kkini-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program in the repository and tells whether it succeeded. */
function run(args, env = {}) {
  const [program, ...rest] = args;
  const result = spawnSync(program, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status === 0;
}

/** Runs a step that is itself one check: it counts as one passed or one failed. */
function step(name, args) {
  console.log(`\n▸ ${name}`);
  totals[run(args) ? 'passed' : 'failed'] += 1;
}

/** Runs a test runner that writes its own count; a runner that broke before counting is one failure. */
function suite(name, { args, env, report, count }) {
  console.log(`\n▸ ${name}`);
  const succeeded = run(args, env);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!succeeded && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

installDependencies(root);
step('format and lint', [bin('biome'), 'ci', '--colors=off', '.']);
step('types', [process.execPath, 'commands/types.mjs']);
step('unused code', [bin('knip')]);
step('build', ['npm', 'run', 'build', '--silent']);

/** Runs test files under vitest; the integration tests use the database the environment names. */
function vitest(name, files, env) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  suite(name, {
    args: [
      bin('vitest'),
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    report,
    count: (json) => ({
      passed: json.numPassedTests,
      failed:
        json.numFailedTests +
        json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
          .length,
      skipped: json.numPendingTests + json.numTodoTests,
    }),
  });
}

const serverDatabase = process.env.KKINI_TEST_DATABASE_URL;
vitest('unit and integration tests', [], { KKINI_TEST_DATABASE_URL: '' });
if (serverDatabase) {
  vitest('integration tests on a PostgreSQL server', ['apps/api'], {
    KKINI_TEST_DATABASE_URL: serverDatabase,
  });
}

const journeyReport = join(reports, 'playwright.json');
const browser = await findBrowser(root);
suite('browser tests', {
  args: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
  env: { ...browser.env, CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  report: journeyReport,
  count: (json) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    skipped: json.stats.skipped,
  }),
});

rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
