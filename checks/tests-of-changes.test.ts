import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './repository.ts';
import { importersOf, testPlaces } from './tests-of-changes.ts';

const API = 'apps/api/src';
const MEAL_TEST = 'apps/web/src/features/plan/meal/meal.test.tsx';
const IMPORTERS = new Map([
  [`${API}/app.ts`, [`${API}/server.ts`, `${API}/testing/build-test-app.ts`]],
  [`${API}/testing/build-test-app.ts`, [`${API}/features/plan/plan.test.ts`, `${API}/plugins/log.test.ts`]],
  [`${API}/plugins/log.ts`, [`${API}/app.ts`]],
  [`${API}/features/plan/plan-routes.ts`, [`${API}/app.ts`]],
  [`${API}/features/plan/share/share.ts`, [`${API}/features/plan/plan-routes.ts`]],
  [`${API}/features/plan/share/of-share.ts`, [`${API}/features/plan/share/share.ts`]],
  [`${API}/features/plan/of-plan.ts`, [`${API}/features/plan/plan-routes.ts`]],
  ['apps/web/src/features/plan/day/day.tsx', ['apps/web/src/app/routes.tsx']],
  ['apps/web/src/features/plan/meal/meal.tsx', ['apps/web/src/features/plan/day/day.tsx', MEAL_TEST]],
  [`${API}/db/plan-store.ts`, [`${API}/features/plan/plan-routes.ts`, `${API}/db/plan-store.test.ts`]],
]);
const OTHERS = ['apps/web/', 'checks/'];

describe('the tests worth running after a change', () => {
  it.each([
    ['a plugin', ['plugins/log.ts'], [`${API}/plugins/`]],
    ['what all calls of a feature share', ['features/plan/of-plan.ts'], [`${API}/features/plan/`]],
    [
      'one call',
      ['features/plan/share/of-share.ts'],
      [`${API}/features/plan/share/`, `${API}/features/plan/plan-routes.test.ts`],
    ],
    ['a store', ['db/plan-store.ts'], [`${API}/db/plan-store.test.ts`, `${API}/features/plan/`]],
    ['a test', ['db/plan-store.test.ts'], [`${API}/db/plan-store.test.ts`]],
    [
      'what tests build the server with',
      ['testing/build-test-app.ts'],
      [`${API}/features/plan/plan.test.ts`, `${API}/plugins/log.test.ts`],
    ],
  ])('are, for %s, those beside what the server takes it in by', (_what, files, places) => {
    const changed = files.map((file) => `${API}/${file}`);
    expect(new Set(testPlaces(changed, IMPORTERS))).toEqual(new Set([...OTHERS, ...places]));
  });

  it('are the same when the page and texts change with it', () => {
    const alone = testPlaces([`${API}/plugins/log.ts`], IMPORTERS);
    expect(testPlaces([`${API}/plugins/log.ts`, 'apps/web/src/main.ts', 'README.md'], IMPORTERS)).toEqual(
      alone,
    );
  });

  it.each([
    ['the server itself', [`${API}/app.ts`]],
    ['a package with it', [`${API}/plugins/log.ts`, 'packages/domain/src/index.ts']],
    ['a migration, which no import names', [`${API}/db/migrations/0001-schema.sql`]],
    ['the lockfile', ['package-lock.json']],
    ['the page', ['apps/web/src/main.ts']],
  ])('are all that import a changed file, for %s', (_what, changed) => {
    expect(testPlaces(changed, IMPORTERS)).toEqual([]);
  });

  it('are, for a feature of the page, those beside the screens that show it and those of the app', () => {
    const places = testPlaces(['apps/web/src/features/plan/meal/meal.tsx', 'README.md'], IMPORTERS);
    const screens = 'apps/web/src/features/plan/day/';
    expect(new Set(places)).toEqual(new Set([MEAL_TEST, screens, 'apps/web/src/app/', 'checks/']));
  });

  it('are found in the sources', () => {
    const importers = importersOf(sourceFiles().filter((path) => path.startsWith('apps/api/')));
    const places = testPlaces([`${API}/plugins/log-calls.ts`], importers);
    expect(places).toContain(`${API}/plugins/`);
    expect(places.filter((place) => place.startsWith(`${API}/features/`))).toEqual([]);
  });

  it('are beside each call that is in a folder of its feature', () => {
    const sources = sourceFiles();
    const folders = sources
      .filter((path) => /^apps\/api\/src\/features\/[^/]+\/[^/]+-routes\.ts$/.test(path))
      .flatMap((list) =>
        importsOf(list)
          .flatMap((name) => /^\.\/.+\//.exec(name) ?? [])
          .map((name) => join(dirname(list), name)),
      );
    expect(folders).toContain(`${API}/features/plan/share/`);
    for (const folder of folders)
      expect(
        sources.some((path) => path.startsWith(folder) && path.endsWith('.test.ts')),
        folder,
      ).toBe(true);
  });
});
