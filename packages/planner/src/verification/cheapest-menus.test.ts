import { describe, expect, it } from 'vitest';
import { cheapestMenus } from './cheapest-menus.ts';
import { aProofModel } from './testing/a-proof-model.ts';

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

  it('are the cheapest of very many, and none left out costs less than it says', () => {
    // The points of the 90,000 menus are 0 to 89,999, the dear ones first.
    const dishes = Array.from({ length: 300 }, (_, at) => 299 - at);
    const { menus, points, listed, limit } = cheapestMenus(
      aProofModel({ slots: [dishes.map((at) => `a${at} ${300 * at}`), dishes.map((at) => `b${at} ${at}`)] }),
    );
    expect(listed).toBe(90_000);
    expect(limit).toBeGreaterThanOrEqual(29_999);
    expect(menus.length).toBeLessThanOrEqual(60_000);
    expect(menus.length).toBe(points.length);
    for (const place of [0, 1, 299, 300, 12_345, 29_999]) {
      expect(points[place]).toBe(place);
      expect(menus[place]).toEqual([299 - Math.floor(place / 300), 299 - (place % 300)]);
    }
    expect([...points].filter((each) => each < limit).length).toBe(limit);
  });
});
