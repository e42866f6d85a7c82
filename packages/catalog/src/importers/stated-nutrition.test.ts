import type { Nutrition } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { contradiction, macroEnergyKcal, statedNutrition } from './stated-nutrition.ts';

const stated = (energyKcal: number, carbohydrateG: number | null, others: Partial<Nutrition> = {}) => {
  const nutrition = statedNutrition({ energyKcal, carbohydrateG, proteinG: 0, fatG: 0, ...others });
  if (nutrition === null) throw new Error('nothing stated');
  return nutrition;
};

describe('statedNutrition', () => {
  it('takes negative and endless values for unknown, and nothing known for nothing stated', () => {
    expect(statedNutrition({ energyKcal: 100, fatG: -1, sodiumMg: Number.POSITIVE_INFINITY })).toMatchObject({
      energyKcal: 100,
      fatG: null,
      sodiumMg: null,
      proteinG: null,
    });
    expect(statedNutrition({ energyKcal: null, fatG: Number.NaN })).toBeNull();
  });
});

describe('macroEnergyKcal', () => {
  it('weighs carbohydrate and protein with 4, fat with 9', () => {
    expect(macroEnergyKcal(stated(0, 10, { proteinG: 5, fatG: 2 }))).toBe(78);
    expect(macroEnergyKcal(stated(0, null))).toBeNull();
  });
});

describe('contradiction', () => {
  it('allows a quarter, or 20 kcal', () => {
    expect(contradiction(stated(400, 125))).toBeNull();
    expect(contradiction(stated(400, 126))).toMatchObject({ code: 'contradictoryNutrition' });
    expect(contradiction(stated(10, 7.5))).toBeNull();
    expect(contradiction(stated(10, 7.6))).not.toBeNull();
  });

  it('says nothing where a figure is unknown', () => {
    expect(contradiction(stated(900, null))).toBeNull();
  });
});
