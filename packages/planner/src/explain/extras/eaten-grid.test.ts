import { aStranger, NUTRIENTS, type Nutrition } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { LOAD_INDEX, noAmounts } from '../../model/day-amounts.ts';
import type { Option } from '../../model/week-grid.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import type { DayVerdict, ExtrasOfDay } from '../verdicts/day-verdicts.ts';
import { eatenGrid } from './eaten-grid.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const SODIUM = NUTRIENTS.indexOf('sodiumMg');

/** A meal of 600 kcal, 500 mg sodium and a load of 20. */
function aMeal(): Option {
  const amounts = noAmounts();
  amounts.set([600], ENERGY);
  amounts.set([500], SODIUM);
  amounts.set([20], LOAD_INDEX);
  return {
    candidate: aCandidate({ nutrition: aNutrition({ energyKcal: 600, sodiumMg: 500 }) }),
    cost: 3,
    amounts,
  };
}

const anExtra = (changes: Partial<Nutrition>, glycemicLoad: number | null) => ({
  ...{ id: 'uyu', glycemicLoad },
  nutrition: aNutrition(changes),
});
const dayWith = (...extras: readonly ExtrasOfDay[]): DayVerdict => ({
  ...{ date: '2026-11-30', verdict: 'within', persons: [], meals: {} },
  extras,
});
/** The spouse is stated before the lead, whom the survey lists first. */
const COUPLE = aVisitor({
  targets: ['self', 'spouse'],
  persons: [aStranger('spouse'), aStranger('self')],
});
const told = (option: Option | null | undefined) =>
  option && {
    kcal: [option.candidate.nutrition.energyKcal, option.amounts[ENERGY]],
    sodiumMg: [option.candidate.nutrition.sodiumMg, option.amounts[SODIUM]],
    load: option.amounts[LOAD_INDEX],
    cost: option.cost,
  };

it('adds to a meal of the lead what they eat besides it, and nothing to another', () => {
  const extra = anExtra({ energyKcal: 120, sodiumMg: 80 }, 5);
  const [breakfast, lunch] = [aMeal(), aMeal()];
  const [day] = eatenGrid([[breakfast, lunch, null]], [dayWith({}, { lunch: extra, dinner: extra })], COUPLE);
  expect(day?.[0]).toBe(breakfast);
  expect(told(day?.[1])).toEqual({ kcal: [720, 720], sodiumMg: [580, 580], load: 25, cost: 3 });
  expect(day?.[2]).toBeNull();
  expect(told(lunch)).toEqual({ kcal: [600, 600], sodiumMg: [500, 500], load: 20, cost: 3 });
});

it('counts a figure nobody knows as nothing', () => {
  const extra = anExtra({ energyKcal: 120, sodiumMg: null }, null);
  const [day] = eatenGrid([[aMeal()]], [dayWith({}, { breakfast: extra })], COUPLE);
  expect(told(day?.[0])).toEqual({ kcal: [720, 720], sodiumMg: [null, 500], load: 20, cost: 3 });
});

it('leaves a day alone on which somebody else eats something besides, or which has no verdict', () => {
  const meal = aMeal();
  const extra = anExtra({}, 5);
  expect(eatenGrid([[meal], [meal]], [dayWith({ breakfast: extra }, {})], COUPLE)).toEqual([[meal], [meal]]);
});
