import { aStranger, LIFE_STAGES, type LifeStage } from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { someVisitors } from '../verification/testing/some-choices.ts';
import { mergeLimits } from './merge-limits.ts';

type Changes = Parameters<typeof aVisitor>[0];

/** A person of a life stage without answers. */
const strangerOf = (stage: LifeStage) =>
  ({ stage, states: ['kidneyOpen', 'potassiumOff'], person: aStranger('self') }) as const;

const limitOn = (key: LimitKey, changes: Changes, stage: LifeStage = 'adult') =>
  mergeLimits(strangerOf(stage), aVisitor(changes)).limits[key];
const ownersOf = (...parameters: Parameters<typeof limitOn>) =>
  limitOn(...parameters)?.from.map(({ owners }) => owners.join('+'));
const overruledOf = (...parameters: Parameters<typeof limitOn>) =>
  limitOn(...parameters)?.overruled.map(({ owners, min, max }) => [...owners, min ?? null, max ?? null]);

describe('a decided limit', () => {
  it('is stated by its parties and the rows that still bind the other side', () => {
    expect(ownersOf('proteinGPerKg', { healthConditions: ['obesity', 'liverDisease'] })).toEqual([
      'obesity+liverDisease',
      'liverDisease',
    ]);
    const older = { targets: ['parents'], eatingStyles: ['diet'] } as const;
    expect(ownersOf('proteinGPerKg', older, 'older')).toEqual(['older+diet']);
  });

  it('is that of all decisions that agree', () => {
    const gain = { healthConditions: ['diabetes', 'gout'], eatingStyles: ['muscleGain'] } as const;
    expect(limitOn('proteinGPerKg', gain)?.range).toEqual({ min: 1.2, max: 1.3 });
    expect(ownersOf('proteinGPerKg', gain)).toEqual(['muscleGain+gout', 'kidneyOpen+muscleGain+diabetes']);
  });

  it('is the more cautious decision alone where two share no value', () => {
    const gain = { healthConditions: ['obesity', 'gout'], eatingStyles: ['muscleGain'] } as const;
    expect(limitOn('proteinGPerKg', gain)?.range).toEqual({ min: 1.2, max: 1.3 });
    expect(ownersOf('proteinGPerKg', gain)).toEqual(['muscleGain+gout']);
  });

  it('keeps the rows that gave way before it', () => {
    const gain = { healthConditions: ['gout'], eatingStyles: ['muscleGain'] } as const;
    expect(overruledOf('proteinGPerKg', gain)).toEqual([['muscleGain', 1.4, 1.8]]);
  });

  it('spares unknown kidneys of adults, and restricts no child, whose need is as much', () => {
    for (const condition of ['diabetes', 'hypertension', 'heartDisease'] as const) {
      const mostOf = (stage: LifeStage) =>
        limitOn('proteinGPerKg', { healthConditions: [condition] }, stage)?.range.max;
      expect(LIFE_STAGES.map(mostOf)).toEqual(
        LIFE_STAGES.map((stage) => (stage === 'child' ? undefined : 1.3)),
      );
    }
  });

  it('of weak kidneys lets neither an aim nor the floor of a meal raise protein again, and keeps its own limit', () => {
    const gain = aVisitor({ healthConditions: ['obesity'], eatingStyles: ['muscleGain'] });
    const proteinWith = (kidneys: 'kidneyOpen' | 'kidneyThird') => {
      const person = { ...strangerOf('adult'), states: [kidneys, 'potassiumOff'] } as const;
      const { limits, aims } = mergeLimits(person, gain);
      return [limits.proteinGMeal, aims.proteinGPerKg, limits.proteinGPerKg].map((each) => each?.range);
    };
    expect(proteinWith('kidneyOpen')).toEqual([
      { min: 20, max: 40 },
      { min: 1.6, max: 1.6 },
      { min: 1.4, max: 1.6 },
    ]);
    expect(proteinWith('kidneyThird')).toEqual([undefined, undefined, { min: 0.75, max: 0.85 }]);
  });

  it('of potassium takes the aim away and not the maximum of weak kidneys', () => {
    const person = { ...strangerOf('adult'), states: ['kidneyThird', 'potassiumOff'] } as const;
    const { limits, aims } = mergeLimits(person, aVisitor({ healthConditions: ['hypertension'] }));
    expect([limits.potassiumMg?.range, aims.potassiumMg?.range]).toEqual([{ max: 3000 }, undefined]);
  });

  it('stands where no row speaks of it', () => {
    const lean = limitOn('carbohydrateGMeal', {
      healthConditions: ['obesity'],
      eatingStyles: ['lowCarbohydrate'],
    });
    expect(lean).toMatchObject({ range: { min: 30 }, from: [{ kind: 'limit' }], overruled: [] });
  });

  it('takes a style away without a trace', () => {
    for (const condition of ['gout', 'hypertension', 'liverDisease'] as const) {
      const both = { healthConditions: [condition], eatingStyles: ['lowCarbohydrate'] } as const;
      for (const key of ['carbohydratePctE', 'proteinPctE', 'fatPctE'] as const) {
        expect([ownersOf(key, both), overruledOf(key, both)]).toEqual([[condition], []]);
      }
      expect(limitOn('carbohydrateG', both)).toBeUndefined();
    }
  });

  it('names both styles of a decision between styles', () => {
    const both = { eatingStyles: ['muscleGain', 'lowCarbohydrate'] } as const;
    expect(ownersOf('carbohydrateG', both)).toEqual(['lowCarbohydrate+muscleGain']);
    expect(ownersOf('carbohydratePctE', both)).toEqual(['lowCarbohydrate+muscleGain']);
  });
});

