import { describe, expect, it } from 'vitest';
import { judgeAmount } from './judge-amount.ts';

describe('an amount that rests on an estimate', () => {
  const judge = (central: number, range: { readonly min?: number; readonly max?: number }) =>
    judgeAmount({ central, high: central, isKnown: true, isEstimate: true }, { range });

  it('is never within a maximum, a floor or both', () => {
    expect(judge(500, { max: 2000 })).toBe('likely');
    expect(judge(30, { min: 20 })).toBe('unknown');
    expect(judge(50, { min: 45, max: 75 })).toBe('likely');
  });

  it('is over or under where it says so itself', () => {
    expect(judge(2500, { max: 2000 })).toBe('over');
    expect(judge(10, { min: 20 })).toBe('under');
  });
});
