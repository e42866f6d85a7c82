import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayLimits } from './day-limits.ts';
import { intersect } from './merge-limits.ts';
import { sharedLimits } from './people/shared-limits.ts';

const mealsOf = (breakfast: 'fasting' | 'cookedRecipe') =>
  ({ breakfast, lunch: 'cookedRecipe', dinner: 'cookedRecipe' }) as const;
const dailyLimit = (visitor: ReturnType<typeof aVisitor>, nutrient: string) =>
  sharedLimits(visitor).find(
    (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === 'limit',
  );

describe('limits of the planned meals', () => {
  it('plan 1,800 of 2,000 kcal and 90 % of the sodium maximum', () => {
    const { day, mealEnergyKcal } = dayLimits(aVisitor());
    expect(day.energyKcal?.min).toBeCloseTo(1620);
    expect(day.energyKcal?.max).toBeCloseTo(1980);
    expect(day.sodiumMg?.max).toBeCloseTo(2070);
    expect(day.carbohydrateG?.min).toBeCloseTo(225);
    expect(day.carbohydrateG?.max).toBeCloseTo(292.5);
    expect(day.fatG?.max).toBeCloseTo(60);
    expect(day.transFatG?.max).toBeCloseTo(2);
    expect(day.cholesterolMg?.max).toBeCloseTo(270);
    expect(day.fiberG?.min).toBeCloseTo(22.5);
    expect([mealEnergyKcal.breakfast, mealEnergyKcal.lunch, mealEnergyKcal.dinner]).toEqual([540, 640, 620]);
  });

  it('bound only the sides a rule speaks of, and only what food data hold', () => {
    const { day, dayAims } = dayLimits(aVisitor({ healthConditions: ['thyroidDisease'] }));
    expect(Object.keys(day.fiberG ?? {})).toEqual(['min']);
    expect(Object.keys(day.cholesterolMg ?? {})).toEqual(['max']);
    expect(dailyLimit(aVisitor(), 'fiberG')?.range).toEqual({ min: 25 });
    expect(dayLimits(aVisitor()).walls).toEqual([]);
    expect(Object.keys(dayAims).sort()).toEqual(['energyKcal', 'potassiumMg']);
    expect(dayLimits(aVisitor({ healthConditions: ['diabetes'] })).mealAims).toEqual({
      carbohydrateG: { min: 45, max: 75 },
    });
  });

  it('let a meal exceed its share of the sodium by a third, and no more than a style allows', () => {
    const { meal } = dayLimits(aVisitor());
    expect(meal.lunch.sodiumMg?.max).toBeCloseTo(2300 * 0.32 * 1.35);
    expect(meal.breakfast.sodiumMg?.max).toBeCloseTo(2300 * 0.27 * 1.35);
    expect(dayLimits(aVisitor({ eatingStyles: ['lowSodium'] })).meal.lunch.sodiumMg?.max).toBe(800);
  });

  it('stay those of the whole day beside a skipped meal, and the meals left grow', () => {
    const whole = dayLimits(aVisitor());
    const { day, mealEnergyKcal, meal, plannedKcal } = dayLimits(
      aVisitor({ mealStyles: mealsOf('fasting') }),
    );
    for (const nutrient of ['energyKcal', 'sodiumMg', 'cholesterolMg', 'fiberG'] as const)
      expect(day[nutrient]).toEqual(whole.day[nutrient]);
    expect(day.proteinG?.min).toBeCloseTo(55 * 0.9);
    expect([Math.round(mealEnergyKcal.lunch), Math.round(mealEnergyKcal.dinner)]).toEqual([832, 806]);
    expect(Math.round(plannedKcal)).toBe(1638);
    // Shares refer to the energy of the meals; maxima in mg refer to the whole day.
    expect(day.carbohydrateG?.max).toBeCloseTo((1638 * 0.65) / 4);
    expect(meal.lunch.sodiumMg?.max).toBeCloseTo(2300 * 0.32 * 1.3 * 1.35);
  });

  it('give back a deficit before a floor gives way, and keep what is left to the most a meal may hold', () => {
    const obese = { healthConditions: ['obesity'] } as const;
    const noBreakfast = { ...obese, mealStyles: mealsOf('fasting') };
    const adult = dayLimits(aVisitor(noBreakfast));
    expect([adult.energyKcal, Math.round(adult.plannedKcal), adult.floorKcal]).toEqual([1500, 1229, 1200]);
    expect(adult.day.energyKcal?.min).toBeCloseTo(1215);
    const parent = dayLimits(aVisitor({ ...noBreakfast, targets: ['parents'] }));
    expect([parent.energyKcal, Math.round(parent.plannedKcal)]).toEqual([1650, 1351]);
    const once = { breakfast: 'cookedRecipe', lunch: 'fasting', dinner: 'fasting' } as const;
    const oneMeal = dayLimits(aVisitor({ ...obese, mealStyles: once }));
    expect([oneMeal.energyKcal, oneMeal.plannedKcal, oneMeal.floorKcal]).toEqual([2000, 810, 0]);
  });

  it('aim at the energy of the day', () => {
    const { dayAims } = dayLimits(aVisitor({ healthConditions: ['obesity'] }));
    expect(dayAims.energyKcal?.min).toBeCloseTo(1350);
    expect(dayAims.energyKcal?.max).toBeCloseTo(1350);
  });

  it('are those of the person: %E of the energy, g/kg of the weight, the lower maximum in mg', () => {
    const older = dayLimits(aVisitor({ targets: ['parents'], healthConditions: ['dyslipidemia'] })).day;
    expect(older.energyKcal?.max).toBeCloseTo(1800 * 0.9 * 1.1);
    expect(older.proteinG?.min).toBeCloseTo(55 * 0.9);
    expect(older.sodiumMg?.max).toBeCloseTo(1900 * 0.9);
    expect(older.carbohydrateG?.max).toBeCloseTo(((1800 * 0.6) / 4) * 0.9);
    const child = dayLimits(aVisitor({ targets: ['child'], healthConditions: ['hypertension'] })).day;
    expect(child.sodiumMg?.max).toBeCloseTo(1700 * 0.9);
    expect(child.fiberG?.min).toBeCloseTo(21 * 0.9);
  });

  it('keep both protein by weight and by energy, and by weight where they disagree', () => {
    const protein = (changes: Parameters<typeof aVisitor>[0]) =>
      dailyLimit(aVisitor(changes), 'proteinG')?.range;
    expect(protein({ healthConditions: ['gout'] })).toEqual({ min: 60, max: 78 });
    // 15 % of the energy is 75 g; 1.3 g/kg leaves too narrow a range beside it.
    expect(protein({ healthConditions: ['diabetes'] })).toEqual({ min: 60, max: 78 });
    expect(protein({ healthConditions: ['gout'], eatingStyles: ['muscleGain'] })).toEqual({
      min: 72,
      max: 78,
    });
    // 1.5 g/kg for 30 kg is a child's floor, which no condition lowers, so the share of the energy applies instead.
    expect(protein({ targets: ['child'], healthConditions: ['liverDisease'] })?.min).toBeCloseTo(59.5);
    expect(protein({ targets: ['child'], eatingStyles: ['muscleGain'] })?.max).toBeCloseTo((1870 * 0.2) / 4);
  });

  it('watch what a condition limits more than usual', () => {
    expect(dayLimits(aVisitor({ healthConditions: ['gout'] })).watched).toEqual(
      new Set(['sugarG', 'addedSugarG', 'purineMg']),
    );
    expect(dayLimits(aVisitor({ eatingStyles: ['lowSodium'] })).watched).toEqual(new Set(['sodiumMg']));
    expect(dayLimits(aVisitor()).watched).toEqual(new Set());
  });
});

describe('two ranges', () => {
  it('leave what both hold, or nothing', () => {
    expect(intersect({ min: 50, max: 60 }, { min: 35, max: 45 })).toBeNull();
    expect(intersect({ min: 50 }, { max: 60 })).toEqual({ min: 50, max: 60 });
    expect(intersect({ min: 45, max: 60 }, { min: 35, max: 45 })).toEqual({ min: 45, max: 45 });
    expect(intersect({}, {})).toEqual({});
  });
});
