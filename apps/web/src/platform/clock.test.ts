import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the page', () => {
  it('tells the day of Seoul wherever the device is', () => {
    vi.setSystemTime('2026-11-20T14:59:59Z');
    expect(systemClock().today()).toBe('2026-11-20');
    vi.setSystemTime('2026-11-20T15:00:00Z');
    expect(systemClock().today()).toBe('2026-11-21');
  });
});
