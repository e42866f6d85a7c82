import { aStranger, type HealthCondition, NUTRIENTS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { FLOOR_INDEX, LOAD_INDEX, noAmounts } from '../model/day-amounts.ts';
import { shareAmounts } from '../model/shared-amounts.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayLimits } from './day-limits.ts';
import { intersect } from './merge-limits.ts';
import { countedAlong } from './people/counted-along.ts';
import { household } from './people/household.ts';
import { personLimits } from './people/person-limits.ts';
import { sharedLimits } from './people/shared-limits.ts';

const ENERGY_INDEX = NUTRIENTS.indexOf('energyKcal');
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
    expect(child.fiberG?.min).toBeCloseTo(28 * 0.9);
    expect(dayLimits(aVisitor({ targets: ['child'] })).day.fiberG?.min).toBeCloseTo(21 * 0.9);
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

describe('a household', () => {
  it('measures a plan for one kind of person by that person', () => {
    const { lead, eaters } = household(aVisitor({ targets: ['parents'] }));
    expect(lead.stage).toBe('older');
    expect(eaters).toEqual([{ target: 'parents', sex: null, isLead: true, portion: 1, energyKcal: 1800 }]);
  });

  it('is measured by who has the condition of two who are called alike', () => {
    const persons = [{ ...aStranger('parents'), freeOf: ['gout'] as const }, aStranger('parents')];
    const { eaters } = household(aVisitor({ targets: ['parents'], persons, healthConditions: ['gout'] }));
    expect(eaters.map(({ isLead }) => isLead)).toEqual([false, true]);
  });

  it('shares the serving of an adult: 0.9 for a parent, 0.85 for a child', () => {
    const eaters = household(aVisitor({ targets: ['child', 'parents', 'self'] })).eaters;
    expect(eaters.map(({ target, portion }) => [target, Number(portion.toFixed(4))])).toEqual([
      ['self', 1],
      ['parents', 0.9],
      ['child', 0.85],
    ]);
    const without = household(aVisitor({ targets: ['parents', 'child'] }));
    expect([without.lead.stage, without.persons.map(({ portion }) => Number(portion.toFixed(4)))]).toEqual([
      'adult',
      [0.9, 0.85],
    ]);
  });

  it('gives a child as much as it needs beside an adult with a deficit', () => {
    const [adult, child] = household(
      aVisitor({ targets: ['self', 'child'], healthConditions: ['obesity'] }),
    ).eaters;
    expect([adult?.energyKcal, child?.energyKcal]).toEqual([1500, 1700]);
    expect(child?.portion).toBeCloseTo(1700 / 1500);
  });

  it('fits the strictest density', () => {
    const family = dayLimits(aVisitor({ targets: ['self', 'child'] })).day;
    expect(family.sodiumMg?.max).toBeCloseTo((1700 / 0.85) * 0.9);
    expect(family.proteinG?.min).toBeCloseTo(55 * 0.9);
    const older = dayLimits(aVisitor({ targets: ['self', 'parents'] })).day;
    expect(older.proteinG?.min).toBeCloseTo(55);
  });

  it('lets the narrower range stand where a child and an adult share some, and names its rows', () => {
    const visitor = aVisitor({ targets: ['self', 'child'], healthConditions: ['obesity'] });
    const fat = dailyLimit(visitor, 'fatG');
    expect(fat?.range.min).toBeCloseTo((1500 * 0.2) / 9);
    expect(fat?.from.map(({ owners }) => owners)).toContainEqual(['obesity']);
  });

  it('keeps no diet where a child eats along, and its own deficit for a condition', () => {
    const energy = (changes: Parameters<typeof aVisitor>[0]) => dayLimits(aVisitor(changes)).energyKcal;
    expect(energy({ targets: ['self', 'child'], eatingStyles: ['diet'] })).toBe(2000);
    expect(energy({ targets: ['self', 'child'], healthConditions: ['obesity'] })).toBe(1500);
  });

  it('tells the row that gave way where ranges share nothing', () => {
    const visitor = aVisitor({ eatingStyles: ['vegetarian', 'lowCarbohydrate'] });
    const carbohydrate = dailyLimit(visitor, 'carbohydrateG');
    expect(carbohydrate?.range).toEqual({ min: 250, max: 325 });
    expect(carbohydrate?.overruled.map(({ owners }) => owners)).toEqual([['lowCarbohydrate']]);
  });
});

describe('a condition of one person', () => {
  const couple = (condition: HealthCondition) => {
    const spouse = { ...aStranger('spouse'), freeOf: [condition] };
    const persons = [spouse, aStranger('self')];
    return aVisitor({ targets: ['self', 'spouse'], persons, healthConditions: [condition] });
  };
  const ownLimits = (condition: HealthCondition, nutrient: string) => {
    const visitor = couple(condition);
    return household(visitor).persons.map(({ planned }) =>
      personLimits(planned, visitor)
        .filter((each) => each.nutrient === nutrient && each.kind === 'limit')
        .map(({ per, range }) => ({ per, ...range })),
    );
  };

  it('limits their days and meals alone', () => {
    const usual = [{ per: 'day', min: 250, max: 325 }];
    const [his, hers] = ownLimits('diabetes', 'carbohydrateG');
    expect(hers).toEqual(usual);
    expect(his).not.toEqual(usual);
    expect(ownLimits('hypertension', 'sodiumMg')).toEqual([
      [{ per: 'day', max: 2000 }],
      [{ per: 'day', max: 2300 }],
    ]);
  });

  it('is not narrowed for them by who is free of it, whose salt counts as the same part of their maximum', () => {
    const diabetes = aVisitor({ healthConditions: ['diabetes'] });
    expect(dailyLimit(couple('diabetes'), 'carbohydrateG')).toEqual(dailyLimit(diabetes, 'carbohydrateG'));
    const visitor = couple('hypertension');
    expect(dailyLimit(visitor, 'sodiumMg')?.range).toEqual({ max: 2000 });
    const [{ factors: counted = null } = {}] = countedAlong(visitor);
    expect(counted?.[NUTRIENTS.indexOf('sodiumMg')]).toBeCloseTo(2000 / 2300, 9);
    expect(counted?.[NUTRIENTS.indexOf('purineMg')]).toBe(1);
    expect(counted?.[LOAD_INDEX]).toBe(0);
    const [{ factors: alike = null } = {}] = countedAlong({
      ...visitor,
      persons: [aStranger('spouse'), aStranger('self')],
    });
    expect(alike?.every((factor, index) => factor === (index === FLOOR_INDEX ? Infinity : 1))).toBe(true);
    const another = aVisitor({
      ...visitor,
      targets: ['self', 'spouse', 'child'],
      persons: [aStranger('self'), aStranger('spouse'), { ...aStranger('child'), freeOf: ['hypertension'] }],
    });
    expect(countedAlong(another).map(({ factors }) => factors[FLOOR_INDEX] === Infinity)).toEqual([
      true,
      false,
    ]);
  });

  it('counts an amount of a smaller plate for as much of the maximum as it is of its own', () => {
    const parents = { ...aStranger('parents'), freeOf: ['hypertension'] as const };
    const [{ factors: counted = null } = {}] = countedAlong(
      aVisitor({
        targets: ['self', 'parents'],
        persons: [aStranger('self'), parents],
        healthConditions: ['hypertension'],
      }),
    );
    expect(counted?.[NUTRIENTS.indexOf('sodiumMg')]).toBeCloseTo(2000 / 1900, 9);
    expect(counted?.[NUTRIENTS.indexOf('fatG')]).toBeCloseTo(1, 9);
  });

  it('bounds the glycaemic load of who has diabetes, whoever the table is measured by', () => {
    const persons = [
      { ...aStranger('self'), freeOf: ['diabetes'] as const },
      { ...aStranger('spouse'), freeOf: ['gout', 'hypertension'] as const },
    ];
    const targets = ['self', 'spouse'] as const;
    const visitor = aVisitor({ targets, persons, healthConditions: ['diabetes', 'gout', 'hypertension'] });
    expect(countedAlong(visitor).map(({ factors }) => factors[LOAD_INDEX])).toEqual([1]);
  });

  it("leaves them their own floor of energy: a child's is kept by the child's plate", () => {
    const family = (child = aStranger('child')) =>
      aVisitor({
        targets: ['self', 'child'],
        persons: [aStranger('self'), child],
        healthConditions: ['diabetes'],
      });
    const free = family({ ...aStranger('child'), freeOf: ['diabetes'] });
    expect(dayLimits(family()).floorKcal).toBeCloseTo((1360 * 2000) / 1700);
    expect(dayLimits(free).floorKcal).toBe(1200);
    expect([family(), free].map((each) => dayLimits(each).floorIndex)).toEqual([ENERGY_INDEX, FLOOR_INDEX]);
    // After a stomach operation, three meals of 450 kcal do not reach a man's floor of 1,500 kcal. A note states
    // this, and his plate does not bind the others.
    const operated = { ...aStranger('spouse'), sex: 'male', answers: { stomach: 'over3Months' } } as const;
    const three = aVisitor({
      ...free,
      targets: ['self', 'spouse', 'child'],
      persons: [aStranger('self'), { ...operated, freeOf: ['diabetes'] }, ...free.persons.slice(1)],
    });
    expect(countedAlong(three).map(({ factors }) => factors[FLOOR_INDEX])).toEqual([Infinity, 1200 / 1360]);
    const energyOf = (kcal: number) => noAmounts().fill(kcal);
    const table = energyOf(1500);
    const [{ factors: counted = noAmounts() } = {}] = countedAlong(free);
    shareAmounts(table, energyOf(1300), counted);
    expect(table[FLOOR_INDEX]).toBeCloseTo((1300 * 1200) / 1360);
    shareAmounts(table, energyOf(1360), counted);
    expect(table[FLOOR_INDEX]).toBeLessThan(dayLimits(free).floorKcal);
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