describe('muscle gain of a child', () => {
  const child = (changes: Changes) =>
    mergeLimits(strangerOf('child'), aVisitor({ targets: ['child'], ...changes }));

  it('brings no protein, and all else', () => {
    const { limits, aims } = child({ eatingStyles: ['muscleGain'] });
    expect([limits.proteinPctE?.range, limits.proteinGPerKg?.range]).toEqual([
      { min: 10, max: 20 },
      { min: 0.91 },
    ]);
    expect([limits.proteinGMeal, aims.proteinGPerKg]).toEqual([undefined, undefined]);
    expect([limits.fatPctE?.range, limits.carbohydratePctE?.range]).toEqual([
      { min: 20, max: 30 },
      { min: 45, max: 60 },
    ]);
  });

  it('decides no conflict', () => {
    const { limits } = child({ healthConditions: ['gout'], eatingStyles: ['muscleGain'] });
    expect(limits.proteinGPerKg?.range).toEqual({ min: 0.9, max: 1.3 });
  });
});

describe('merged limits', () => {
  it('are stated by the rows that bind a side, and no others', () => {
    expect(ownersOf('proteinGPerKg', { healthConditions: ['gout', 'obesity'] })).toEqual(['gout', 'obesity']);
    expect(ownersOf('fiberG', { healthConditions: ['hypertension', 'dyslipidemia'] })).toEqual([
      'hypertension',
    ]);
    const lean = { healthConditions: ['dyslipidemia'], eatingStyles: ['lowCarbohydrate'] } as const;
    expect(ownersOf('proteinGPerKg', lean)).toEqual(['lowCarbohydrate']);
    expect(ownersOf('fatPctE', { healthConditions: ['gout', 'dyslipidemia'] })).toEqual([
      'gout',
      'dyslipidemia',
    ]);
  });

  it('leave some value to anybody', () => {
    for (const visitor of someVisitors(149))
      for (const stage of LIFE_STAGES) {
        const { limits, aims } = mergeLimits(strangerOf(stage), visitor);
        for (const { range } of [...Object.values(limits), ...Object.values(aims)])
          expect(range.min ?? 0).toBeLessThanOrEqual(range.max ?? Infinity);
      }
  });
});
