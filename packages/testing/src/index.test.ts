import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from './index.ts';

afterEach(() => vi.unstubAllEnvs());

describe('how many random cases a test tries', () => {
  it.each([
    ['1', [320], 320],
    ['1', [3], 3],
    ['', [320], 14],
    ['0', [320], 14],
    ['', [121], 6],
    ['', [20], 5],
    ['', [3], 3],
    ['', [320, 100], 100],
    ['', [60, 100], 60],
  ] as const)('under CI_FULL=%s, of %j: %i', (asked, [full, least], expected) => {
    vi.stubEnv('CI_FULL', asked);
    expect(runs(full, least)).toBe(expected);
  });
});
