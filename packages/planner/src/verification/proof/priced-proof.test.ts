import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { cheapestMenus } from './cheapest-menus.ts';
import { pricedUses, priceMenus } from './priced-proof.ts';

const numbered = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at));
const startsWith = (letter: string) => (dish: { readonly id: string }) => dish.id.startsWith(letter);

function proved(model: ReturnType<typeof aProofModel>, objective: number) {
  return priceMenus(model, cheapestMenus(model), objective);
}

describe('a bound by prices', () => {
  it('is that of the seven cheapest days that begin differently, before any price', () => {
    const model = aProofModel({ slots: [numbered(9, (at) => `a${at} ${at + 1}`)] });
    const { bound, six, rebate, others, priced } = proved(model, 28);
    expect([bound, six, rebate, others]).toEqual([28, 21, 0, Infinity]);
    expect([...priced]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('takes a cheaper evening for the same morning once', () => {
    const model = aProofModel({
      slots: [numbered(7, (at) => `a${at} 10`), ['x 3', 'y 1', 'z 2']],
      step: 7,
    });
    expect(proved(model, 0).bound).toBeCloseTo(77);
    const few = aProofModel({
      slots: [
        ['a 10', 'b 11'],
        ['x 3', 'y 1'],
      ],
      week: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(proved(few, 0).bound).toBeCloseTo(23);
  });

  it('is endless where fewer days begin differently than are eaten', () => {
    expect(proved(aProofModel({ slots: [['a 1', 'b 2']] }), 10).bound).toBe(Infinity);
    expect(proved(aProofModel({ slots: [['a 1', 'b 2']], step: 7 }), 7).bound).toBeCloseTo(7);
  });

  it('rises by the price of a dish that all days want', () => {
    // x once, y or z for 5 points on six days: 30. A price of 5 on x makes them equal.
    const slots = [numbered(7, (at) => `a${at} 0`), ['x 0', ...numbered(6, (at) => `y${at} 5`)]];
    const { bound, six, rebate, priced } = proved(aProofModel({ slots, step: 4 }), 30);
    expect([bound, six, rebate]).toEqual([30, 30, 5]);
    expect([...priced].every((each) => each === 5)).toBe(true);
  });

  it('comes near the best week from too high a claim as well', () => {
    const slots = [numbered(7, (at) => `a${at} 0`), ['x 0', ...numbered(6, (at) => `y${at} 5`)]];
    const { bound } = proved(aProofModel({ slots, step: 4 }), 90);
    expect(bound).toBeLessThan(30 + 1e-6);
    expect(bound).toBeGreaterThan(29.5);
  });

  it('rises by the price of a count that is exceeded, no further than its points', () => {
    const at = (other: number) =>
      aProofModel({
        slots: [[...numbered(7, (n) => `a${n} 0`), ...numbered(7, (n) => `b${n} ${other}`)]],
        counters: [{ counts: startsWith('a'), points: 9, most: 2 }],
      });
    expect(proved(at(4), 20)).toMatchObject({ bound: 20, rebate: 8, six: 24 });
    expect(proved(at(20), 45)).toMatchObject({ bound: 45, rebate: 18, six: 54 });
    expect(proved(at(20), 100).bound).toBeCloseTo(45);
  });

  it('rises by the price of a count that is not reached', () => {
    const at = (fish: number) =>
      aProofModel({
        slots: [[...numbered(7, (n) => `a${n} 0`), ...numbered(7, (n) => `f${n} ${fish}`)]],
        counters: [{ counts: startsWith('f'), points: 6, least: 2 }],
      });
    expect(proved(at(4), 8)).toMatchObject({ bound: 8, rebate: -8, six: 0 });
    expect(proved(at(10), 12)).toMatchObject({ bound: 12, rebate: -12, six: 0 });
  });

  it('weighs what was not listed at no less than its limit with the lowest prices', () => {
    const slots = [numbered(7, (at) => `a${at} 0`), ['x 0', ...numbered(6, (at) => `y${at} 5`)]];
    const model = aProofModel({ slots, step: 4 });
    const list = { ...cheapestMenus(model), limit: 3 };
    const { bound, others } = priceMenus(model, list, 18);
    expect([bound, others]).toEqual([18, 3]);
  });
});

const SLOTS = [
  ['a 0 tofu', 'b 0 egg'],
  ['a 0 tofu', 'c 0 egg'],
];

/** Each use as `sign bound highest`, with the dishes it counts. */
const uses = (...parameters: Parameters<typeof aProofModel>) => {
  const model = aProofModel(...parameters);
  const dishes = model.slots.flatMap((slot) => slot.dishes);
  return pricedUses(model).map(({ sign, bound, highest, counts }) => {
    const counted = new Set(dishes.filter(counts).map((dish) => dish.id));
    return `${sign} ${bound} ${highest} ${[...counted].join('')}`;
  });
};

describe('what has a price in a week', () => {
  it('are servings of a dish and uses of a main group, as many as the step allows', () => {
    expect(uses({ slots: SLOTS })).toEqual([
      '1 1 Infinity a',
      '1 1 Infinity b',
      '1 1 Infinity c',
      '1 4 Infinity a',
      '1 4 Infinity bc',
    ]);
  });

  it('are returns too where a dish may be served again, at most at their points', () => {
    expect(uses({ slots: SLOTS, step: 5 })).toEqual([
      '1 2 Infinity a',
      '1 2 Infinity b',
      '1 2 Infinity c',
      '1 1 1000 a',
      '1 1 1000 b',
      '1 1 1000 c',
    ]);
  });

  it('are the counts of the week, at most at their points', () => {
    const counters = [
      { counts: ({ id }: { readonly id: string }) => id === 'a', points: 9, most: 2 },
      { counts: ({ id }: { readonly id: string }) => id !== 'a', points: 6, least: 3 },
    ];
    expect(uses({ slots: SLOTS, step: 4, counters }).slice(3)).toEqual(['1 2 9 a', '-1 3 6 bc']);
  });
});
