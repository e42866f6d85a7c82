import { describe, expect, it } from 'vitest';
import { beyondRange, isWorse, judgeAmount } from './judge-amount.ts';

describe('an amount that rests on an estimate', () => {
  const judge = (central: number, range: { readonly min?: number; readonly max?: number }) =>
    judgeAmount({ central, high: central, isKnown: true, isEstimate: true }, { range });

  it('is within a maximum of which it is at most a third', () => {
    expect(judge(0, { max: 150 })).toBe('within');
    expect(judge(50, { max: 150 })).toBe('within');
    expect(judge(51, { max: 150 })).toBe('likely');
  });

  it('is never within a floor, nor within a floor and a maximum', () => {
    expect(judge(30, { min: 20 })).toBe('unknown');
    expect(judge(50, { min: 45, max: 75 })).toBe('likely');
    expect(judge(50, { min: 45, max: 500 })).toBe('unknown');
  });

  it('is over or under where it says so itself', () => {
    expect(judge(2500, { max: 2000 })).toBe('over');
    expect(judge(10, { min: 20 })).toBe('under');
  });
});

it.each([
  [{ min: 100, max: 200 }, { value: 50, high: 50 }, 0.5],
  [{ min: 100, max: 200 }, { value: 100, high: 200 }, 0],
  [{ min: 100, max: 200 }, { value: 150, high: 300 }, 0.5],
  [{ min: 100, max: 200 }, { value: 50, high: 300 }, 1],
  [{ max: 200 }, { value: 0, high: 0 }, 0],
  [{ min: 100 }, { value: 900, high: 900 }, 0],
  [{ max: 0 }, { value: 0, high: 0 }, 0],
] as const)('is how far an amount lies outside %o, in parts of its bounds: %o', (range, amount, beyond) => {
  expect(beyondRange(range, amount)).toBe(beyond);
});

it('is more than any other bound is exceeded by where nothing is allowed', () => {
  expect(beyondRange({ max: 0 }, { value: 1, high: 1 })).toBeGreaterThan(1e9);
});

it('calls a verdict worse than those behind it, and none worse than itself', () => {
  expect(isWorse('over', 'within')).toBe(true);
  expect(isWorse('within', 'over')).toBe(false);
  expect(isWorse('over', 'over')).toBe(false);
});
