import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { commandProblem } from './run-command.ts';

it('tells a problem, and what the system refuses, in one line', () => {
  expect(commandProblem(new StartProblem('Name a file'))).toBe('Name a file');
  expect(commandProblem(thrownBy(() => copyFileSync('/absent', '/absent-too')))).toMatch(
    /^ENOENT: .*\/absent[^\n]*$/,
  );
});

it('tells any other error with its stack', () => {
  expect(commandProblem(new TypeError('odd'))).toMatch(/^TypeError: odd\n {4}at /);
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
