import { expect, it } from 'vitest';
import { dayLimits } from '../limits/day-limits.ts';
import type { Visitor } from '../model/visitor.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayTerms } from './day-penalty.ts';

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
