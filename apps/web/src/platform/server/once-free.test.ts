import { fail, ok } from '@kkini/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { onceFree } from './once-free.ts';
import type { CallFailure } from './server-client.ts';

const BUSY: CallFailure = { code: 'busy', message: '', statusText: '', status: 503, waitSeconds: 0 };

afterEach(() => vi.useRealTimers());

it.each<[string, CallFailure]>([
  ['is not busy', { ...BUSY, code: 'internal' }],
  ['names no pause', { code: 'busy', message: '', statusText: '', status: 503 }],
  ['names a pause too long to wait for', { ...BUSY, waitSeconds: 11 }],
])('repeats no call whose server %s', async (_, problem) => {
  vi.useFakeTimers();
  let calls = 0;
  const answer = onceFree(async () => {
    calls += 1;
    return fail(problem);
  }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  expect([vi.getTimerCount(), calls]).toEqual([0, 1]);
  expect(await answer).toEqual(fail(problem));
});

it('waits for nothing once the signal has aborted during a call', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  let calls = 0;
  const answer = onceFree(async () => {
    calls += 1;
    stop.abort();
    return fail({ ...BUSY, waitSeconds: 9 });
  }, stop.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect([vi.getTimerCount(), calls]).toEqual([0, 1]);
  expect((await answer).ok).toBe(false);
});

it('gives the first answer of a free server', async () => {
  const answers = [fail(BUSY), fail(BUSY), ok('plan'), ok('another')];
  const call = async () => answers.shift() ?? fail(BUSY);
  expect(await onceFree(call, new AbortController().signal)).toEqual(ok('plan'));
});
