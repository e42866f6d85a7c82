import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayTerm } from '../../preferences/day-penalty.ts';
import { rangePenalty } from '../../preferences/range-penalty.ts';
import { conjugate, penaltyOf, penaltyTable } from './penalty-table.ts';

const amount = fc.double({ min: 1, max: 900, noNaN: true });
const term: fc.Arbitrary<DayTerm> = fc
  .record({
    min: fc.option(amount),
    max: fc.option(amount),
    weight: fc.double({ min: 0.1, max: 4, noNaN: true }),
  })
  .filter(({ min, max }) => min !== null || max !== null)
  .map(({ min, max, weight }) => ({
    index: 0,
    nutrient: 'sodiumMg',
    range: { ...(min !== null && { min }), ...(max !== null && { max }) },
    weight,
  }));
const scaled = (table: ReturnType<typeof penaltyTable>, total: number) =>
  Float64Array.of(total / (table.unit[0] ?? 1));

describe('the day penalty in columns', () => {
  it('is the range penalty for any amount and range, a minimum above the maximum included', () => {
    fc.assert(
      fc.property(term, fc.double({ min: 0, max: 3000, noNaN: true }), (each, total) => {
        const table = penaltyTable([each]);
        const expected = rangePenalty(total, each.range, each.weight);
        expect(penaltyOf(table, scaled(table, total))).toBeCloseTo(expected, 8);
      }),
    );
  });

  it('never lies below its tangents', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(term, fc.double({ min: 0, max: 3000, noNaN: true }), share, (each, total, part) => {
        const table = penaltyTable([each]);
        const [lowest = 0, highest = 0] = [table.lowest[0], table.highest[0]];
        const q = Float64Array.of(lowest + part * (highest - lowest));
        const y = scaled(table, total);
        const tangent = (q[0] ?? 0) * (y[0] ?? 0) + conjugate(table, q, new Float64Array(1));
        expect(penaltyOf(table, y)).toBeGreaterThanOrEqual(tangent - 1e-7);
      }),
    );
  });

  it('touches each tangent at the minimiser', () => {
    fc.assert(
      fc.property(term, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (each, part) => {
        const table = penaltyTable([each]);
        const slope = table.highest[0] || table.lowest[0] || 0;
        const q = Float64Array.of(slope * part);
        const y = new Float64Array(1);
        const value = conjugate(table, q, y);
        expect(penaltyOf(table, y)).toBeCloseTo((q[0] ?? 0) * (y[0] ?? 0) + value, 7);
      }),
    );
  });

  it('refuses a range without a positive reference', () => {
    expect(() => penaltyTable([{ index: 0, nutrient: 'fiberG', range: { max: 0 }, weight: 1 }])).toThrow(
      RangeError,
    );
  });
});
