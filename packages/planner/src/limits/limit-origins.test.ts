import { aStranger, type Person } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { energyOrigins } from './people/energy-origins.ts';
import { household } from './people/household.ts';
import { personLimits } from './people/person-limits.ts';
import { sharedLimits } from './people/shared-limits.ts';

type Changes = Parameters<typeof aVisitor>[0];

function limitOn(nutrient: string, changes: Changes = {}, kind: 'limit' | 'aim' = 'limit') {
  const found = sharedLimits(aVisitor(changes)).find(
    (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === kind,
  );
  if (found === undefined) throw new Error(`no ${kind} on ${nutrient}`);
  return found;
}
const rowsOf = (...parameters: Parameters<typeof limitOn>) =>
  limitOn(...parameters).from.map(({ owners, key, min, max }) => [
    owners.join('+'),
    key,
    min ?? null,
    max ?? null,
  ]);

describe('the limits of a person', () => {
  const named = (changes: Changes) =>
    personLimits(household(aVisitor(changes)).lead, aVisitor(changes)).map(
      ({ nutrient, per, kind }) => `${kind} ${nutrient} ${per}`,
    );

  it('are one for each nutrient of a day and of a meal', () => {
    for (const healthConditions of [['gout', 'diabetes'], ['diabetes']] as const) {
      const names = named({ healthConditions, eatingStyles: ['lowCarbohydrate'] });
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('bound the sodium of a child from above alone', () => {
    const visitor = aVisitor({ targets: ['child'] });
    const sodium = personLimits(household(visitor).lead, visitor).filter(
      ({ nutrient }) => nutrient === 'sodiumMg',
    );
    expect(sodium.map(({ range, planned }) => [range, planned])).toEqual([[{ max: 1700 }, { max: 1530 }]]);
  });

  it('speak of what no food data hold too', () => {
    expect(named({ healthConditions: ['thyroidDisease'] })).toContain('aim iodineUg day');
    expect(named({ healthConditions: ['diabetes'] })).toEqual(
      expect.arrayContaining(['limit glycemicLoad meal', 'aim glycemicLoad meal']),
    );
  });
});

describe('the rows a limit is stated from', () => {
  it('are those of everybody where nothing was chosen, and the floors of the person', () => {
    expect(rowsOf('carbohydrateG')).toEqual([['everyone', 'carbohydratePctE', 50, 65]]);
    expect(rowsOf('proteinG')).toEqual([
      ['adult', 'proteinG', 55, null],
      ['everyone', 'proteinPctE', 10, 20],
      ['everyone', 'proteinGPerKg', 0.91, null],
    ]);
    expect(rowsOf('sodiumMg')).toEqual([['everyone', 'sodiumMg', null, 2300]]);
    expect(rowsOf('fiberG')).toEqual([['adult', 'fiberG', 25, null]]);
    expect(rowsOf('potassiumMg', {}, 'aim')).toEqual([['potassiumOff', 'potassiumMg', null, 4700]]);
  });

  it('carry the document of the row', () => {
    expect(limitOn('fiberG', { targets: ['child'] }).from).toEqual([
      { owners: ['child'], key: 'fiberG', kind: 'limit', min: 21, source: 'WHO', mark: '✓', confidence: 'H' },
    ]);
    expect(limitOn('sodiumMg', { targets: ['parents'] }).from).toEqual([
      {
        owners: ['older'],
        key: 'sodiumMg',
        kind: 'limit',
        max: 1900,
        source: 'K25',
        mark: '✓',
        confidence: 'M',
      },
    ]);
  });

  it('are those of a condition where it is stricter than the person', () => {
    expect(rowsOf('sodiumMg', { healthConditions: ['hypertension'] })).toEqual([
      ['hypertension', 'sodiumMg', null, 2000],
    ]);
    expect(rowsOf('sodiumMg', { targets: ['child'], healthConditions: ['hypertension'] })).toEqual([
      ['child', 'sodiumMg', null, 1700],
    ]);
    expect(rowsOf('fiberG', { healthConditions: ['diabetes'] })).toEqual([['diabetes', 'fiberG', 28, null]]);
    expect(rowsOf('proteinG', { healthConditions: ['diabetes'] })).toEqual([
      ['diabetes', 'proteinPctE', 15, 20],
      ['kidneyOpen+diabetes', 'proteinGPerKg', null, 1.3],
      ['diabetes', 'proteinGPerKg', 1, null],
    ]);
    expect(rowsOf('proteinG', { healthConditions: ['gout'] })).toContainEqual([
      'gout',
      'proteinGPerKg',
      0.9,
      1.3,
    ]);
  });

  it('leave out what was chosen but does not bind', () => {
    const both = { healthConditions: ['diabetes', 'hypertension'] as const };
    expect(rowsOf('sodiumMg', both)).toEqual([['hypertension', 'sodiumMg', null, 2000]]);
    expect(rowsOf('carbohydrateG', both)).toEqual([
      ['diabetes', 'carbohydratePctE', 45, 55],
      ['hypertension', 'carbohydratePctE', 50, 60],
    ]);
  });

  it('name the parties of a decided conflict, and what it left standing', () => {
    expect(
      rowsOf('carbohydrateG', { healthConditions: ['diabetes'], eatingStyles: ['lowCarbohydrate'] }),
    ).toEqual([
      ['lowCarbohydrate+diabetes', 'carbohydratePctE', 40, 45],
      ['lowCarbohydrate+diabetes', 'carbohydrateG', 130, null],
    ]);
    const lessFat = { healthConditions: ['obesity'], eatingStyles: ['lowCarbohydrate'] } as const;
    expect(rowsOf('fatG', lessFat)).toEqual([
      ['lowCarbohydrate+obesity', 'fatPctE', null, 35],
      ['lowCarbohydrate', 'fatPctE', 30, 40],
    ]);
  });

  it('tell every row once in a household', () => {
    const family = { targets: ['self', 'child'], healthConditions: ['hypertension'] } as const;
    for (const { from, overruled } of sharedLimits(aVisitor(family))) {
      const texts = [...from, ...overruled].map((row) => JSON.stringify(row));
      expect(new Set(texts).size).toBe(texts.length);
    }
    // A child's own 1,700 mg bound the child's plate, unless nobody grown-up has a bound of their own.
    expect(rowsOf('sodiumMg', family)).toEqual([['hypertension', 'sodiumMg', null, 2000]]);
    expect(rowsOf('sodiumMg', { targets: ['parents', 'child'] })).toEqual([
      ['child', 'sodiumMg', null, 1700],
    ]);
  });
});

describe('limits of several people', () => {
  it('name the rows of those who bind a side', () => {
    const both = { targets: ['parents', 'child'], healthConditions: ['gout'] } as const;
    const protein = limitOn('proteinG', both);
    expect(protein.range.min).toBeCloseTo(55 / 0.9);
    expect(protein.range.max).toBeCloseTo((1.3 * 56) / 0.9);
    expect(protein.from.map(({ owners, key }) => [...owners, key])).toEqual([
      ['older', 'proteinG'],
      ['gout', 'proteinPctE'],
      ['gout', 'proteinGPerKg'],
    ]);
  });

  it('leave the protein of the lead to the lead, and that of weak kidneys to everybody', () => {
    const gout = { healthConditions: ['gout'] } as const;
    const alone = limitOn('proteinG', gout);
    expect(limitOn('proteinG', { targets: ['self', 'child'], ...gout })).toEqual(alone);
    const weak = { ...aStranger('spouse'), answers: { kidney: 'stage3' as const } };
    const persons = [aStranger('self'), weak];
    const protein = limitOn('proteinG', { targets: ['self', 'spouse'], persons, ...gout });
    expect(protein.range.max).toBeCloseTo(0.85 * 60);
    expect(protein.overruled.map(({ owners, key }) => [...owners, key])).toContainEqual([
      'gout',
      'proteinGPerKg',
    ]);
  });

  it('name a row that gave way for each of them once', () => {
    const styles = { eatingStyles: ['vegetarian', 'lowCarbohydrate'] } as const;
    const { overruled } = limitOn('carbohydrateG', { targets: ['self', 'parents'], ...styles });
    expect(overruled.map(({ owners }) => owners)).toEqual([['lowCarbohydrate']]);
  });
});

describe('sides that are a share of the energy', () => {
  const sides = (...parameters: Parameters<typeof limitOn>) => limitOn(...parameters).ofEnergy;

  it('follow the energy eaten, sides in grams do not', () => {
    expect(sides('carbohydrateG')).toEqual({ min: true, max: true });
    expect(sides('proteinG')).toEqual({ min: false, max: true });
    expect(sides('proteinG', { healthConditions: ['gout'] })).toEqual({ min: true, max: false });
    expect(sides('fatG')).toEqual({ min: true, max: true });
    expect(sides('sodiumMg')).toEqual({ min: false, max: false });
    expect(sides('fiberG')).toEqual({ min: false, max: false });
    expect(sides('potassiumMg', {}, 'aim')).toEqual({ min: false, max: false });
  });

  it('are those of whoever binds the side', () => {
    expect(sides('proteinG', { targets: ['parents', 'child'] })).toEqual({ min: false, max: true });
    expect(sides('proteinG', { targets: ['parents', 'child'], healthConditions: ['gout'] })).toEqual({
      min: false,
      max: false,
    });
  });
});

describe('the rows the energy of a day is stated from', () => {
  const stated = (changes: Changes) =>
    energyOrigins(aVisitor(changes)).map(({ owners, key, min, source }) => [...owners, key, min, source]);

  it('are the reference alone where nothing changes it', () => {
    expect(stated({})).toEqual([['adult', 'energyKcal', 2000, 'LBL']]);
    expect(stated({ targets: ['parents'] })).toEqual([['older', 'energyKcal', 1800, 'K20']]);
    expect(stated({ healthConditions: ['hypertension'] })).toEqual([['adult', 'energyKcal', 2000, 'LBL']]);
  });

  it('add what each choice changes, but no change of nothing', () => {
    expect(stated({ healthConditions: ['obesity'] })).toEqual([
      ['adult', 'energyKcal', 2000, 'LBL'],
      ['obesity', 'lessKcal', 500, 'KSO22'],
      ['obesity', 'floorKcal', 1200, 'KSO22'],
    ]);
    expect(stated({ healthConditions: ['liverDisease'], eatingStyles: ['muscleGain'] })).toEqual([
      ['adult', 'energyKcal', 2000, 'LBL'],
      ['liverDisease', 'floorKcal', 1350, 'LIV'],
    ]);
    expect(stated({ eatingStyles: ['diet'] })).toContainEqual(['diet', 'lessKcal', 400, 'KSO22']);
    const [, less, floor] = energyOrigins(aVisitor({ healthConditions: ['obesity'] }));
    expect([less?.max, floor?.max]).toEqual([500, undefined]);
    expect(stated({ eatingStyles: ['muscleGain'] })).toContainEqual([
      'muscleGain',
      'moreShare',
      0.1,
      'ISSN17',
    ]);
    expect(stated({ targets: ['child'], healthConditions: ['obesity'], eatingStyles: ['diet'] })).toEqual([
      ['child', 'energyKcal', 1700, 'K20'],
    ]);
  });

  it('are those of the body where it is known, with what a child to come needs', () => {
    const woman = { sex: 'female', birthYear: 1986, heightCm: 160, weightKg: 57 } as const;
    const stated = (said: Partial<Person>) =>
      energyOrigins(aVisitor({ persons: [{ ...aStranger('self'), ...said }] })).map(
        ({ owners, key, min, source }) => [...owners, key, min, source],
      );
    expect(stated(woman)).toEqual([['adult', 'energyKcal', 2000, 'EER']]);
    expect(stated({ sex: 'female', birthYear: 1986 })).toEqual([['adult', 'energyKcal', 1900, 'K25']]);
    expect(stated({ ...woman, answers: { pregnancy: 'trimester3' } })).toEqual([
      ['adult', 'energyKcal', 2000, 'EER'],
      ['pregnant', 'moreKcal', 450, 'K25'],
    ]);
    expect(stated({ answers: { pregnancy: 'lactating' } })).toContainEqual([
      'lactating',
      'moreKcal',
      340,
      'K25',
    ]);
    const cirrhosis = { ...woman, answers: { cirrhosis: 'yes' } } as const;
    expect(stated(cirrhosis).at(-1)).toEqual(['cirrhosis', 'floorKcal', 1200, 'LIV']);
    const girl = aVisitor({ targets: ['child'], persons: [{ ...aStranger('child'), sex: 'female' }] });
    expect(energyOrigins(girl)[0]).toMatchObject({ min: 1700, source: 'K20' });
    // Halfway between 2,500 and 1,900 kcal.
    expect(stated({ birthYear: 1986 })).toEqual([['adult', 'energyKcal', 2200, 'K25']]);
  });
});
