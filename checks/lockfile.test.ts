import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

type Lock = { packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }> };

const lock: Lock = JSON.parse(read('package-lock.json'));
const entries = Object.entries(lock.packages);

describe('package-lock.json', () => {
  it('names no registry host: only links to workspaces carry an address', () => {
    const addressed = entries.filter(([, entry]) => entry.resolved !== undefined && entry.link !== true);
    expect(addressed.map(([path]) => path)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  it('pins every third-party package by its content', () => {
    const loose = entries.filter(
      ([path, entry]) =>
        path.startsWith('node_modules/') && entry.link !== true && entry.integrity === undefined,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
