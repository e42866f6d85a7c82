import { NUTRIENTS } from '@kkini/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayLimits } from '../limits/day-limits.ts';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { DayScale, type DayTerm, dayPenalty, dayTerms } from './day-penalty.ts';

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
  })
  .map(({ share, ...each }) => ({
    ...each,
    nutrient: NUTRIENTS[each.index] ?? 'glycemicLoad',
    ...(share !== null && { share }),
  }));

it('scores a day by columns as term by term', () => {
  fc.assert(
    fc.property(
      fc.array(term, { maxLength: 20 }),
      fc.array(amount, { minLength: DAY_AMOUNTS, maxLength: DAY_AMOUNTS }),
      (terms, totals) => {
        const scale = new DayScale(terms);
        expect(scale.pointsOf(Float64Array.from(totals))).toBe(dayPenalty(totals, terms));
        const judged = totals.map((total, index) => (scale.judged.includes(index) ? total : -total));
        expect(scale.pointsOf(Float64Array.from(judged))).toBe(dayPenalty(totals, terms));
      },
    ),
  );
});

it('keeps 3 % clear of the least fibre, but not beside a condition that watches a maximum', () => {
  const fibre = (visitor: Visitor) => {
    const limits = dayLimits(visitor);
    const [term] = dayTerms(limits).filter(({ nutrient }) => nutrient === 'fiberG');
    return (term?.range.min ?? 0) / (limits.day.fiberG?.min ?? 0);
  };
  expect(fibre(aVisitor())).toBeCloseTo(1.03);
  expect(fibre(aVisitor({ healthConditions: ['hypertension'] }))).toBe(1);
});

it('keeps 2 % clear of the most sodium, so that a day barely below it costs points already', () => {
  const limits = dayLimits(aVisitor());
  const most = limits.day.sodiumMg?.max ?? 0;
  const [sodium] = dayTerms(limits).filter(({ nutrient, range }) => nutrient === 'sodiumMg' && range.max);
  expect(most).toBeGreaterThan(0);
  expect(sodium?.range.max).toBeCloseTo(most * 0.98);
});
