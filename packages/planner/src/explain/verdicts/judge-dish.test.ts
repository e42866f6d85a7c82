import type { Nutrition } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { judgeDish } from './judge-dish.ts';

const diabetic = aVisitor({ healthConditions: ['diabetes', 'hypertension'] });

describe('a dish beside the limits of a visitor', () => {
  it('is measured by what the planned meals of a day keep', () => {
    const { dayLimits } = judgeDish({ nutrition: aNutrition() }, diabetic);
    expect(dayLimits.energyKcal).toBeCloseTo(1800);
    expect(dayLimits.sodiumMg).toBeCloseTo(1800);
    expect(dayLimits.fiberG).toBeGreaterThan(20);
    expect(dayLimits.unsaturatedFatG).toBeUndefined();
  });

  it('is held to the part of the largest meal and what a meal may exceed it by', () => {
    const over = (changes: Partial<Nutrition>) =>
      judgeDish({ nutrition: aNutrition({ carbohydrateG: 60, ...changes }) }, diabetic).over;
    // 32 % of the 2,000 mg of a day, 35 % more.
    expect(over({ sodiumMg: 864 })).toEqual([]);
    expect(over({ sodiumMg: 865 })).toEqual(['sodiumMg']);
    // 32 % of 2,000 kcal, 20 % more.
    expect(over({ energyKcal: 768 })).toEqual([]);
    expect(over({ energyKcal: 769 })).toEqual(['energyKcal']);
    expect(over({ carbohydrateG: 85 })).toEqual(['carbohydrateG']);
  });

  it('is held to what the choices of the visitor bound, and to nothing else', () => {
    const sugary = aNutrition({ sugarG: 45, addedSugarG: 20, carbohydrateG: 150 });
    expect(judgeDish({ nutrition: sugary }, diabetic).over).toContain('addedSugarG');
    const { over, within } = judgeDish({ nutrition: sugary }, aVisitor());
    expect(over).toEqual([]);
    expect(within).toEqual(['energyKcal', 'sodiumMg']);
  });

  it('names what the dish does not state', () => {
    const { unknown, within } = judgeDish({ nutrition: aNutrition({ sodiumMg: null }) }, aVisitor());
    expect(unknown).toEqual(['sodiumMg']);
    expect(within).toEqual(['energyKcal']);
  });

  it('is within only where the most it may hold is, of bought food', () => {
    const nutrition = aNutrition({ sodiumMg: 700, energyKcal: 500 });
    const range = (high: number) => ({ low: 0, central: 700, high });
    const judged = (high: number) =>
      judgeDish({ nutrition, ranges: { sodiumMg: range(high), energyKcal: null } }, aVisitor());
    expect(judged(950)).toMatchObject({ likely: [], within: ['energyKcal', 'sodiumMg'] });
    expect(judged(1050)).toMatchObject({ over: [], likely: ['sodiumMg'], within: ['energyKcal'] });
  });

  it('may hold a greater part of a day where a meal is left out', () => {
    const faster = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    });
    expect(judgeDish({ nutrition: aNutrition({ sodiumMg: 1290 }) }, faster).over).toEqual([]);
    expect(judgeDish({ nutrition: aNutrition({ sodiumMg: 1300 }) }, faster).over).toEqual(['sodiumMg']);
  });
});
