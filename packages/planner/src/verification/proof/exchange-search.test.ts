import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { ExchangeSearch } from './exchange-search.ts';

type Sketch = Parameters<typeof aProofModel>[0];

/** The fewest points after exchanges of meals, and how many were tried. */
function exchanged(sketch: Sketch) {
  const search = new ExchangeSearch(aProofModel(sketch));
  const before = search.fewest;
  search.exchangeMeals();
  return { before, fewest: search.fewest, tried: search.tried };
}

describe('exchanges of meals', () => {
  it('find a cheaper dish for one meal', () => {
    // Days 2 + 3. a replaces b or c: three exchanges with a on one or both days, none of which may be repeated.
    expect(exchanged({ slots: [['a 1', 'b 2', 'c 3']], week: [[1], [2]] })).toMatchObject({
      before: 5,
      fewest: 3,
    });
  });

  it('find nothing in the best week, and count what they tried', () => {
    // Two other dishes for each of two days, and two for both days.
    expect(exchanged({ slots: [['a 1', 'b 2', 'c 3']], week: [[0], [1]] })).toEqual({
      before: 3,
      fewest: 3,
      tried: 8,
    });
  });

  it('find two dishes that save only together, on two days', () => {
    // Each evening is 100 kcal off with its own morning and right with the other, so mornings or evenings are swapped.
    const model = {
      slots: [
        ['a 0 a 100', 'b 0 b 200'],
        ['c 0 c 900', 'd 0 d 800'],
      ],
      week: [
        [1, 0],
        [0, 1],
      ],
      step: 4,
      day: [{ nutrient: 'energyKcal', range: { min: 1000, max: 1000 }, weight: 10 }],
    } as const;
    // 2 single meals a day, 2 times 2 on both days, and both meals of either day.
    expect(exchanged(model)).toEqual({ before: 20, fewest: 0, tried: 10 });
  });

  it('find two dearer dishes that cost less by what the week counts', () => {
    const counters = [
      { counts: ({ id }: { readonly id: string }) => 'ab'.includes(id), points: 10, most: 0 },
    ];
    const slots = [['z 100', 'a 1', 'b 1', 'x 2', 'y 2']];
    expect(exchanged({ slots, counters, week: [[1], [2]] })).toMatchObject({ before: 22, fewest: 4 });
  });

  it('find two dishes for one day', () => {
    const swapped = {
      slots: [
        ['a 10 tofu', 'b 1 egg'],
        ['c 1 tofu', 'd 10 egg', 'e 30 beef'],
      ],
      week: [[0, 1]],
    };
    expect(exchanged(swapped)).toMatchObject({ before: 20, fewest: 2 });
  });

  it('never take a week that breaks a rule', () => {
    const night = {
      slots: [
        ['a 5 tofu', 'b 0 egg'],
        ['c 0 egg', 'd 9 beef'],
      ],
    };
    // b for a would meet c on its day, and b with d costs more.
    expect(exchanged({ ...night, week: [[0, 0]] })).toMatchObject({ before: 5, fewest: 5 });
    expect(exchanged({ slots: [['a 5', 'b 0']], week: [[0], [1]] })).toMatchObject({ fewest: 5 });
    expect(exchanged({ slots: [['a 5', 'b 0']], week: [[0], [1]], step: 7 })).toMatchObject({ fewest: 5 });
    expect(exchanged({ slots: [['a 2000', 'b 0']], week: [[0], [1]], step: 5 })).toMatchObject({
      fewest: 1000,
    });
  });

  it('count what the week brings together', () => {
    const counters = [
      { counts: ({ id }: { readonly id: string }) => id.startsWith('f'), points: 6, least: 1 },
    ];
    const slots = [['a 1', 'b 2', 'f 4']];
    expect(exchanged({ slots, counters, week: [[0], [1]] })).toMatchObject({ before: 9, fewest: 5 });
    const returning = { slots: [['a 1', 'b 900']], step: 5, week: [[0], [0]] };
    expect(exchanged(returning)).toMatchObject({ before: 1002, fewest: 901 });
  });
});

describe('exchanges of days', () => {
  const model = aProofModel({
    slots: [
      ['a 1', 'b 2', 'c 3'],
      ['x 1', 'y 2', 'z 3'],
    ],
    week: [
      [1, 1],
      [2, 2],
    ],
  });

  it('put a menu in place of each day', () => {
    const search = new ExchangeSearch(model);
    expect(search.fewest).toBe(10);
    search.exchangeDays([0, 0], 2);
    expect([search.fewest, search.tried]).toEqual([6, 2]);
  });

  it('may help where the menu costs less than a day, or the counts of the week may fall', () => {
    const search = new ExchangeSearch(model);
    expect([search.mayHelp(5.9), search.mayHelp(6)]).toEqual([true, false]);
    const counted = new ExchangeSearch({
      ...model,
      counters: [{ counts: ({ id }) => id === 'z', points: 3, most: 0 }],
    });
    expect([counted.mayHelp(8.9), counted.mayHelp(9)]).toEqual([true, false]);
  });
});
