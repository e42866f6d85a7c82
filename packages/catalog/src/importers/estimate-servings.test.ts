import type { Nutrition } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateServings } from './estimate-servings.ts';

type Figures = readonly [energyKcal: number | null, carbohydrateG: number, proteinG: number, fatG: number];
const figures = (...[energyKcal, carbohydrateG, proteinG, fatG]: Figures): Nutrition =>
  aNutrition({ energyKcal, carbohydrateG, proteinG, fatG });

const stated = figures(300, 40, 15, 9);

describe('estimateServings', () => {
  it.each([
    ['one', figures(310, 42, 14, 10), 1],
    ['four', figures(1200, 160, 60, 36), 4],
    ['the nearer of two numbers', figures(790, 105, 40, 24), 3],
    ['a hundred', figures(30_000, 4000, 1500, 900), 100],
    ['with one macronutrient far off', figures(600, 80, 30, 60), 2],
  ])('finds %s', (_what, whole, servings) => {
    expect(estimateServings({ whole, stated, weightRatio: null })?.servings).toBe(servings);
  });

  it('takes a gram for a gram where a macronutrient is nearly nothing', () => {
    const little = figures(65, 2, 12, 1);
    expect(
      estimateServings({ whole: figures(128, 8, 22, 1), stated: little, weightRatio: null })?.servings,
    ).toBe(2);
  });

  it.each([
    ['energy lies between two numbers of servings', figures(420, 56, 21, 12)],
    ['two macronutrients disagree', figures(600, 20, 30, 60)],
    ['the whole is unknown', figures(null, 80, 30, 18)],
    ['the whole is less than one serving', figures(150, 20, 7, 4)],
    ['more than a hundred would eat', figures(60_000, 8000, 3000, 1800)],
  ])('finds none when %s', (_what, whole) => {
    expect(estimateServings({ whole, stated, weightRatio: null })).toBeNull();
  });

  it('finds none for a stated energy of nothing', () => {
    expect(estimateServings({ whole: stated, stated: figures(0, 0, 0, 0), weightRatio: null })).toBeNull();
  });

  it('takes the weight of a serving for one of the two', () => {
    const whole = figures(600, 20, 30, 60);
    expect(estimateServings({ whole, stated, weightRatio: 2.2 })).toEqual({
      servings: 2,
      weightAgrees: true,
    });
    expect(estimateServings({ whole, stated, weightRatio: 5 })).toBeNull();
  });

  it('comes within a quarter of the stated energy whatever it finds', () => {
    const grams = fc.double({ min: 0, max: 3000, noNaN: true });
    fc.assert(
      fc.property(grams, grams, grams, (carbohydrateG, proteinG, fatG) => {
        const energyKcal = 4 * carbohydrateG + 4 * proteinG + 9 * fatG;
        const whole = figures(energyKcal, carbohydrateG, proteinG, fatG);
        const found = estimateServings({ whole, stated, weightRatio: null });
        if (found !== null) expect(Math.abs(energyKcal / found.servings / 300 - 1)).toBeLessThanOrEqual(0.25);
      }),
    );
  });
});
