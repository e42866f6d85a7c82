import { aStranger, type HealthCondition, NUTRIENTS, type Person } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { FLOOR_INDEX, LOAD_INDEX, noAmounts } from '../../model/day-amounts.ts';
import { shareAmounts } from '../../model/shared-amounts.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { dayLimits } from '../day-limits.ts';
import { countedAlong } from './counted-along.ts';
import { household } from './household.ts';
import { personLimits } from './person-limits.ts';
import { sharedLimits } from './shared-limits.ts';

/** Amounts of the others keep 4 % clear of their maximum. */
const CLEAR = 1.04;
const IN_MG = (['sodiumMg', 'cholesterolMg', 'purineMg'] as const).map((each) => NUTRIENTS.indexOf(each));
const ENERGY_INDEX = NUTRIENTS.indexOf('energyKcal');
const dailyLimit = (visitor: ReturnType<typeof aVisitor>, nutrient: string) =>
  sharedLimits(visitor).find(
    (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === 'limit',
  );

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

  it('holds everybody to their own amounts of a day, as parts of those of the lead', () => {
    const healthConditions = ['thyroidDisease'] as const;
    const visitor = aVisitor({ targets: ['self', 'child'], healthConditions });
    const alone = dayLimits(aVisitor({ healthConditions })).day;
    for (const nutrient of ['sodiumMg', 'cholesterolMg', 'fiberG', 'proteinG'] as const)
      expect(dayLimits(visitor).day[nutrient]).toEqual(alone[nutrient]);
    const [{ factors = null } = {}] = countedAlong(visitor);
    const of = (nutrient: (typeof NUTRIENTS)[number]) => factors?.[NUTRIENTS.indexOf(nutrient)];
    expect(of('sodiumMg')).toBeCloseTo((CLEAR * 2300) / 1700, 9);
    expect(of('fiberG')).toBeCloseTo(25 / 21, 9);
    expect([of('cholesterolMg'), of('saturatedFatG')]).toEqual([CLEAR, 1]);
  });

  it('fits the strictest density where nobody has a condition', () => {
    const family = dayLimits(aVisitor({ targets: ['self', 'child'] })).day;
    expect(family.sodiumMg?.max).toBeCloseTo((1700 / 0.85) * 0.9);
    expect(family.proteinG?.min).toBeCloseTo(55 * 0.9);
  });

  it('asks no fibre of a plate whose owner needs none', () => {
    const persons = [
      aStranger('self'),
      { ...aStranger('spouse'), answers: { stomach: 'over3Months' as const } },
    ];
    const [{ factors = noAmounts() } = {}] = countedAlong(
      aVisitor({ targets: ['self', 'spouse'], persons, healthConditions: ['gout'] }),
    );
    const table = noAmounts().fill(20);
    shareAmounts(table, noAmounts().fill(1), factors);
    expect(table[NUTRIENTS.indexOf('fiberG')]).toBe(20);
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
    expect(counted?.[NUTRIENTS.indexOf('sodiumMg')]).toBeCloseTo((CLEAR * 2000) / 2300, 9);
    expect(counted?.[NUTRIENTS.indexOf('purineMg')]).toBe(1);
    expect(counted?.[LOAD_INDEX]).toBe(0);
    const [{ factors: alike = null } = {}] = countedAlong({
      ...visitor,
      persons: [aStranger('spouse'), aStranger('self')],
    });
    // Nothing bounds purine here.
    const inMg = IN_MG.filter((index) => index !== NUTRIENTS.indexOf('purineMg'));
    const expected = [...noAmounts()].map((_, index) => (inMg.includes(index) ? CLEAR : 1));
    expect([...(alike ?? [])]).toEqual(expected);
    const another = aVisitor({
      ...visitor,
      targets: ['self', 'spouse', 'child'],
      persons: [aStranger('self'), aStranger('spouse'), { ...aStranger('child'), freeOf: ['hypertension'] }],
    });
    expect(countedAlong(another).map(({ factors }) => factors[FLOOR_INDEX])).toEqual([1, 1200 / 1360]);
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
    expect(counted?.[NUTRIENTS.indexOf('sodiumMg')]).toBeCloseTo((CLEAR * 2000) / 1900, 9);
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

  it('counts the vitamin K of who takes warfarin alone, however large the other plates are', () => {
    const taking = (target: 'self' | 'spouse') =>
      ({ ...aStranger(target), answers: { warfarin: 'yes' } }) as const;
    const counted = (...persons: readonly Person[]) => {
      const [{ factors } = { factors: noAmounts() }] = countedAlong(
        aVisitor({ targets: ['self', 'spouse'], persons }),
      );
      const table = noAmounts().fill(300);
      shareAmounts(table, noAmounts().fill(200), factors);
      return table[NUTRIENTS.indexOf('vitaminKUg')];
    };
    expect(counted(aStranger('self'), taking('spouse'))).toBe(200);
    expect(counted(taking('self'), aStranger('spouse'))).toBe(300);
    expect(counted(taking('self'), taking('spouse'))).toBe(300);
  });

  it("leaves them their own floor of energy: a child's is kept by the child's plate", () => {
    const family = (child = aStranger('child')) =>
      aVisitor({
        targets: ['self', 'child'],
        persons: [aStranger('self'), child],
        healthConditions: ['diabetes'],
      });
    const free = family({ ...aStranger('child'), freeOf: ['diabetes'] });
    for (const each of [family(), free]) {
      expect([dayLimits(each).floorKcal, dayLimits(each).floorIndex]).toEqual([1200, FLOOR_INDEX]);
      expect(countedAlong(each)[0]?.factors[FLOOR_INDEX]).toBe(1200 / 1360);
    }
    // Where an adult who does not eat is the measure of a parent and a child, the greatest floor per serving.
    const { floorKcal, floorIndex } = dayLimits(aVisitor({ targets: ['parents', 'child'] }));
    expect([floorKcal, floorIndex]).toEqual([1360 / 0.85, ENERGY_INDEX]);
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
