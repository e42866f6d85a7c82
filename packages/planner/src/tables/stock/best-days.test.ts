import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestDays, weekPoints } from './best-days.ts';
import type { DayColumn } from './day-columns.ts';
import { joinDays } from './join-days.ts';
import type { WeekStock } from './week-stock.ts';

type Item = { readonly isStored: boolean; readonly isKimchi: boolean; readonly lone: number };

/** A stock of a few cookings and store supplies; the last two are cookings of one side. */
function aStock(drawn: readonly Item[]): WeekStock {
  const items = drawn.map(({ isStored, lone }, side) => ({
    side,
    cookDay: 0,
    firstSlot: 0,
    until: 6,
    isOwed: false,
    least: isStored ? 0 : 1,
    most: isStored ? 21 : 4,
    lone: isStored ? 0 : lone,
  }));
  const twice = { isStored: false, isKimchi: false };
  const apart = drawn.slice(0, -2).map((each, item) => ({ ...each, items: [item] }));
  const cookedTwice = items.slice(-2).map((item) => ({ ...item, least: 1, most: 4 }));
  return {
    items: [...items.slice(0, -2), ...cookedTwice],
    sides: [...apart, { ...twice, items: [items.length - 2, items.length - 1] }],
    rices: [],
    paid: 0,
  };
}

const ITEMS = 5;
const anItem = fc.record({
  isStored: fc.boolean(),
  isKimchi: fc.boolean(),
  lone: fc.constantFrom(0, 2.5),
});
const aColumn = fc.record({
  points: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  items: fc
    .array(fc.nat(ITEMS - 1), { minLength: 1, maxLength: 4 })
    .map((items) => items.sort((a, b) => a - b)),
  ways: fc.constant([]),
});
const aDay = fc.array(aColumn, { minLength: 1, maxLength: 5 });

/** The fewest points of any choice of one column per day. */
function leastPoints(days: readonly (readonly DayColumn[])[], stock: WeekStock): number {
  const tryAll = (chosen: readonly DayColumn[]): number => {
    const day = days[chosen.length];
    if (day === undefined) return weekPoints(stock, chosen);
    return Math.min(...day.map((column) => tryAll([...chosen, column])));
  };
  return tryAll([]);
}

describe('the best days for what is cooked', () => {
  it('are those of all choices, and their bound is never above them', () => {
    fc.assert(
      fc.property(
        fc.array(anItem, { minLength: ITEMS, maxLength: ITEMS }),
        fc.array(aDay, { minLength: 2, maxLength: 5 }),
        fc.nat(1000),
        (drawn, days, pick) => {
          const stock = aStock(drawn);
          const least = leastPoints(days, stock);
          const known = days.flatMap((columns) => columns[pick % columns.length] ?? []);
          fc.pre(weekPoints(stock, known) < Infinity);
          const { points, lowerBound, chosen } = bestDays(days, stock, known);
          expect(weekPoints(stock, chosen)).toBeCloseTo(points, 6);
          expect(points).toBeCloseTo(least, 6);
          expect(lowerBound).toBeLessThanOrEqual(least + 1e-6);
          expect(lowerBound).toBeCloseTo(least, 6);
        },
      ),
      { numRuns: runs(400), seed: 20261125 },
    );
  });

  it('are joined day by day at any prices, from no week in hand', () => {
    fc.assert(
      fc.property(
        fc.array(anItem, { minLength: ITEMS, maxLength: ITEMS }),
        fc.array(aDay, { minLength: 2, maxLength: 5 }),
        fc.array(fc.integer({ min: -30, max: 30 }), { minLength: ITEMS, maxLength: ITEMS }),
        (drawn, days, tenths) => {
          const stock = aStock(drawn);
          const least = leastPoints(days, stock);
          const prices = Float64Array.from(tenths, (tenth) => tenth / 10);
          const { chosen, lowerBound } = joinDays(days, { stock, prices, below: Infinity });
          expect(chosen === null ? Infinity : weekPoints(stock, chosen)).toBeCloseTo(least, 6);
          expect(lowerBound).toBeCloseTo(least, 6);
        },
      ),
      { numRuns: runs(400), seed: 20261127 },
    );
  });
});
