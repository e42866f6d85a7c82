import { describe, expect, it } from 'vitest';
import { aProofModel } from '../testing/a-proof-model.ts';
import { cheapestMenus } from './cheapest-menus.ts';

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
    // Points 11 to 0 in this order. At most four wait until the two cheapest of them are kept.
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
