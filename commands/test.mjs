// Runs everything that must hold before a change lands: format, lint, types, unused code, unit, integration and
// browser tests. Installs what is missing first. The last line counts what ran: N passed, N failed, N skipped.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { installDependencies } from './install.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';

/**
 * Tests of each SQL statement, as path prefixes: stores and migrations, accounts, surveys, plans and imports, and
 * one test of every call. They also run on a PostgreSQL server; other tests need no second database.
 */
const SQL_TESTS = [
  'apps/api/src/db/backup/',
  'apps/api/src/db/full-database',
  'apps/api/src/db/migrate',
  'apps/api/src/db/pool-database',
  'apps/api/src/db/stores/',
  'apps/api/src/features/account/',
  'apps/api/src/features/plan/change/change-meal',
  'apps/api/src/features/plan/plan-routes',
  'apps/api/src/features/plan/replan/replan-rest',
  'apps/api/src/features/plan/share/share-routes',
  'apps/api/src/features/plan/stale-plans',
  'apps/api/src/features/recipe/recipe-search',
  'apps/api/src/features/survey/',
  'apps/api/src/imports/imported-entries',
  'apps/api/src/imports/run-import',
  'apps/api/src/testing/replay-examples',
  'apps/api/src/features/recipe/tips/tip-budget',
  'apps/api/src/upkeep/purge',
];

const root = join(import.meta.dirname, '..');
const scratch = makeScratchFolder();
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
/** A copy made at the start, because finding a browser changes the environment of this process. */
const environment = { ...process.env, NO_COLOR: '1' };
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Most characters of a failure's message in the summary. */
const REASON_LENGTH = 600;
/** Failures, repeated at the end of a long output. */
const failures = [];
/** Output of the steps that ran in parallel with the unit tests, printed after theirs. */
const lastWords = [];

/** Runs a program in the repository; returns whether it succeeded and, unless its output is inherited, the output. */
async function run([program, ...words], { env = {}, stdio = 'pipe' } = {}) {
  const said = [];
  const child = spawn(program, words, { cwd: root, stdio, env: { ...environment, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
  child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { succeeded: code === 0, said: Buffer.concat(said) };
}

/** Runs a step that counts as one passed or one failed check; prints its output at its end. */
async function step(name, args) {
  const { succeeded, said } = await run(args);
  console.log(`\n▸ ${name}`);
  process.stdout.write(said);
  totals[succeeded ? 'passed' : 'failed'] += 1;
  if (!succeeded) failures.push(name);
}

/** Counts the results in the report of a test runner. A runner that fails before counting is one failure. */
function count(name, succeeded, { report, read }) {
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

/** Independent steps, each on about one core. */
async function checkSources() {
  await step('format and lint', [bin('biome'), 'ci', '--colors=off', '.']);
  await step('unused code', [bin('knip')]);
  await step('types', [process.execPath, 'commands/types.mjs']);
}

/** The failed tests of one file in vitest's report, with the first line of the message; the file itself when it did not run. */
function failedIn({ name, status, assertionResults, message }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map(
    (test) => `${file}: ${test.fullName}: ${test.failureMessages.join(' ').slice(0, REASON_LENGTH)}`,
  );
}

/** Runs vitest with these arguments and counts its tests; returns its output unless that is inherited. */
async function vitest(name, words, { env, stdio }) {
  const report = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const options = { env: { ...env, TMPDIR: scratch }, stdio };
  const ended = await run([bin('vitest'), ...words, '--run', ...reporters], options);
  count(name, ended.succeeded, {
    report,
    read: (json) => ({
      passed: json.numPassedTests,
      failed: json.testResults.flatMap(failedIn),
      skipped: json.numPendingTests + json.numTodoTests,
    }),
  });
  return ended;
}

/** Runs the unit and integration tests on the embedded database and shows their output. */
async function unitTests() {
  console.log('\n▸ unit and integration tests');
  const env = { KKINI_TEST_DATABASE_URL: '' };
  await vitest('unit and integration tests', [], { env, stdio: 'inherit' });
}

/** Runs the tests that use the database on a PostgreSQL server, if one is named; prints their output at the end. */
async function serverDatabaseTests() {
  const serverDatabase = process.env.KKINI_TEST_DATABASE_URL;
  if (!serverDatabase) return;
  const name = 'integration tests on a PostgreSQL server';
  const { said } = await vitest(name, SQL_TESTS, { env: { KKINI_TEST_DATABASE_URL: serverDatabase } });
  lastWords.push(`\n▸ ${name}\n`, said);
}

/** The journeys of a suite in Playwright's report that failed at least once. */
function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedJourneys)];
}

/** Runs the journeys and prints their output at the end. */
async function browserTests() {
  const report = join(scratch, 'playwright.json');
  const browser = await findBrowser(root);
  // The data folder of their server and the profiles of their browsers, in memory where there is room.
  const env = {
    TMPDIR: scratch,
    ...browser.env,
    CHROMIUM_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const args = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
  const { succeeded, said } = await run(args, { env });
  lastWords.push('\n▸ browser tests\n', said);
  count('browser tests', succeeded, {
    report,
    read: (json) => ({
      passed: json.stats.expected,
      failed: json.suites.flatMap(failedJourneys),
      skipped: json.stats.skipped,
    }),
  });
}

/**
 * Tests that run the built product. Browsers, databases and tests that start processes often wait, so in parallel they leave no
 * core idle.
 */
async function runTests() {
  await step('build', [process.execPath, 'commands/build.mjs']);
  await Promise.all([unitTests(), browserTests().then(serverDatabaseTests)]);
}

await Promise.all([checkSources(), runTests()]);
for (const words of lastWords) process.stdout.write(words);

for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
