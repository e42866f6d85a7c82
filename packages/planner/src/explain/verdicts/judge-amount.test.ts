import { describe, expect, it } from 'vitest';
import { judgeAmount } from './judge-amount.ts';

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
