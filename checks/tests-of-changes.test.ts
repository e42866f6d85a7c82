import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { importersOf } from './import-graph.ts';
import { importsOf, sourceFiles } from './repository.ts';
import { type Known, testsOfChanges } from './tests-of-changes.ts';

const API = 'apps/api/src';
const WEEK = 'packages/planner/src/week';
const PLAN = `${API}/features/plan`;
const SCREENS = 'apps/web/src/features/plan';
const BUILD = `${API}/testing/build-test-app.ts`;

const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  [`${WEEK}/table.ts`]: [`${WEEK}/week.ts`, `${PLAN}/table.test.ts`],
  [`${WEEK}/week.ts`]: [`${WEEK}/week.test.ts`, `${API}/workers/answer-job.ts`],
  'packages/planner/src/index.ts': [`${API}/workers/answer-job.ts`, `${API}/plugins/log.test.ts`],
  [`${API}/workers/answer-job.ts`]: [`${API}/workers/pool.test.ts`, BUILD],
  [BUILD]: [`${PLAN}/plan-routes.test.ts`, `${PLAN}/share/share.test.ts`, `${API}/plugins/log.test.ts`],
  [`${API}/app.ts`]: [BUILD],
  [`${API}/plugins/log.ts`]: [`${API}/app.ts`],
  [`${PLAN}/plan-routes.ts`]: [`${API}/app.ts`],
  [`${PLAN}/of-plan.ts`]: [`${PLAN}/plan-routes.ts`],
  [`${PLAN}/share/share.ts`]: [`${PLAN}/plan-routes.ts`],
  [`${API}/db/plan-store.ts`]: [`${PLAN}/share/share.ts`, `${API}/db/plan-store.test.ts`],
  [`${SCREENS}/meal/meal.tsx`]: [`${SCREENS}/day/day.tsx`, `${SCREENS}/meal/meal.test.tsx`],
  [`${SCREENS}/day/day.tsx`]: ['apps/web/src/app/routes/screens.ts'],
};
const TESTS = [
  `${WEEK}/week.test.ts`,
  'packages/planner/src/other.test.ts',
  `${PLAN}/table.test.ts`,
  `${API}/workers/pool.test.ts`,
  `${PLAN}/plan-routes.test.ts`,
  `${PLAN}/share/share.test.ts`,
  `${API}/plugins/log.test.ts`,
  `${API}/db/plan-store.test.ts`,
  `${API}/server.test.ts`,
  `${SCREENS}/meal/meal.test.tsx`,
  `${SCREENS}/day/turn.test.tsx`,
  `${SCREENS}/week/week.test.tsx`,
  'apps/web/src/app/start.test.tsx',
];

/** A repository in which each test file took a second, but for these. */
function known(seconds: Readonly<Record<string, number>> = {}): Known {
  return {
    tests: TESTS,
    importers: new Map(Object.entries(IMPORTERS).map(([path, importers]) => [path, new Set(importers)])),
    times: new Map([...TESTS.map((path) => [path, 1] as const), ...Object.entries(seconds)]),
  };
}

/** So long that all others fit in a fraction of the whole. */
const ROOMY = known({ 'packages/planner/src/other.test.ts': 1000 });

