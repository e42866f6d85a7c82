import { describe, expect, it } from 'vitest';
import { repositoryFiles, sourceFiles } from './repository.ts';

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
