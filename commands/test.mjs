// Runs everything that must hold before a change lands: format, lint, types, unused code, unit, integration and
// browser tests. Installs what is missing first. The last line counts what ran: N passed, N failed, N skipped.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { installDependencies } from './install.mjs';

/**
 * Tests that depend on the database, each as a path prefix: stores and migrations, accounts, surveys, plans and
 * imports, and one test of every call. They also run on a PostgreSQL server; other tests need no second database.
 */
const SQL_TESTS = [
  'apps/api/src/plugins/access/',
  'apps/api/src/db/',
  'apps/api/src/features/account/',
  'apps/api/src/features/plan/plan-routes',
  'apps/api/src/features/plan/replan/replan-rest',
  'apps/api/src/features/plan/share-routes',
  'apps/api/src/features/plan/stale-plans',
  'apps/api/src/features/recipe/recipe-search',
  'apps/api/src/features/survey/',
  'apps/api/src/imports/imported-entries',
  'apps/api/src/imports/run-import',
  'apps/api/src/testing/replay-examples',
  'apps/api/src/features/recipe/tips/tip-budget',
  'apps/api/src/upkeep/',
];

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'kkini-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Most characters of a failure's message in the summary. */
const REASON_LENGTH = 600;
/** Failures, repeated at the end of a long output. */
const failures = [];

/** Runs a program in the repository and returns whether it succeeded. */
function run(args, env = {}) {
  const [program, ...rest] = args;
  const result = spawnSync(program, rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return result.status === 0;
}

/** Runs a step that counts as one passed or one failed check; prints its output at its end. */
async function step(name, [program, ...words]) {
  const said = [];
  const child = spawn(program, words, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  console.log(`\n▸ ${name}`);
  process.stdout.write(Buffer.concat(said));
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
}

/** Runs a test runner with its own report; a runner that fails before counting is one failure. */
function suite(name, { args, env, report, read }) {
  console.log(`\n▸ ${name}`);
  const succeeded = run(args, env);
  const { passed, failed, skipped } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [], skipped: 0 };
  if (!succeeded && failed.length === 0) failed.push('ended with an error');
  totals.passed += passed;
  totals.failed += failed.length;
  totals.skipped += skipped;
  failures.push(...failed.map((failure) => `${name}: ${failure}`));
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

installDependencies(root);
/** Independent steps; the build leaves a core free for the others. */
async function checkSources() {
  await step('format and lint', [bin('biome'), 'ci', '--colors=off', '.']);
  await step('unused code', [bin('knip')]);
  await step('types', [process.execPath, 'commands/types.mjs']);
}

await Promise.all([step('build', [process.execPath, 'commands/build.mjs']), checkSources()]);

/** The failed tests of one file in vitest's report, with the first line of the message; the file itself when it did not run. */
function failedIn({ name, status, assertionResults, message }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map(
    (test) => `${file}: ${test.fullName}: ${test.failureMessages.join(' ').slice(0, REASON_LENGTH)}`,
  );
}

/** Runs vitest with these arguments; the integration tests use the database of the environment. */
function vitest(name, words, env) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  suite(name, {
    args: [
      bin('vitest'),
      ...words,
      '--run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    report,
    read: (json) => ({
      passed: json.numPassedTests,
      failed: json.testResults.flatMap(failedIn),
      skipped: json.numPendingTests + json.numTodoTests,
    }),
  });
}

const serverDatabase = process.env.KKINI_TEST_DATABASE_URL;
vitest('unit and integration tests', [], { KKINI_TEST_DATABASE_URL: '' });
if (serverDatabase) {
  vitest('integration tests on a PostgreSQL server', SQL_TESTS, {
    KKINI_TEST_DATABASE_URL: serverDatabase,
  });
}

/** The journeys of a suite in Playwright's report that failed at least once. */
function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedJourneys)];
}

const journeyReport = join(reports, 'playwright.json');
const browser = await findBrowser(root);
suite('browser tests', {
  args: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
  env: { ...browser.env, CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  report: journeyReport,
  read: (json) => ({
    passed: json.stats.expected,
    failed: json.suites.flatMap(failedJourneys),
    skipped: json.stats.skipped,
  }),
});

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
