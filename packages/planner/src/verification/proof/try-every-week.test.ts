import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { cheapestMenus } from './cheapest-menus.ts';
import { tryEveryWeek } from './try-every-week.ts';

type Model = ReturnType<typeof aProofModel>;

/** Every week of `model` that may cost less than `below`, with no price on anything. */
function tried(model: Model, below: number, changes: { readonly others?: number } = {}) {
  const list = cheapestMenus(model);
  const cheapest = [...list.points].slice(0, model.week.length - 1);
  const six = cheapest.reduce((sum, each) => sum + each, 0);
  const prices = { bound: 0, priced: list.points, rebate: 0, others: Infinity, six, ...changes };
  return tryEveryWeek(model, { list, prices, below });
}
const TWO_DAYS = [[0], [1]];

describe('trying every week', () => {
  it('finds the fewest points, and tries each choice of days once', () => {
    const model = aProofModel({ slots: [['a 1', 'b 2', 'c 3']], week: TWO_DAYS });
    expect(tried(model, 10)).toEqual({ isComplete: true, menus: 3, choices: 6, fewest: 3 });
  });

  it('leaves out menus and branches that cost too much', () => {
    const model = aProofModel({ slots: [['a 1', 'b 2', 'c 3', 'd 9']], week: TWO_DAYS });
    // Below 4.5, a day costs at most 3.5. Of two days, the first of b costs 4 already, the first of c 6.
    expect(tried(model, 4.5)).toEqual({ isComplete: true, menus: 3, choices: 4, fewest: 3 });
    expect(tried(model, 3)).toEqual({ isComplete: true, menus: 2, choices: 2, fewest: Infinity });
    expect(tried(model, 2)).toMatchObject({ menus: 1, fewest: Infinity });
  });

  it('serves a dish as often as the step allows, for the points of its return', () => {
    const again = (step: number, below: number) =>
      tried(aProofModel({ slots: [['a 1', 'b 5000']], week: [[0], [0], [0]], step }), below).fewest;
    expect(again(4, 1e6)).toBe(Infinity);
    expect(again(5, 1e6)).toBe(1 + 1 + 5000 + 1000);
    expect(again(6, 1e6)).toBe(3 + 2000);
  });

  it('tries nothing beyond a dish that is served too often', () => {
    // aaa, abbb and bbb are not continued: a, b, aa, ab, bb, aaa, aab, abb, bbb, aabb, abbb.
    const model = aProofModel({ slots: [['a 1', 'b 5000']], week: [[0], [0], [0], [0]], step: 5 });
    expect(tried(model, 1e6)).toMatchObject({ choices: 11, fewest: 2 + 10_000 + 2000 });
  });

  it('keeps the rules of days and nights', () => {
    const slots = [
      ['a 0 tofu', 'b 0 egg'],
      ['c 0 egg', 'd 0 tofu', 'e 7 beef'],
    ];
    const model = aProofModel({
      slots,
      week: [
        [0, 0],
        [1, 1],
      ],
    });
    // a before c and b before d end with the group that the other begins with; one of them takes e.
    expect(tried(model, 100).fewest).toBe(7);
  });

  it('weighs by points, and chooses by points with prices', () => {
    const model = aProofModel({ slots: [['a 1', 'b 2', 'c 3']], week: TWO_DAYS });
    const list = cheapestMenus(model);
    const prices = { bound: 0, priced: Float64Array.of(6, 2, 3), rebate: 5, others: Infinity, six: 2 };
    // Two days cost at most 3.9 + 5 with prices: b with c or a, but not c with a.
    expect(tryEveryWeek(model, { list, prices, below: 3.9 })).toEqual({
      isComplete: true,
      menus: 3,
      choices: 4,
      fewest: 3,
    });
  });

  it('is not complete where menus that were not listed may be in a better week', () => {
    const model = aProofModel({ slots: [['a 1', 'b 2', 'c 3']], week: TWO_DAYS });
    expect(tried(model, 10, { others: 9 }).isComplete).toBe(false);
    expect(tried(model, 10, { others: 9.5 }).isComplete).toBe(true);
  });
});
