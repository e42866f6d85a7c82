import { copyFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { commandProblem, runCommand } from './run-command.ts';

const given = process.argv;
afterEach(() => {
  process.argv = given;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('tells a problem, and what the system refuses, in one line', () => {
  expect(commandProblem(new StartProblem('Name a file'))).toBe('Name a file');
  expect(commandProblem(thrownBy(() => copyFileSync('/absent', '/absent-too')))).toMatch(
    /^ENOENT: .*\/absent[^\n]*$/,
  );
});

it('tells any other error with its stack', () => {
  expect(commandProblem(new TypeError('odd'))).toMatch(/^TypeError: odd\n {4}at /);
});

it.each<[string, number | undefined, string]>([
  ['file', undefined, ''],
  ['file --fast', undefined, ''],
  ['', 2, 'kkini do <file>\n'],
  ['file another', 2, 'kkini do <file>\n'],
  ['file --all', 2, 'kkini do <file>\n'],
  ['file --fast --all', 2, 'kkini do <file>\n'],
  ['taken', 1, 'taken exists\n'],
])(
  'refuses wrong words with code 2 and its usage, and a problem with code 1: %j',
  async (words, code, said) => {
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    process.argv = ['node', 'do', ...words.split(' ').filter(Boolean)];
    await runCommand({ usage: 'kkini do <file>', words: 1, options: ['fast'] }, async ({ words: [file] }) => {
      if (file === 'taken') throw new StartProblem('taken exists');
    });
    expect([process.exitCode, errors.mock.calls.join('')]).toEqual([code, said]);
  },
);

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