describe('the tests worth running after a change', () => {
  it.each([
    ['a package', `${WEEK}/table.ts`, [`${PLAN}/table`, `${WEEK}/week`, `${API}/workers/pool`]],
    ['a plugin', `${API}/plugins/log.ts`, [`${API}/plugins/log`]],
    [
      'what all calls of a feature share',
      `${PLAN}/of-plan.ts`,
      [`${PLAN}/plan-routes`, `${PLAN}/share/share`, `${PLAN}/table`],
    ],
    ['one call', `${PLAN}/share/share.ts`, [`${PLAN}/share/share`, `${PLAN}/plan-routes`]],
    [
      'a store',
      `${API}/db/plan-store.ts`,
      [`${API}/db/plan-store`, `${PLAN}/share/share`, `${PLAN}/plan-routes`],
    ],
    ['what starts as a process', `${API}/server.ts`, [`${API}/server`]],
    [
      'a part of a screen',
      `${SCREENS}/meal/meal.tsx`,
      [`${SCREENS}/meal/meal`, `${SCREENS}/day/turn`, 'apps/web/src/app/start'],
    ],
    ['a test', `${PLAN}/table.test.ts`, [`${PLAN}/table`]],
    ['data', 'packages/planner/data/weights.json', [`${WEEK}/week`, 'packages/planner/src/other']],
    ['a text', 'docs/style.md', []],
  ])('are, for %s, those near it', (_what, changed, tests) => {
    const { run } = testsOfChanges([changed], ROOMY);
    expect(run.map((path) => path.replace(/\.test\.tsx?$/, '')).toSorted()).toEqual(tests.toSorted());
  });

  it('leave others that import the change to the whole run, and name them', () => {
    const { left } = testsOfChanges([`${WEEK}/table.ts`], ROOMY);
    const built = [
      `${PLAN}/plan-routes.test.ts`,
      `${PLAN}/share/share.test.ts`,
      `${API}/plugins/log.test.ts`,
    ];
    expect(left).toEqual(built);
  });

  it('are the nearest of other workspaces, as many as a part of the time of all allows', () => {
    const slow = known({ [`${WEEK}/week.test.ts`]: 50, [`${API}/workers/pool.test.ts`]: 5 });
    const { run, left } = testsOfChanges([`${WEEK}/table.ts`], slow);
    expect(run).toEqual([`${WEEK}/week.test.ts`, `${PLAN}/table.test.ts`]);
    expect(left).toContain(`${API}/workers/pool.test.ts`);
  });

  it('are all of the changed package that import the change, however long they take', () => {
    const { run } = testsOfChanges([`${WEEK}/week.ts`], known({ [`${WEEK}/week.test.ts`]: 10_000 }));
    expect(run[0]).toBe(`${WEEK}/week.test.ts`);
  });

  it('are nearer to what changed behind the entry of a package than to the entry', () => {
    const { run } = testsOfChanges([`${WEEK}/week.ts`, 'packages/planner/src/index.ts'], ROOMY);
    expect(run.indexOf(`${API}/workers/pool.test.ts`)).toBeLessThan(
      run.indexOf(`${API}/plugins/log.test.ts`),
    );
  });

  it.each(['package-lock.json', 'packages/planner/package.json', 'vitest.config.ts'])(
    'are all after a change of %s',
    (changed) => {
      expect(testsOfChanges([changed], known()).run).toEqual(TESTS);
    },
  );
});

describe('the importers in this repository', () => {
  const sources = sourceFiles().filter((path) => /^(?:packages\/planner|apps\/api)\//.test(path));
  const importers = importersOf(sources);
  const tests = sources.filter((path) => path.endsWith('.test.ts'));

  it('are those of a name, not of the entry it comes through', () => {
    expect(importers.get('packages/planner/src/plan-week.ts')).toContain(`${API}/workers/answer-job.ts`);
    expect(importers.get('packages/planner/src/seed.ts')).not.toContain(`${API}/workers/answer-job.ts`);
  });

  it('are none that take a type', () => {
    const read = importers.get(`${API}/platform/read-catalogue.ts`);
    expect(read).toContain(`${API}/testing/load-test-catalogue.ts`);
    expect(read).not.toContain(`${API}/testing/workers/in-thread-planner.ts`);
  });

  it('include those that match a pattern or import on demand', () => {
    expect(importers.get(`${API}/db/migrations/0001-schema.sql`)).toContain(`${API}/db/migrate.ts`);
    expect(importers.get(`${API}/telemetry/metrics.ts`)).toContain(`${API}/telemetry/open-telemetry.ts`);
  });

  it('reach, from every file of the planner with a test beside it, that test', () => {
    const isPlanners = (path: string) => path.startsWith('packages/planner/src/');
    const pairs = tests.filter(isPlanners).map((test) => [test.replace('.test.ts', '.ts'), test] as const);
    const known: Known = { tests, importers, times: new Map() };
    const beside = pairs.filter(([path]) => sources.includes(path));
    expect(beside.length).toBeGreaterThan(30);
    for (const [path, test] of beside) expect(testsOfChanges([path], known).run, path).toContain(test);
  });

  it('lead from each call that is in a folder of its feature to a test', () => {
    const folders = sources
      .filter((path) => /^apps\/api\/src\/features\/[^/]+\/[^/]+-routes\.ts$/.test(path))
      .flatMap((list) =>
        importsOf(list)
          .flatMap((name) => /^\.\/.+\//.exec(name) ?? [])
          .map((name) => join(dirname(list), name)),
      );
    expect(folders).toContain(`${PLAN}/share/`);
    for (const folder of folders)
      expect(
        tests.some((path) => path.startsWith(folder)),
        folder,
      ).toBe(true);
  });
});
