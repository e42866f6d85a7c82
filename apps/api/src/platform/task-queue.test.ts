import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TaskQueue } from './task-queue.ts';

it('runs so many at a time, in the order they come', async () => {
  const queue = new TaskQueue(2);
  const [begun, atOnce]: [number[], number[]] = [[], []];
  let running = 0;
  const task = (n: number) =>
    queue.run(async () => {
      begun.push(n);
      running += 1;
      atOnce.push(running);
      await pause(2);
      running -= 1;
      return n;
    });
  expect(await Promise.all([1, 2, 3, 4, 5].map(task))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(Math.max(...atOnce)).toBe(2);
});

it('goes on after a task failed', async () => {
  const queue = new TaskQueue(1);
  const failed = queue.run(() => Promise.reject(new Error('spilt')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('spilt');
  expect(await next).toBe('done');
});
