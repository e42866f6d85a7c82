import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, repositoryFiles, sourceFiles } from './repository.ts';

const MOST_FILES = 20;

const sources = repositoryFiles().filter((path) =>
  /^(apps|packages|bench|e2e|checks)\/.*\.(ts|tsx|css)$/.test(path),
);

/** The subfolders of each source folder of a workspace. */
function foldersThere(): ReadonlyMap<string, readonly string[]> {
  const inside = new Map<string, Set<string>>();
  for (const path of sources.filter((path) => /^(apps|packages)\/[^/]+\/(src|build)\//.test(path))) {
    const names = dirname(path).split('/');
    for (let depth = 3; depth < names.length; depth += 1) {
      const folder = names.slice(0, depth).join('/');
      inside.set(folder, (inside.get(folder) ?? new Set()).add(names[depth] ?? ''));
    }
  }
  return new Map([...inside].map(([folder, names]) => [folder, [...names].sort()]));
}

/** The rows of the table under one heading of a page. */
function foldersDescribed(page: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...read(page).matchAll(/^\| `([\w./-]+\/(?:src|build)[\w./-]*)` \| ([\w, -]+) \|$/gm)];
  return new Map(rows.map(([, folder = '', names = '']) => [folder, names.split(', ')]));
}

describe('the tree', () => {
  it('has at most twenty source files beside each other', () => {
    const beside = new Map<string, number>();
    for (const path of sources.filter((path) => !/\.test\.tsx?$/.test(path))) {
      beside.set(dirname(path), (beside.get(dirname(path)) ?? 0) + 1);
    }
    const crowded = [...beside].filter(([, files]) => files > MOST_FILES).map(([folder]) => folder);
    expect(beside.size).toBeGreaterThan(100);
    expect(crowded).toEqual([]);
  });

  it.each(['docs/architecture.en.md', 'docs/architecture.ko.md'])('is the one %s describes', (page) => {
    expect(Object.fromEntries(foldersDescribed(page))).toEqual(Object.fromEntries(foldersThere()));
  });
});

const SHAPELESS = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared'];

describe('names of files and folders', () => {
  it('says what a thing is instead of calling it a helper', () => {
    const shapeless = repositoryFiles().filter((path) =>
      path.split('/').some((part) => SHAPELESS.includes(part.replace(/\..*$/, ''))),
    );
    expect(shapeless).toEqual([]);
  });

  it('writes source files in kebab-case', () => {
    const odd = sourceFiles().filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name);
    });
    expect(odd).toEqual([]);
  });
});
