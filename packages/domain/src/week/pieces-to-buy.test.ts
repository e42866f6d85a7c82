import { describe, expect, it } from 'vitest';
import { piecesToBuy } from './pieces-to-buy.ts';

describe('pieces to buy', () => {
  it.each([
    [540, { 개: 270 }, { count: 2, unit: '개' }],
    [541, { 개: 270 }, { count: 2, unit: '개' }],
    [600, { 개: 270 }, { count: 3, unit: '개' }],
    [20, { 모: 300, 큰술: 15 }, { count: 1, unit: '모' }],
    [100, { 개: 10, 단: 120 }, { count: 1, unit: '단' }],
  ])('takes %i g of %o as %o', (grams, weights, pieces) => {
    expect(piecesToBuy(grams, weights)).toEqual(pieces);
  });

  it('does not count what is small', () => {
    expect(piecesToBuy(190, { 개: 1.3, 컵: 125 })).toBeNull();
  });

  it('knows none for a food measured by spoons only', () => {
    expect(piecesToBuy(30, { 큰술: 15, 컵: 200 })).toBeNull();
  });
});
