import { aStranger, type Person } from '@kkini/domain';
import { expect, it } from 'vitest';
import { dayLimits } from '../limits/day-limits.ts';
import { countedAlong } from '../limits/people/counted-along.ts';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import { UNBOUNDED } from '../model/others-amounts.ts';
import { dayTerms } from '../preferences/day-penalty.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { tableTerms } from './table-terms.ts';

const tableOf = (persons: readonly Person[]) =>
  aVisitor({ targets: persons.map(({ target }) => target), persons, healthConditions: ['hypertension'] });
const self = aStranger('self');

it('bounds the protein and the energy of everybody but the lead by their own planned meals', () => {
  const body = { sex: 'male', birthYear: 1960, heightCm: 175, weightKg: 75, activity: 'sedentary' } as const;
  const [spouse] = countedAlong(tableOf([self, { ...aStranger('spouse'), ...body }]));
  const { leastProtein, mostProtein, leastEnergy, mostEnergy } = spouse?.own ?? UNBOUNDED;
  // 15 % of the energy at least and 1.3 g/kg at most, nine tenths of it planned, and energy within a tenth.
  expect(leastProtein.perKcal).toBeCloseTo(0.15 / 4);
  expect(leastEnergy.amount / 0.9).toBeCloseTo(leastProtein.amount / leastProtein.perKcal);
  expect(mostProtein).toEqual({ amount: expect.closeTo(0.9 * 1.3 * 75), perKcal: 0 });
  expect(mostEnergy.amount / leastEnergy.amount).toBeCloseTo(1.1 / 0.9);
});

it('bounds a day that the meals cannot fill by a tenth around what is planned', () => {
  const operated = { ...aStranger('spouse'), answers: { stomach: 'over3Months' } } as const;
  const [spouse] = countedAlong(tableOf([self, operated]));
  const { leastEnergy, mostEnergy } = spouse?.own ?? UNBOUNDED;
  expect(leastEnergy.amount).toBeLessThan(1350);
  expect(mostEnergy.amount / leastEnergy.amount).toBeCloseTo(1.1 / 0.9);
});

it('leaves children without such bounds, and whoever eats alone without such terms', () => {
  expect(countedAlong(tableOf([self, aStranger('child')])).map(({ own }) => own)).toEqual([UNBOUNDED]);
  const [alone, couple] = [tableOf([self]), tableOf([self, aStranger('spouse')])];
  expect(tableTerms(alone).ofDay).toEqual(dayTerms(dayLimits(alone)));
  const more = tableTerms(couple).ofDay.slice(dayTerms(dayLimits(couple)).length);
  expect(more.map(({ nutrient }) => nutrient)).toEqual([
    'othersProtein',
    'othersProtein',
    'othersEnergy',
    'othersEnergy',
  ]);
  expect(more.map(({ index }) => DAY_AMOUNTS - index)).toEqual([4, 3, 2, 1]);
});
