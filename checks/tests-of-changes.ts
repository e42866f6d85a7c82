import { dirname, join } from 'node:path/posix';
import { importsOf } from './repository.ts';

/** The importing files of each file, as paths from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const SERVER = 'apps/api/src/';
/** Assembles the server. Tests of calls build the whole server with it. */
const WHOLE_SERVER = `${SERVER}app.ts`;
/** Files that list the calls of a feature, as the server lists the features. */
const CALLS_OF_FEATURE = /\/features\/[^/]+\/[^/]+-routes\.ts$/;
/** Folders on which no test of the server depends, and texts. */
const BESIDE_SERVER = /^(?:apps\/web|e2e|checks|commands|docs)\/|\.md$/;
const PAGE = 'apps/web/src/features/';
const WHOLE_PAGE = 'apps/web/src/app/';
/** The features of the page, and folders on which none of its tests depends. */
const BESIDE_PAGE = /^apps\/web\/src\/features\/.*\.tsx?$|^(?:e2e|checks|commands|docs)\/|\.md$/;
/** Tests that read files of the repository without importing them, and those of the page. */
const OTHER_TESTS = ['apps/web/', 'checks/'];

/** Importers of every file that one of these files imports by a relative path. */
export function importersOf(sources: readonly string[]): Importers {
  const importers = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of importsOf(source).filter((imported) => imported.startsWith('.'))) {
      const path = join(dirname(source), name);
      importers.set(path, [...(importers.get(path) ?? []), source]);
    }
  }
  return importers;
}

/**
 * Path prefixes of the tests worth running after a change; empty if all tests that import a changed file have to run. A test that
 * builds the whole server imports all of it, so it runs only if it is beside the file through which the server imports the change
 * or, for a call in a folder of its feature, beside the call or the feature's list of calls.
 */
export function testPlaces(changed: readonly string[], importers: Importers): readonly string[] {
  if (changed.some((path) => path.startsWith(PAGE)) && changed.every((path) => BESIDE_PAGE.test(path)))
    return placesOnPage(changed, importers);
  const inServer = changed.filter((path) => path.startsWith(SERVER) && path.endsWith('.ts'));
  const isNarrow = changed.every((path) => inServer.includes(path) || BESIDE_SERVER.test(path));
  if (!isNarrow || inServer.length === 0 || inServer.includes(WHOLE_SERVER)) return [];
  const reached = new Set(inServer);
  const places = new Set(OTHER_TESTS);
  for (const path of reached) {
    if (path.endsWith('.test.ts')) places.add(path);
    for (const importer of importers.get(path) ?? []) {
      const isList = CALLS_OF_FEATURE.test(importer) && dirname(path).startsWith(`${dirname(importer)}/`);
      if (isList) places.add(importer.replace('.ts', '.test.ts'));
      if (isList || importer === WHOLE_SERVER) places.add(`${dirname(path)}/`);
      else reached.add(importer);
    }
  }
  return [...places];
}

/** The same for the features of the page, which its `app` folder assembles: their tests, and those of `app`. */
function placesOnPage(changed: readonly string[], importers: Importers): readonly string[] {
  const reached = new Set(changed.filter((path) => path.startsWith(PAGE)));
  const places = new Set([WHOLE_PAGE, 'checks/']);
  for (const path of reached) {
    if (/\.test\.tsx?$/.test(path)) places.add(path);
    for (const importer of importers.get(path) ?? []) {
      if (importer.startsWith(WHOLE_PAGE)) places.add(`${dirname(path)}/`);
      else reached.add(importer);
    }
  }
  return [...places];
}
