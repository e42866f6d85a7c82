import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { pricedUses } from './week-prices.ts';

const SLOTS = [
  ['a 0 tofu', 'b 0 egg'],
  ['a 0 tofu', 'c 0 egg'],
];
/** Each use as `sign bound highest` and the dishes it counts. */
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
