import { dirname } from 'node:path/posix';
import type { Importers } from './import-graph.ts';
import { workspaceOf } from './repository.ts';

/** What is known of a repository: its test files, who imports each file, and milliseconds the tests of a file took last. */
export type Known = {
  readonly tests: readonly string[];
  readonly importers: Importers;
  readonly times: ReadonlyMap<string, number>;
};

/** Test files to run after a change, nearest first, and those that import it but are left to `npm test`. */
export type Choice = { readonly run: readonly string[]; readonly left: readonly string[] };

/** How many imports lie between a file and the change. */
type Distances = ReadonlyMap<string, number>;

/**
 * Share of all tests to run, by their times: one in 24 ends within half a minute on two cores, start and imports included. Tests of other
 * workspaces get some of it however long those of the changed one take.
 */
const SHARE = 1 / 24;
const LEAST_SHARE_ELSEWHERE = 1 / 45;

/** Files that assemble a whole app. A test that builds an app imports all of it, and so says little about one file. */
const WHOLE_APP =
  /^apps\/(?:api\/src\/(?:app|testing\/build-test-app)\.ts|web\/src\/(?:app\/|testing\/render-app\.tsx))/;
/** Files that list the calls of a feature. */
const CALLS_OF_FEATURE = /\/features\/[^/]+\/[^/]+-routes\.ts$/;
const WHOLE_PAGE = 'apps/web/src/app/';
/** The entry of a package. A change of it mostly adds a name, so that it matters less than what the name stands for. */
const INDEX = /^packages\/.*\/index\.ts$/;
const INDEX_DISTANCE = 100;
const TEST = /\.test\.tsx?$/;
/** Files on which every test may depend. */
const EVERY_TEST =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.]*)\.json$|(?:^|\/)vite(?:st)?[\w.]*\.config\.ts$/;
/** Milliseconds of a test file that has not run here yet. */
const UNKNOWN_MS = 500;
/** Files no unit or integration test depends on. */
const NO_TEST = /\.md$|^(?:docs|deploy|e2e|commands)\/|^[^/]+$/;

/**
 * Chooses tests worth waiting for. Those of a changed package that import the change all run, and so do those that import a changed
 * file of their app directly. Of the others the nearest run, up to a share of the time of all tests. A change is not followed
 * through files that assemble a whole app; instead the tests beside the file it takes the change in by are near.
 */
export function testsOfChanges(changed: readonly string[], known: Known): Choice {
  if (changed.some((path) => EVERY_TEST.test(path))) return { run: known.tests, left: [] };
  const starts = changed.filter((path) => !NO_TEST.test(path));
  const reached = reachedFrom(starts, known);
  const run = nearestWithin(nearFiles(starts, known), new Set(starts.map(workspaceOf)), known);
  return { run, left: known.tests.filter((path) => reached.has(path) && !run.includes(path)) };
}

/** The tests among near files that run, nearest first and the quickest first of those as near. */
function nearestWithin(near: Distances, changed: ReadonlySet<string>, { tests, times }: Known) {
  const took = (path: string) => times.get(path) ?? UNKNOWN_MS;
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + took(path), 0);
  const far = (path: string) => near.get(path) ?? Number.POSITIVE_INFINITY;
  const isOwn = (path: string) =>
    changed.has(workspaceOf(path)) && (path.startsWith('packages/') || far(path) <= 1);
  const ordered = tests
    .filter((path) => near.has(path))
    .toSorted((one, other) => far(one) - far(other) || took(one) - took(other));
  const own = ordered.filter(isOwn);
  let room = Math.max(sum(tests) * SHARE - sum(own), sum(tests) * LEAST_SHARE_ELSEWHERE);
  const others = ordered.filter((path) => {
    const isChosen = !isOwn(path) && took(path) <= room;
    if (isChosen) room -= took(path);
    return isChosen;
  });
  return [...own, ...others];
}

/** Distances of the files that import the changed ones with no whole app between, and of the tests beside what an app takes in. */
function nearFiles(starts: readonly string[], known: Known): Distances {
  const distances = new Map<string, number>();
  for (const path of starts.filter((start) => !INDEX.test(start))) distances.set(path, 0);
  for (const path of starts.flatMap((start) => testsNamedLike(start, known))) distances.set(path, 1);
  for (const path of starts.flatMap((start) => testsAround(start, known))) distances.set(path, 2);
  spread(distances, known);
  for (const path of starts.filter((start) => INDEX.test(start))) distances.set(path, INDEX_DISTANCE);
  spread(distances, known);
  return distances;
}

/** Adds the distances of files that import those with one. */
function spread(distances: Map<string, number>, { importers, tests }: Known): void {
  const beside: { readonly place: string; readonly distance: number }[] = [];
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      const isList = CALLS_OF_FEATURE.test(importer) && path.startsWith(`${dirname(importer)}/`);
      const isWhole = WHOLE_APP.test(importer) && !TEST.test(importer);
      const places = [
        ...(isList ? [importer.replace('.ts', '.test.ts')] : []),
        ...(isList || isWhole ? [`${dirname(path)}/`] : []),
        ...(importer.startsWith(WHOLE_PAGE) ? [WHOLE_PAGE] : []),
      ];
      beside.push(...places.map((place) => ({ place, distance: distance + 2 })));
      if (!isList && !isWhole && !distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  for (const { place, distance } of beside.toSorted((one, other) => one.distance - other.distance)) {
    for (const path of tests.filter((test) => test.startsWith(place)))
      if (!distances.has(path)) distances.set(path, distance);
  }
}

/** All files that import the changed ones. */
function reachedFrom(starts: readonly string[], known: Known): ReadonlySet<string> {
  const unimported = starts.flatMap((path) => [...testsNamedLike(path, known), ...testsAround(path, known)]);
  const reached = new Set([...starts, ...unimported]);
  for (const path of reached) for (const importer of known.importers.get(path) ?? []) reached.add(importer);
  return reached;
}

/** The test named like a file, which may start it as a process without importing it. */
function testsNamedLike(path: string, { tests }: Known): readonly string[] {
  const name = path.replace(/\.tsx?$/, '');
  return tests.filter((test) => test.replace(TEST, '') === name);
}

/** For a file that nothing imports and no test is named like, such as data, the tests of the nearest folder that has some. */
function testsAround(path: string, known: Known): readonly string[] {
  if (TEST.test(path) || known.importers.has(path) || testsNamedLike(path, known).length > 0) return [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const within = known.tests.filter((test) => test.startsWith(`${folder}/`));
    if (within.length > 0) return within;
  }
  return [];
}
