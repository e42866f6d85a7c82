import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bowlShare, spokenGrams, spokenMilligrams, spokenTens } from './spoken-numbers.ts';

describe('numbers as people say them', () => {
  it('rounds grams finely when they are few and coarsely when they are many', () => {
    expect([7.6, 23, 87, 143, 175].map(spokenGrams)).toEqual(['8', '25', '90', '140', '175']);
  });

  it('rounds milligrams to fifties and kilocalories to tens', () => {
    expect(spokenMilligrams(1474)).toBe('1,450');
    expect(spokenTens(558.4)).toBe('560');
  });

  it('never strays more than half a step from the truth', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), (value) => {
        const said = (text: string) => Number(text.replace(',', ''));
        expect(Math.abs(said(spokenGrams(value)) - value)).toBeLessThanOrEqual(5);
        expect(Math.abs(said(spokenMilligrams(value)) - value)).toBeLessThanOrEqual(25);
      }),
    );
  });

  it('names a share of a rice bowl and owns up to a difference', () => {
    expect(bowlShare(140)).toEqual({ share: 'twoThirds', exact: true });
    expect(bowlShare(175)).toEqual({ share: 'fiveSixths', exact: true });
    expect(bowlShare(245)).toEqual({ share: 'oneAndSixth', exact: true });
    expect(bowlShare(190)).toEqual({ share: 'fiveSixths', exact: false });
    expect(bowlShare(195)).toEqual({ share: 'one', exact: false });
  });
});
