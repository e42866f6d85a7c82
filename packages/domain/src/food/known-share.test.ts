import { describe, expect, it } from 'vitest';
import { aLine } from '../testing/builders.ts';
import { isShown, knownShare, servingGrams } from './known-share.ts';

const known = (grams: number | null) => ({ grams, amount: 100 });
const unknown = (grams: number | null) => ({ grams, amount: null });

describe('the known share of a plan', () => {
  it.each([
    ['all of it where every dish states the nutrient', [known(300), known(500)], 1],
    ['by weight, not by dishes', [known(600), unknown(200)], 0.75],
    [
      'a dish that nobody weighed like the mean of the others',
      [known(300), known(500), unknown(null)],
      2 / 3,
    ],
    ['dishes alike where none is weighed', [known(null), unknown(null)], 0.5],
    ['nothing where there is no dish', [], 0],
  ])('counts %s', (_case, dishes, share) => {
    expect(knownShare(dishes)).toBeCloseTo(share);
  });

  it('shows a nutrient from four fifths of the grams on', () => {
    expect(isShown([known(800), unknown(200)])).toBe(true);
    expect(isShown([known(799), unknown(201)])).toBe(false);
    expect(isShown([])).toBe(false);
  });
});

describe('the weight of a serving', () => {
  it('is that of its lines, unknown where one has none', () => {
    const rice = aLine('rice', '밥', { grams: 420 });
    expect(servingGrams({ ingredients: [rice, aLine('tofu', '두부', { grams: 181 })], servings: 2 })).toBe(
      301,
    );
    expect(
      servingGrams({ ingredients: [rice, aLine('tofu', '두부', { grams: null })], servings: 2 }),
    ).toBeNull();
    expect(servingGrams({ ingredients: [], servings: 1 })).toBeNull();
  });
});
