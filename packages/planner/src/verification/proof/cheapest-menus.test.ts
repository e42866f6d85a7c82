import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { allFree, cheapestMenus, eachMenu, heldAt } from './cheapest-menus.ts';

type Model = ReturnType<typeof aProofModel>;

function listed(model: Model, fixed: readonly (number | null)[] = allFree(model)) {
  const found: [rows: string, points: number][] = [];
  eachMenu(model, fixed, (rows, points) => found.push([rows.join(), Number(points.toFixed(9))]));
  return found;
}

describe('the menus of a day', () => {
  it('are all choices of a dish per meal, with the points of their dishes', () => {
    expect(
      listed(
        aProofModel({
          slots: [
            ['a 1', 'b 2'],
            ['c 10', 'd 20'],
          ],
        }),
      ),
    ).toEqual([
      ['0,0', 11],
      ['0,1', 21],
      ['1,0', 12],
      ['1,1', 22],
    ]);
  });

  it('hold no dish twice, and no main group twice while days differ', () => {
    const slots = [
      ['a 0 tofu', 'b 0 egg'],
      ['c 0 tofu', 'b 0 egg'],
      ['a 0 tofu', 'd 0 beef'],
    ];
    const rows = (step: number) => listed(aProofModel({ slots, step })).map(([menu]) => menu);
    expect(rows(0)).toEqual(['0,1,1', '1,0,1']);
    expect(rows(4)).toEqual(['0,0,1', '0,1,1', '1,0,0', '1,0,1']);
  });

  it('keep a held meal as it is', () => {
    const model = aProofModel({
      slots: [
        ['a 1', 'b 2', 'c 3'],
        ['d 10', 'e 20'],
      ],
    });
    const second = heldAt([1, 1], (slot) => slot === 0);
    expect(second).toEqual([1, null]);
    expect(listed(model, second)).toEqual([
      ['1,0', 12],
      ['1,1', 22],
    ]);
    expect(
      listed(
        model,
        heldAt([2, 1], () => true),
      ),
    ).toEqual([['2,1', 23]]);
    expect(allFree(model)).toEqual([null, null]);
  });

  it('cost what their amounts together miss', () => {
    const model = aProofModel({
      slots: [['a 0 - 400', 'b 1 - 700'], ['c 0 + 600']],
      day: [
        { nutrient: 'sodiumMg', range: {}, weight: 50 },
        { nutrient: 'energyKcal', range: { min: 1100, max: 1000 * 1.2 }, weight: 12 },
      ],
    });
    // 1,000 kcal are 100 below 1,100, which is 5/6 of a tenth of 1,200; 1,300 are as far above.
    expect(listed(model)).toEqual([
      ['0,0', 10],
      ['1,0', 11],
    ]);
  });

  it('are one without any dish where no meal is eaten', () => {
    expect(listed(aProofModel({ slots: [] }))).toEqual([['', 0]]);
    expect(listed(aProofModel({ slots: [['a 1'], []] }))).toEqual([]);
  });
});

describe('the cheapest menus of a day', () => {
  it('are all of them in order of their points where there are few', () => {
    const { menus, points, listed, limit } = cheapestMenus(
      aProofModel({
        slots: [
          ['a 3', 'b 1'],
          ['c 10', 'd 5', 'e 20'],
        ],
      }),
    );
    expect(menus).toEqual([
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 2],
      [0, 2],
    ]);
    expect([...points]).toEqual([6, 8, 11, 13, 21, 23]);
    expect([listed, limit]).toEqual([6, Infinity]);
  });

  it('are the cheapest where more are listed than kept, and none left out costs less than it says', () => {
    // Points 11 to 0 in this order. At most four are held before the two cheapest of them are kept.
    const slots = [
      ['a 9', 'b 6', 'c 3', 'd 0'],
      ['x 2', 'y 1', 'z 0'],
    ];
    const { menus, points, listed, limit } = cheapestMenus(aProofModel({ slots }), 2);
    expect(listed).toBe(12);
    expect([...points].slice(0, 2)).toEqual([0, 1]);
    expect(menus.slice(0, 2)).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect([menus.length, points.length, limit]).toEqual([4, 4, 3]);
    const dear = cheapestMenus(
      aProofModel({ slots: [['a 0', 'b 1', 'c 2', 'd 3', 'e 4', 'f 5', 'g 1']] }),
      2,
    );
    expect([...dear.points]).toEqual([0, 1, 1, 4]);
    expect([dear.listed, dear.limit]).toEqual([7, 1]);
  });
});
