import { describe, expect, it } from 'vitest';
import { isSmallForm, namedPieceGrams } from './named-pieces.ts';

describe('namedPieceGrams', () => {
  it.each([
    ['쪽파', '뿌리', 8],
    ['칵테일 새우', '마리', 4],
    ['대하', '마리', 30],
    ['곶감', '개', 40],
    ['정향', '개', 0.1],
  ])('weighs a piece of %s', (name, unit, grams) => {
    expect(namedPieceGrams(name, unit)).toBe(grams);
  });

  it.each([
    ['대파', '뿌리'],
    ['쪽파', '단'],
    ['쪽파김치', '개'],
    ['새우', '마리'],
  ])('leaves %s by the %s to its id', (name, unit) => {
    expect(namedPieceGrams(name, unit)).toBeUndefined();
  });
});

describe('isSmallForm', () => {
  it('tells small forms by their name', () => {
    expect(['방울토마토', '미니 파프리카', '노란방울토마토'].filter(isSmallForm)).toHaveLength(3);
    expect(['토마토', '미니어처', '대추'].filter(isSmallForm)).toEqual([]);
  });
});
