import { describe, expect, it } from 'vitest';
import { negatedAdjective } from './negated-adjective.ts';

describe('an adjective before "not"', () => {
  it.each([
    ['질긴것', '질기지'],
    ['딱딱한것', '딱딱하지'],
    ['차가운것', '차갑지'],
    ['뜨거운것', '뜨겁지'],
    ['기름진것', '기름지지'],
    ['자극적인것', '자극적이지'],
    ['부드러운것', '부드럽지'],
  ])('of %s is %s', (text, negated) => {
    expect(negatedAdjective(text)).toBe(negated);
  });

  it.each([
    '쓴것',
    '매운것',
    '익은것',
    '못먹는것',
    '국물에든것',
    '새우',
    '무친것들',
    '회것',
    '먹을것',
    '입맛돋운것',
    'hot것',
    'XO운것',
  ])('of %s is none', (text) => {
    expect(negatedAdjective(text)).toBeNull();
  });
});
