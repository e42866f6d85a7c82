import { expect, it } from 'vitest';
import { keptTogether } from './kept-together.ts';

it('keeps a particle on the line of its word', () => {
  expect(keptTogether('보리밥 2/3공기(140g)를, ‘식당’은 10%는')).toBe(
    '보리밥 2/3공기(140g)\u2060를, ‘식당’\u2060은 10%\u2060는',
  );
});

it('leaves the words after a space alone', () => {
  expect(keptTogether('12월 1일 (화) 점심 ‘국’ 70% 안')).toBe('12월 1일 (화) 점심 ‘국’ 70% 안');
});
