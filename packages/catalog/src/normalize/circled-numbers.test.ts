import { describe, expect, it } from 'vitest';
import { circledValue, plainCircles } from './circled-numbers.ts';

describe('plainCircles', () => {
  it.each([
    ['①②⑳', '①②⑳'],
    ['⑴⒇', '①⑳'],
    ['⒈볶아요', '①볶아요'],
    ['❶❿', '①⑩'],
    ['⓫⓴', '⑪⑳'],
    ['⓵⓾', '①⑩'],
    ['➀➉➊➓', '①⑩①⑩'],
    ['1️⃣ 2⃣', '① ②'],
    ['0️⃣', '0️⃣'],
    ['1. 10분', '1. 10분'],
  ])('writes %s as %s', (text, plain) => {
    expect(plainCircles(text)).toBe(plain);
    expect(plainCircles(plain)).toBe(plain);
  });
});

describe('circledValue', () => {
  it.each([
    ['①', 1],
    ['⑳', 20],
    ['㉑', 21],
    ['㉟', 35],
    ['1', 0],
    ['가', 0],
  ])('of %s is %i', (sign, value) => {
    expect(circledValue(sign)).toBe(value);
  });
});
