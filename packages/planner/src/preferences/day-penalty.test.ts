import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import { expect, it } from 'vitest';
import { dayLimits } from '../limits/day-limits.ts';
import { LOAD_INDEX, noAmounts } from '../model/day-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayPenalty, dayTerms } from './day-penalty.ts';
import { laidPenalty } from './laid-penalty.ts';

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

const limits = dayLimits(aVisitor({ healthConditions: ['diabetes'] }));
const terms = dayTerms(limits);
const indexOf = (nutrient: Nutrient) => NUTRIENTS.indexOf(nutrient);
const boundsOf = (nutrient: Nutrient) => ({ min: 0, max: 0, ...limits.day[nutrient] });

/** A day in the middle of its limits, with one amount of its own. */
function aDay(index: number, amount: number) {
  const day = noAmounts();
  day[indexOf('energyKcal')] = limits.plannedKcal;
  for (const nutrient of ['carbohydrateG', 'proteinG', 'fatG'] as const) {
    const { min, max } = boundsOf(nutrient);
    day[indexOf(nutrient)] = (min + max) / 2;
  }
  day[indexOf('fiberG')] = 1.1 * boundsOf('fiberG').min;
  day[index] = amount;
  return day;
}

/** Points that a laid day has beyond those of its distance from its limits. */
const missedBy = (index: number, amount: number) => {
  const day = aDay(index, amount);
  return Math.round(laidPenalty(day, terms) - dayPenalty(day, terms));
};

it('costs six points more for each limit a laid day misses, however little, and none within the margin', () => {
  const sodium = boundsOf('sodiumMg').max;
  const [salt, fat] = [indexOf('sodiumMg'), indexOf('fatG')];
  expect([0.97, 0.99, 1, 1.001, 1.2].map((part) => missedBy(salt, part * sodium))).toEqual([0, 0, 0, 6, 6]);
  expect([119.9, 120, 120.1].map((load) => missedBy(LOAD_INDEX, load))).toEqual([0, 0, 6]);
  const both = aDay(fat, 1.01 * boundsOf('fatG').max);
  both[salt] = 1.01 * sodium;
  expect(laidPenalty(both, terms) - dayPenalty(both, terms)).toBeCloseTo(12);
});

it('takes a floor for met down to the error of food tables', () => {
  const fibre = boundsOf('fiberG').min;
  expect([0.97, 0.981, 1].map((part) => missedBy(indexOf('fiberG'), part * fibre))).toEqual([6, 0, 0]);
});
