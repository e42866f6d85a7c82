import { NUTRIENTS } from '@kkini/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import type { DayTerm } from './day-penalty.ts';
import { DayScale } from './day-scale.ts';
import { laidPenalty } from './laid-penalty.ts';

const amount = fc.double({ min: 0, max: 3000, noNaN: true });
const range = fc.oneof(
  amount.map((min) => ({ min })),
  amount.map((max) => ({ max })),
  fc.tuple(amount, amount).map(([min, more]) => ({ min, max: min + more })),
);
const term: fc.Arbitrary<DayTerm> = fc
  .record({
    index: fc.integer({ min: 0, max: DAY_AMOUNTS - 1 }),
    range,
    weight: fc.double({ min: 0.5, max: 60, noNaN: true }),
    share: fc.option(fc.record({ perKcal: fc.double({ min: 0.001, max: 0.2, noNaN: true }), kcal: amount })),
    isJudged: fc.boolean(),
  })
  .map(({ share, isJudged, ...each }) => ({
    ...each,
    nutrient: NUTRIENTS[each.index] ?? 'glycemicLoad',
    ...(share !== null && { share }),
    ...(isJudged && { edge: each.range }),
  }));

it('scores a laid day by columns as term by term', () => {
  fc.assert(
    fc.property(
      fc.array(term, { maxLength: 20 }),
      fc.array(amount, { minLength: DAY_AMOUNTS, maxLength: DAY_AMOUNTS }),
      (terms, totals) => {
        const scale = new DayScale(terms);
        expect(scale.pointsOf(Float64Array.from(totals))).toBe(laidPenalty(totals, terms));
        const judged = totals.map((total, index) => (scale.judged.includes(index) ? total : -total));
        expect(scale.pointsOf(Float64Array.from(judged))).toBe(laidPenalty(totals, terms));
      },
    ),
  );
});
