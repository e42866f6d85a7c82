import { describe, expect, it } from 'vitest';
import { read, repositoryFiles } from './repository.ts';

type Lock = { packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }> };

const locks = repositoryFiles().filter((path) => /(^|\/)package-lock\.json$/.test(path));

const entriesOf = (path: string) => {
  const lock: Lock = JSON.parse(read(path));
  return Object.entries(lock.packages);
};

describe('lockfiles', () => {
  it('are those of the product and of what only benches need', () => {
    expect([...locks].sort()).toEqual(['bench/rivals/package-lock.json', 'package-lock.json']);
  });

  it.each(locks)('%s names no registry host: only links to workspaces carry an address', (path) => {
    const addressed = entriesOf(path).filter(
      ([, entry]) => entry.resolved !== undefined && entry.link !== true,
    );
    expect(addressed.map(([name]) => name)).toEqual([]);
    expect(read(path)).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  it.each(locks)('%s pins every third-party package by its content', (path) => {
    const loose = entriesOf(path).filter(
      ([name, entry]) =>
        name.startsWith('node_modules/') && entry.link !== true && entry.integrity === undefined,
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });
});
