import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './repository.ts';

const tests = sourceFiles().filter(
  (path) => /\.(test|spec)\.tsx?$/.test(path) || /^e2e\/journeys\//.test(path),
);
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;
const NARROWED = /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/;
const MOCK = /\b(?:vi|jest)\.(?:mock|doMock)\(/;
const SNAPSHOT = /\.to(?:MatchSnapshot|MatchInlineSnapshot|HaveScreenshot)\(/;

const offenders = (pattern: RegExp) => tests.filter((path) => pattern.test(read(path)));

describe('tests', () => {
  it('are there', () => {
    expect(tests.length).toBeGreaterThan(20);
  });

  it('run whole, without mocks of modules and without snapshots', () => {
    expect(offenders(NARROWED)).toEqual([]);
    expect(offenders(MOCK)).toEqual([]);
    expect(offenders(SNAPSHOT)).toEqual([]);
  });

  it('run on a PostgreSQL server where they are listed for it', () => {
    const listed = [...read('commands/test.mjs').matchAll(/'(apps\/[^']+)'/g)].map(([, start = '']) => start);
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter((start) => !tests.some((path) => path.startsWith(start)))).toEqual([]);
  });

  it('say what is, not what ought to be', () => {
    const wishes = tests.flatMap((path) =>
      [...read(path).matchAll(TITLE)]
        .map((match) => match[2] ?? '')
        .filter((title) => /\bshould\b/i.test(title))
        .map((title) => `${path}: ${title}`),
    );
    expect(wishes).toEqual([]);
  });
});
