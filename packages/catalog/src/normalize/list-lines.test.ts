import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listLines } from './list-lines.ts';

describe('listLines', () => {
  it.each<readonly [text: string, ...lines: string[]]>([
    ['쌀 100g\n콩 20g', '쌀 100g', '콩 20g'],
    ['1. 쌀 2. 콩\n3. 팥', '쌀', '콩', '팥'],
    ['①쌀②콩③팥', '쌀', '콩', '팥'],
    ['쌀 100g, ③콩 20g', '쌀 100g,', '콩 20g'],
    ['알룰로스①, 소금(②) 3g', '알룰로스 , 소금 3g'],
    ['1 - onion', '1 - onion'],
    ['소금...... 3g', '소금 3g'],
    ['소금 → 3g', '소금 3g'],
    ['소금/3g, 물/1/2컵', '소금 3g, 물 1/2컵'],
    ['물 1컵/200ml', '물 1컵/200ml'],
    ['소금/후추 1/2작은술', '소금/후추 1/2작은술'],
    ['No.1 밀가루 1.5컵', 'No.1 밀가루 1.5컵'],
  ])('of %j', (text, ...lines) => {
    expect(listLines(text)).toEqual(lines);
  });

  it('keeps every letter', () => {
    const units = [
      '소금',
      '3g',
      '1.',
      '2)',
      '①',
      '②',
      '•',
      '■',
      ' ',
      '\n',
      '(',
      ')',
      ',',
      '/',
      '...',
    ] as const;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 30 }), (text) => {
        const lines = listLines(text);
        const letters = (each: string) => each.replace(/[^가-힣g]/g, '');
        expect(letters(lines.join(''))).toBe(letters(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(['• ', '가/', '①', '1. ', '.', '(•'])('reads a long row of %j', (piece) => {
    const text = piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length));
    expect(Array.isArray(listLines(text))).toBe(true);
  });
});
