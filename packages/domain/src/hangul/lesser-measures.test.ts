import { describe, expect, it } from 'vitest';
import { lesserMeasures } from './lesser-measures.ts';
import { isCooksAmount } from './scaled-measure.ts';

describe('the measures below an amount', () => {
  it.each([
    ['1/4작은술', ['1꼬집', '2꼬집', '3꼬집']],
    ['3꼬집', ['1꼬집', '2꼬집']],
    ['50ml', ['10ml', '20ml', '30ml', '40ml']],
    ['1꼬집', []],
    ['200g', []],
    ['1/2컵', []],
    ['2조각', []],
    ['약간', []],
  ])('of %s are %j', (amount, lesser) => {
    expect(lesserMeasures(amount).map((each) => each.amount)).toEqual(lesser);
  });

  it.each([
    ['2큰술', ['1/2큰술', '2작은술', '1큰술', '1과 1/2큰술']],
    ['2작은술', ['2/3작은술', '1작은술', '1과 1/2작은술']],
  ])('of %s end with %j', (amount, last) => {
    expect(
      lesserMeasures(amount)
        .map((each) => each.amount)
        .slice(-last.length),
    ).toEqual(last);
  });

  it('are amounts a cook measures, with their share of the whole', () => {
    const lesser = lesserMeasures('6큰술');
    expect(lesser.filter(({ amount }) => !isCooksAmount(amount))).toEqual([]);
    expect(Object.fromEntries(lesser.map(({ amount, share }) => [amount, share]))).toMatchObject({
      '4큰술': 4 / 6,
      '1작은술': 1 / 18,
    });
    expect(lesserMeasures('40ml').map(({ share }) => share)).toEqual([1 / 4, 1 / 2, 3 / 4]);
  });
});
