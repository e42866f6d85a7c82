import { expect, it } from 'vitest';
import type { FigureVerdict } from '../verdicts/day-verdicts.ts';
import { lackOf } from './day-lack.ts';

type Told = Partial<Pick<FigureVerdict, 'nutrient' | 'per' | 'value' | 'range' | 'verdict'>>;

const figure = (told: Told): FigureVerdict => ({
  nutrient: 'energyKcal',
  per: 'day',
  value: 1600,
  high: 1600,
  range: { min: 1600 },
  verdict: 'within',
  ...told,
});
const fiber = (value: number) => figure({ nutrient: 'fiberG', value, range: { min: 25 } });
const lackIn = (...figures: readonly FigureVerdict[]) => lackOf({ figures });

it('is what a day has more than the rounding of a table too little of, energy before fibre', () => {
  expect(lackIn(figure({ value: 1500 }), fiber(20))).toEqual({
    nutrient: 'energyKcal',
    missing: 100,
    least: 1,
  });
  expect(lackIn(figure({}), fiber(20))).toEqual({ nutrient: 'fiberG', missing: 5, least: 1 });
  expect(lackIn(figure({ value: 1600 * 0.98 }), fiber(24.5))).toBeNull();
  expect(lackIn(figure({}), fiber(24.4))).toMatchObject({ nutrient: 'fiberG' });
});

it('is any energy below the floor, and never that of a meal or of what is unknown', () => {
  expect(lackIn(figure({ value: 1590, verdict: 'belowFloor' }))).toMatchObject({ missing: 10 });
  expect(lackIn(figure({ per: 'meal', value: 300, range: { min: 500 } }), figure({}))).toBeNull();
  expect(lackIn(figure({ value: null, verdict: 'belowFloor' }))).toBeNull();
  expect(lackIn(figure({ range: { max: 1700 }, verdict: 'belowFloor' }))).toBeNull();
});
