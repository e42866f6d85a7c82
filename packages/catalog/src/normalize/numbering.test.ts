import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circledValue, type NumberedParts, numberedParts, plainCircles } from './numbering.ts';

describe('numberedParts', () => {
  it.each<readonly [text: string, last: number, expected: NumberedParts]>([
    ['1. a. 2. b.', 0, { parts: ['a.', 'b.'], last: 2 }],
    ['3. c. 4. d.', 2, { parts: ['c.', 'd.'], last: 4 }],
    ['1. c. 2. d.', 2, { parts: ['c.', 'd.'], last: 2 }],
    ['5. e.', 2, { parts: ['5. e.'], last: 2 }],
    ['3. c. 5. e.', 2, { parts: ['c. 5. e.'], last: 3 }],
    ['1. a (2) b 2) c', 0, { parts: ['a (2) b 2) c'], last: 1 }],
    ['1) 달걀(노른자 2)을 푼다 2) 끓인다', 0, { parts: ['달걀(노른자 2)을 푼다', '끓인다'], last: 2 }],
    ['1) 소금(0.2)을 넣는다', 0, { parts: ['소금(0.2)을 넣는다'], last: 1 }],
    ['Step 1', 0, { parts: [''], last: 1 }],
    ['', 0, { parts: [''], last: 0 }],
  ])('of %j after %i', (text, last, expected) => {
    expect(numberedParts(text, last)).toEqual(expected);
  });

  const signs = ['1', '2', '3', '.', ')', '(', ' ', '①', '②', '단계', '볶아요', '에', 'Step ', '-'] as const;

  it('keeps every letter that is no label', () => {
    const letters = (text: string) => text.replace(/Step|단계|[^가-힣]/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 }), fc.nat(3), (text, last) => {
        expect(letters(numberedParts(text, last).parts.join(' '))).toBe(letters(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(['1) ', '(', '2. ', '① ', 'step ', '1단계 '])('reads a long row of %j', (piece) => {
    const text = piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length));
    expect(numberedParts(text, 0)).toHaveProperty('parts');
  });
});

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
