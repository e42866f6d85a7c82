import { describe, expect, it } from 'vitest';
import { aNutrition } from '../testing/builders.ts';
import { nutritionPerServing, sumNutrition, wholeNutrition } from './nutrition.ts';

describe('nutrition of a dish', () => {
  it('adds up the lines by weight and divides by the servings', () => {
    const rice = { grams: 400, per100g: aNutrition({ energyKcal: 150, sodiumMg: 2 }) };
    const soySauce = { grams: 20, per100g: aNutrition({ energyKcal: 60, sodiumMg: 5800 }) };
    const perServing = nutritionPerServing([rice, soySauce], 2);
    expect(perServing.energyKcal).toBe(306);
    expect(perServing.sodiumMg).toBe(584);
  });

  it('calls a nutrient unknown when a heavy line lacks it', () => {
    const known = { grams: 300, per100g: aNutrition() };
    const unknown = { grams: 100, per100g: aNutrition({ purineMg: null }) };
    expect(nutritionPerServing([known, unknown], 1).purineMg).toBeNull();
    expect(nutritionPerServing([known, unknown], 1).energyKcal).toBe(2400);
  });

  it('lets an unmeasured spice pass, up to 2 % of the dish', () => {
    const known = { grams: 300, per100g: aNutrition({ purineMg: 50 }) };
    const purineWith = (grams: number) => nutritionPerServing([known, { grams, per100g: null }], 1).purineMg;
    expect([purineWith(6), purineWith(7)]).toEqual([150, null]);
  });

  it('takes what is not stated for unknown, never for none', () => {
    const label = wholeNutrition({ energyKcal: 480, sodiumMg: 0 });
    expect(label).toMatchObject({ energyKcal: 480, sodiumMg: 0, calciumMg: null, purineTotalMg: null });
  });

  it('sums meals and keeps unknown what one meal does not know', () => {
    const day = sumNutrition([aNutrition({ purineMg: null }), aNutrition()]);
    expect(day.energyKcal).toBe(1200);
    expect(day.purineMg).toBeNull();
  });
});
