import type { Nutrition } from '@kkini/domain';
import { personPortion } from '@kkini/domain/portions';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { eatenPortions, judgeDish, type ServedDish } from './judge-dish.ts';

const served = (nutrition: Partial<Nutrition>, more: Partial<ServedDish> = {}): ServedDish => ({
  kind: 'recipe',
  nutrition: aNutrition(nutrition),
  ...more,
});
const diabetic = aVisitor({ healthConditions: ['diabetes', 'hypertension'] });

describe('a dish beside the limits of a visitor', () => {
  it('is measured by what the planned meals of a day keep', () => {
    const { dayLimits } = judgeDish(served({}), diabetic);
    expect(dayLimits.energyKcal).toBeCloseTo(1800);
    expect(dayLimits.sodiumMg).toBeCloseTo(1800);
    expect(dayLimits.fiberG).toBeGreaterThan(20);
    expect(dayLimits.unsaturatedFatG).toBeUndefined();
  });

  it('is held to the part of the largest meal and what a meal may exceed it by', () => {
    const over = (changes: Partial<Nutrition>) =>
      judgeDish(served({ carbohydrateG: 60, ...changes }), diabetic).over;
    // 32 % of the day's 2,000 mg, plus 35 %.
    expect(over({ sodiumMg: 864 })).toEqual([]);
    expect(over({ sodiumMg: 865 })).toEqual(['sodiumMg']);
    // 32 % of 2,000 kcal, plus 20 %.
    expect(over({ energyKcal: 768 })).toEqual([]);
    expect(over({ energyKcal: 769 })).toEqual(['energyKcal']);
    expect(over({ carbohydrateG: 85 })).toEqual(['carbohydrateG']);
  });

  it('is held to what the choices of the visitor bound, and to nothing else', () => {
    const sugary = served({ sugarG: 45, addedSugarG: 20, carbohydrateG: 150 });
    expect(judgeDish(sugary, diabetic).over).toContain('addedSugarG');
    const { over, within } = judgeDish(sugary, aVisitor());
    expect(over).toEqual([]);
    expect(within).toEqual(['energyKcal', 'sodiumMg']);
  });

  it('holds no energy of a meal below a fifth under the largest one', () => {
    const within = (energyKcal: number) => judgeDish(served({ energyKcal }), aVisitor()).within;
    // 32 % of 2,000 kcal, less 20 % and the 2 % of food tables.
    expect(within(503)).toEqual(['energyKcal', 'sodiumMg']);
    expect(within(501)).toEqual(['sodiumMg']);
  });

  it('names what the dish does not state', () => {
    const { unknown, within } = judgeDish(served({ sodiumMg: null }), aVisitor());
    expect(unknown).toEqual(['sodiumMg']);
    expect(within).toEqual(['energyKcal']);
  });

  it('is within only where the most it may hold is, of bought food', () => {
    const bought = (ranges: ServedDish['ranges']) =>
      served({ sodiumMg: 700, energyKcal: 600 }, ranges && { ranges });
    const range = (high: number) => ({ low: 0, central: 700, high });
    const judged = (high: number) =>
      judgeDish(bought({ isEstimate: false, sodiumMg: range(high), energyKcal: null }), aVisitor());
    expect(judged(950)).toMatchObject({ likely: [], within: ['energyKcal', 'sodiumMg'] });
    expect(judged(1050)).toMatchObject({ over: [], likely: ['sodiumMg'], within: ['energyKcal'] });
  });

  it('may hold a greater part of a day where a meal is left out', () => {
    const faster = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    });
    expect(judgeDish(served({ sodiumMg: 1290 }), faster).over).toEqual([]);
    expect(judgeDish(served({ sodiumMg: 1300 }), faster).over).toEqual(['sodiumMg']);
  });

  it('is judged, and stated, by what the people eat of it, as a plan does', () => {
    const white = aNutrition({ energyKcal: 520, carbohydrateG: 115 });
    const rice = served(
      { energyKcal: 900, carbohydrateG: 130 },
      {
        components: {
          starches: [{ kind: 'rice', units: 5, nutrition: white, glycemicLoad: 70 }],
          soup: null,
          side: null,
          glycemicLoad: 80,
          isMixed: false,
        },
      },
    );
    expect(judgeDish(rice, aVisitor()).over).toEqual([]);
    expect(judgeDish({ ...rice, components: undefined }, aVisitor()).over).toEqual(['energyKcal']);
    const eaten = eatenPortions(rice, aVisitor({ targets: ['self', 'child'] }));
    const [own, child] = eaten.map(({ target, nutrition, dayLimits }) => ({
      target,
      kcal: nutrition.energyKcal ?? 0,
      day: dayLimits.energyKcal ?? 0,
    }));
    expect([own?.target, child?.target]).toEqual(['self', 'child']);
    expect(own?.kcal).toBeLessThan(769);
    expect(child?.kcal).toBeLessThan(own?.kcal ?? 0);
    expect(child?.day).toBeLessThan(own?.day ?? 0);
    // A portion that a day of a plan has instead of the usual one, and an extra beside it.
    const table = aVisitor();
    const [self] = table.persons;
    const other = personPortion(self ?? expect.fail(), rice, { mealTime: 'lunch', table });
    const fitted = [undefined, { ...other, nutrition: { ...other.nutrition, energyKcal: 123 } }];
    const atDinner = eatenPortions(rice, aVisitor({ targets: ['self', 'child'] }), {
      time: 'dinner',
      fitted,
      extras: [
        undefined,
        { id: 'milk', fills: 'calciumMg', nutrition: aNutrition({ energyKcal: 60 }), glycemicLoad: 3 },
      ],
    });
    expect(atDinner[1]?.nutrition.energyKcal).toBe(183);
  });
});
