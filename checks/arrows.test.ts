import { describe, expect, it } from 'vitest';
import { importsOf, read, repositoryFiles, sourceFiles, workspaceOf } from './repository.ts';

/** Allowed imports between workspaces, as the picture in docs/architecture.en.md shows them. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/testing': [],
  'packages/domain': [],
  'packages/dish-art': [],
  'packages/contract': ['domain'],
  'packages/planner': ['domain', 'testing'],
  'packages/tips': ['domain'],
  'packages/catalog': ['domain', 'dish-art', 'testing'],
  'apps/web': ['contract', 'domain'],
  'apps/api': ['contract', 'domain', 'planner', 'tips', 'catalog', 'dish-art', 'testing'],
  e2e: [],
  checks: [],
  bench: ['contract', 'domain', 'planner'],
};

const FEATURES = ['survey', 'plan', 'recipe', 'product', 'account', 'food'];

const manifests = repositoryFiles().filter((path) =>
  /^((packages|apps)\/[^/]+|e2e|checks|bench)\/package\.json$/.test(path),
);

/** Every relative or workspace import of the sources, resolved to a path from the root where it is relative. */
const imports = sourceFiles().flatMap((file) =>
  importsOf(file).map((specifier) => ({
    file,
    specifier,
    target: specifier.startsWith('.') ? new URL(specifier, `file:///${file}`).pathname.slice(1) : specifier,
  })),
);

describe('arrows between workspaces', () => {
  it('sees the sources', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(manifests.length).toBe(Object.keys(ARROWS).length);
  });

  it.each(manifests)('%s names only workspaces the picture allows', (path) => {
    const manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> } =
      JSON.parse(read(path));
    const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => name.startsWith('@kkini/'))
      .map((name) => name.slice('@kkini/'.length));
    expect(ARROWS[workspaceOf(path)]).toEqual(expect.arrayContaining(named));
  });

  it('imports only what the manifest names', () => {
    const unnamed = imports.filter(({ file, specifier }) => {
      if (!specifier.startsWith('@kkini/')) return false;
      const name = specifier.split('/').slice(0, 2).join('/');
      const workspace = workspaceOf(file);
      return (
        name !== `@kkini/${workspace.split('/').at(-1)}` &&
        !read(`${workspace}/package.json`).includes(`"${name}"`)
      );
    });
    expect(unnamed).toEqual([]);
  });

  it('never leaves a workspace by a relative path', () => {
    const leaving = imports.filter(
      ({ file, specifier, target }) => specifier.startsWith('.') && workspaceOf(target) !== workspaceOf(file),
    );
    expect(leaving).toEqual([]);
  });
});

describe('arrows inside the page and the server', () => {
  const inside = (folder: string, banned: RegExp) =>
    imports.filter(({ file, target }) => file.startsWith(folder) && banned.test(target));

  it('keeps features apart', () => {
    const crossing = imports.filter(({ file, target }) => {
      const from = /^apps\/(?:web|api)\/src\/features\/([^/]+)\//.exec(file)?.[1];
      const to = /^apps\/(?:web|api)\/src\/features\/([^/]+)\//.exec(target)?.[1];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(crossing).toEqual([]);
  });

  it('has the same feature folders on both sides', () => {
    const folders = new Set(
      sourceFiles().flatMap((file) => /^apps\/(?:web|api)\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []),
    );
    expect(FEATURES).toEqual(expect.arrayContaining([...folders]));
  });

  it('lets only the app folder of the page join features', () => {
    expect(inside('apps/web/src/features/', /^apps\/web\/src\/app\//)).toEqual([]);
    expect(inside('apps/web/src/ui/', /^apps\/web\/src\/(app|features|platform|messages)\//)).toEqual([]);
    expect(inside('apps/web/src/platform/', /^apps\/web\/src\/(app|features|ui)\//)).toEqual([]);
    expect(inside('apps/web/src/messages/', /^apps\/web\/src\/(app|features|ui|platform)\//)).toEqual([]);
  });

  it('lets only planning, the plan feature, the judgement of dishes and their tips ask the planner', () => {
    const asking = imports.filter(({ specifier }) => specifier === '@kkini/planner').map(({ file }) => file);
    const outside = asking.filter(
      (file) =>
        file.startsWith('apps/api/src/') &&
        !/^apps\/api\/src\/(workers\/|features\/plan\/|features\/recipe\/(judgement|tips)\/|db\/stored-plan|.*\.test\.ts)/.test(
          file,
        ),
    );
    expect(outside).toEqual([]);
  });

  it('keeps the workers below the features of the server', () => {
    expect(inside('apps/api/src/workers/', /^apps\/api\/src\/features\//)).toEqual([]);
  });

  it('keeps SQL in db', () => {
    const outside = imports.filter(
      ({ file, specifier }) =>
        file.startsWith('apps/api/src/') &&
        !file.startsWith('apps/api/src/db/') &&
        !/\.test\.ts$|\/testing\//.test(file) &&
        /^(drizzle-orm|pg)(\/|$)/.test(specifier),
    );
    expect(outside).toEqual([]);
  });

  it('lets the checks of stored plans share no code with the search, only the domain, rows of rules and types', () => {
    const DATA =
      /\/(constraints\/(hard-rules|week-wall-rows)|limits\/(?:people\/)?(limit-rows|answer-rows|style-off-rows|limit-key|conflict-rules|energy-rows|person-rows|reference-person)|model\/[^/]+)\.ts$/;
    const own = 'packages/planner/src/verification/';
    const foreign = imports.filter(
      ({ file, target }) =>
        file.startsWith(own) &&
        !/\.test\.ts$|\/testing\//.test(file) &&
        (!target.startsWith(own) || target.startsWith(`${own}testing/`)) &&
        !/^@kkini\/domain(\/(limits|memoize|portions))?$/.test(target) &&
        !DATA.test(target),
    );
    expect(imports.some(({ file }) => file.startsWith(own))).toBe(true);
    expect(foreign).toEqual([]);
  });

  it('lets the planner lean one way: plan, search and explain, rules, what a choice brings, model', () => {
    const layers = ['model', 'limits', 'constraints', 'preferences', 'tables', 'search', 'explain'];
    const upward = imports.filter(({ file, target }) => {
      const from = layers.indexOf(/^packages\/planner\/src\/([^/]+)\//.exec(file)?.[1] ?? '');
      const to = layers.indexOf(/^packages\/planner\/src\/([^/]+)\//.exec(target)?.[1] ?? '');
      return from >= 0 && to > from;
    });
    expect(upward).toEqual([]);
  });
});
