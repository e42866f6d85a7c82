import { describe, expect, it } from 'vitest';
import { aLine, aNutrition } from '../testing/builders.ts';
import {
  isShown,
  knownShare,
  nutritionPerServing,
  servingGrams,
  sumNutrition,
  wholeNutrition,
} from './nutrition.ts';

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

const known = (grams: number | null) => ({ grams, amount: 100 });
const unknown = (grams: number | null) => ({ grams, amount: null });

describe('the known share of a plan', () => {
  it.each([
    ['all of it where every dish states the nutrient', [known(300), known(500)], 1],
    ['by weight, not by dishes', [known(600), unknown(200)], 0.75],
    [
      'a dish that nobody weighed like the mean of the others',
      [known(300), known(500), unknown(null)],
      2 / 3,
    ],
    ['dishes alike where none is weighed', [known(null), unknown(null)], 0.5],
    ['nothing where there is no dish', [], 0],
  ])('counts %s', (_case, dishes, share) => {
    expect(knownShare(dishes)).toBeCloseTo(share);
  });

  it('shows a nutrient from four fifths of the grams on', () => {
    expect(isShown([known(800), unknown(200)])).toBe(true);
    expect(isShown([known(799), unknown(201)])).toBe(false);
    expect(isShown([])).toBe(false);
  });
});

describe('the weight of a serving', () => {
  it('is that of its lines, unknown where one has none', () => {
    const rice = aLine('rice', '밥', { grams: 420 });
    expect(servingGrams({ ingredients: [rice, aLine('tofu', '두부', { grams: 181 })], servings: 2 })).toBe(
      301,
    );
    expect(
      servingGrams({ ingredients: [rice, aLine('tofu', '두부', { grams: null })], servings: 2 }),
    ).toBeNull();
    expect(servingGrams({ ingredients: [], servings: 1 })).toBeNull();
  });
});
