import { expect, it } from 'vitest';
import { threadsFor } from './threads-for.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [8, 7],
])('of %i cores, %i plan', (cores, threads) => {
  expect(threadsFor(cores)).toBe(threads);
});
