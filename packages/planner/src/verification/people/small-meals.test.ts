import { aNutrition } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { isLargeMeal } from './small-meals.ts';

const portion = (energyKcal: number | null, mainFactor: number) => ({
  mainFactor,
  nutrition: aNutrition({ energyKcal }),
});
const components = { starches: [], soup: null, side: null, glycemicLoad: null, isMixed: false };
const ofRice = { components };

it('finds a meal of more than 450 kcal and the error of tables, of which less can be served', () => {
  expect(isLargeMeal(portion(480, 0.75), ofRice)).toBe(true);
  expect(isLargeMeal(portion(470, 0.75), ofRice)).toBe(false);
  expect(isLargeMeal(portion(480, 0.5), ofRice)).toBe(false);
  expect(isLargeMeal(portion(null, 1), ofRice)).toBe(false);
});

it('expects no less of what is mixed with its starch', () => {
  expect(isLargeMeal(portion(480, 1), { components: { ...components, isMixed: true } })).toBe(false);
});
