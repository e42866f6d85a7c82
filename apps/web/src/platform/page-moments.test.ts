import { afterEach, describe, expect, it, vi } from 'vitest';
import { settleWithin } from './page-moments.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('waiting for what comes soon', () => {
  it('ends with it', async () => {
    vi.useFakeTimers();
    let come = () => {};
    const ended = vi.fn();
    void settleWithin(
      new Promise<void>((resolve) => {
        come = resolve;
      }),
    ).then(ended);
    await vi.advanceTimersByTimeAsync(500);
    expect(ended).not.toHaveBeenCalled();
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on without it after a second', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    void settleWithin(new Promise(() => {})).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });
});
