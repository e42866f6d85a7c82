import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayLimits } from './day-limits.ts';
import { energyTarget } from './energy-target.ts';
import { intersect, mergeLimits } from './merge-limits.ts';
import { REFERENCE_PERSONS } from './reference-person.ts';

describe('merged limits', () => {
  it('keeps the base where nobody says otherwise', () => {
    expect(mergeLimits(aVisitor())).toMatchObject({
      carbohydratePctE: { min: 50, max: 65 },
      sodiumMg: { max: 2300 },
      fiberG: { min: 25 },
    });
  });

  it('takes the lowest maximum and the highest minimum of several conditions', () => {
    const merged = mergeLimits(aVisitor({ healthConditions: ['diabetes', 'hypertension'] }));
    expect(merged.sodiumMg).toMatchObject({ max: 2000 });
    expect(merged.carbohydratePctE).toEqual({ min: 50, max: 55 });
    expect(merged.saturatedFatPctE).toEqual({ max: 6 });
    expect(merged.fiberG).toEqual({ min: 28 });
  });

  it('lets a condition stand where a style leaves nothing in common', () => {
    expect(intersect({ min: 50, max: 60 }, { min: 35, max: 45 })).toBeNull();
    const merged = mergeLimits(aVisitor({ healthConditions: ['gout'], eatingStyles: ['lowCarbohydrate'] }));
    expect(merged.carbohydratePctE).toMatchObject({ min: 50, max: 60 });
  });

  it.each([
    [['diabetes'], ['lowCarbohydrate'], 'carbohydratePctE', { min: 40, max: 45 }],
    [['obesity'], ['lowCarbohydrate'], 'fatPctE', { min: 30, max: 35 }],
    [['heartDisease'], ['lowCarbohydrate'], 'saturatedFatPctE', { max: 6 }],
    [['liverDisease'], ['muscleGain'], 'proteinGPerKg', { min: 1.2, max: 1.5 }],
    [['gout'], ['muscleGain'], 'proteinGPerKg', { min: 1.2, max: 1.3 }],
    [['diabetes'], ['muscleGain'], 'proteinGPerKg', { min: 1.2, max: 1.4 }],
    [['obesity'], ['muscleGain'], 'proteinGPerKg', { min: 1.4, max: 1.6 }],
    [[], ['muscleGain', 'lowCarbohydrate'], 'carbohydratePctE', { min: 40, max: 45 }],
  ] as const)('decides %j with %j on %s', (...[healthConditions, eatingStyles, key, expected]) => {
    expect(mergeLimits(aVisitor({ healthConditions, eatingStyles }))[key]).toMatchObject(expected);
  });

  it('ignores a diet asked for a child', () => {
    const child = mergeLimits(aVisitor({ targets: ['child'], eatingStyles: ['diet', 'lowCarbohydrate'] }));
    expect(child.carbohydratePctE).toMatchObject({ min: 50, max: 65 });
  });
});

describe('energy of the day', () => {
  it.each([
    ['adult', [], [], 2000],
    ['adult', ['obesity'], [], 1500],
    ['adult', [], ['diet'], 1600],
    ['adult', ['obesity'], ['diet'], 1500],
    ['adult', [], ['muscleGain'], 2200],
    ['adult', ['obesity'], ['muscleGain'], 1500],
    ['older', ['obesity'], [], 1500],
    ['child', ['obesity'], ['diet'], 1700],
  ] as const)('%s with %j and %j needs %s kcal', (...[person, healthConditions, eatingStyles, kcal]) => {
    expect(energyTarget(REFERENCE_PERSONS[person], { healthConditions, eatingStyles })).toBe(kcal);
  });
});

describe('limits of the planned meals', () => {
  it('plans 1,800 of 2,000 kcal and 90 % of the sodium maximum', () => {
    const { day } = dayLimits(aVisitor());
    expect(day.energyKcal?.min).toBeCloseTo(1620);
    expect(day.energyKcal?.max).toBeCloseTo(1980);
    expect(day.sodiumMg?.max).toBeCloseTo(2070);
    expect(day.carbohydrateG?.min).toBeCloseTo(225);
  });

  it('does not move the energy of a skipped meal, and keeps the sodium maximum', () => {
    const { day } = dayLimits(
      aVisitor({ mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } }),
    );
    expect(day.energyKcal?.max).toBeCloseTo(2000 * 0.63 * 1.15);
    expect(day.sodiumMg?.max).toBeCloseTo(2070);
  });

  it('fits the strictest of several people', () => {
    const family = dayLimits(aVisitor({ targets: ['self', 'child'] }));
    expect(family.day.sodiumMg?.max).toBeCloseTo(((1900 * 2000) / 1700) * 0.9);
    expect(family.day.proteinG?.min).toBeCloseTo(55 * 0.9);
    const older = dayLimits(aVisitor({ targets: ['self', 'parents'] }));
    expect(older.day.proteinG?.min).toBeCloseTo(((67 * 2000) / 1800) * 0.9);
  });

  it('watches what a condition names', () => {
    expect([...dayLimits(aVisitor({ healthConditions: ['gout'] })).watched]).toContain('purineMg');
    expect([...dayLimits(aVisitor()).watched]).toEqual([]);
  });
});
