import type { EatingStyle, HealthCondition, Target } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { CONFLICT_RULES } from '../limits/conflict-rules.ts';
import { dayLimits } from '../limits/day-limits.ts';
import { energyTarget } from '../limits/energy-target.ts';
import type { LimitKey, Range } from '../limits/limit-key.ts';
import { mergeLimits } from '../limits/merge-limits.ts';
import { REFERENCE_PERSONS, STAGE_OF_TARGET } from '../limits/reference-person.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';

/** A survey of a row of nutrition-rules section 7 and the values that row states. */
type Case = {
  readonly row: string;
  readonly rule?: string;
  readonly target?: Target;
  readonly conditions?: readonly HealthCondition[];
  readonly styles: readonly EatingStyle[];
  readonly limits: Partial<Record<LimitKey, Range>>;
  readonly kcal?: number;
};

const MODERATE = { carbohydratePctE: { min: 40, max: 45 }, proteinPctE: { min: 20, max: 25 } } as const;

const CASES: readonly Case[] = [
  ...(['diabetes', 'obesity'] as const).map((condition) => ({
    row: `${condition} with low carbohydrate`,
    rule: 'lowCarbohydrate.moderate',
    conditions: [condition],
    styles: ['lowCarbohydrate'] as const,
    limits: { ...MODERATE, fatPctE: { min: 30, max: 35 }, carbohydrateG: { min: 130 } },
  })),
  {
    row: 'obesity with low carbohydrate, a meal',
    conditions: ['obesity'],
    styles: ['lowCarbohydrate'],
    limits: { carbohydrateGMeal: { min: 30 } },
  },
  ...(['liverDisease', 'gout', 'hypertension'] as const).map((condition) => ({
    row: `low carbohydrate with ${condition}`,
    rule: 'lowCarbohydrate.conditionKeepsCarbohydrate',
    conditions: [condition],
    styles: ['lowCarbohydrate'] as const,
    limits: { carbohydratePctE: { min: 50, max: 60 } },
  })),
  ...(
    [
      ['dyslipidemia', 7],
      ['heartDisease', 6],
    ] as const
  ).map(([condition, saturated]) => ({
    row: `low carbohydrate with ${condition}`,
    rule: 'lowCarbohydrate.moderateForLipids',
    conditions: [condition],
    styles: ['lowCarbohydrate'] as const,
    limits: { ...MODERATE, fatPctE: { min: 30, max: 35 }, saturatedFatPctE: { max: saturated } },
  })),
  ...(['lowCarbohydrate', 'diet'] as const).map((style) => ({
    row: `${style} with a child`,
    target: 'child' as const,
    styles: [style],
    limits: { carbohydratePctE: { min: 50, max: 65 }, proteinPctE: { min: 10, max: 20 } },
    kcal: 1700,
  })),
  {
    row: 'muscle gain with liver disease',
    rule: 'muscleGain.liver',
    conditions: ['liverDisease'],
    styles: ['muscleGain'],
    limits: { proteinGPerKg: { min: 1.2, max: 1.5 } },
    kcal: 2000,
  },
  {
    row: 'muscle gain with gout',
    rule: 'muscleGain.gout',
    conditions: ['gout'],
    styles: ['muscleGain'],
    limits: { proteinGPerKg: { min: 1.2, max: 1.3 }, purineMg: { max: 400 } },
  },
  {
    row: 'muscle gain with obesity',
    rule: 'muscleGain.deficit',
    conditions: ['obesity'],
    styles: ['muscleGain'],
    limits: { proteinGPerKg: { min: 1.4, max: 1.6 } },
    kcal: 1500,
  },
  {
    row: 'muscle gain with a diet',
    rule: 'muscleGain.deficit',
    styles: ['muscleGain', 'diet'],
    limits: { proteinGPerKg: { min: 1.4, max: 1.6 } },
    kcal: 1600,
  },
  ...(['diabetes', 'hypertension', 'heartDisease'] as const).map((condition) => ({
    row: `muscle gain with ${condition}`,
    rule: 'muscleGain.kidneyUnknown',
    conditions: [condition],
    styles: ['muscleGain'] as const,
    limits: { proteinGPerKg: { min: 1.2, max: 1.4 } },
  })),
  {
    row: 'muscle gain with low carbohydrate',
    rule: 'muscleGain.lowCarbohydrate',
    styles: ['muscleGain', 'lowCarbohydrate'],
    limits: { carbohydratePctE: { min: 40, max: 45 }, carbohydrateG: { min: 130 } },
  },
  {
    row: 'vegetarian with muscle gain',
    rule: 'muscleGain.vegetarian',
    styles: ['vegetarian', 'muscleGain'],
    limits: { proteinGPerKg: { min: 1.4, max: 1.8 } },
  },
  {
    row: 'vegetarian with gout',
    conditions: ['gout'],
    styles: ['vegetarian'],
    limits: { purineMg: { max: 400 } },
  },
  {
    row: 'obesity with liver disease',
    rule: 'obesity.liver',
    conditions: ['obesity', 'liverDisease'],
    styles: [],
    limits: { proteinGPerKg: { min: 1.2, max: 1.5 } },
    kcal: 1500,
  },
  ...(
    [
      [['obesity'], []],
      [[], ['diet']],
    ] as const
  ).map(([conditions, styles]) => ({
    row: `${[...conditions, ...styles].join()} of an older adult`,
    rule: 'deficit.older',
    target: 'parents' as const,
    conditions,
    styles,
    limits: {},
    kcal: 1500,
  })),
  {
    row: 'obesity of a child',
    target: 'child',
    conditions: ['obesity'],
    styles: [],
    limits: { carbohydratePctE: { min: 50, max: 65 }, sugarPctE: { max: 20 } },
    kcal: 1700,
  },
  ...(['hypertension', 'heartDisease'] as const).map((condition) => ({
    row: `${condition} and sodium of 1,500 mg, which is never pushed lower`,
    conditions: [condition],
    styles: ['lowSodium'] as const,
    limits: { sodiumMg: { max: 2000 }, sodiumMgMeal: { max: 800 } },
  })),
  {
    row: 'a diet with obesity: one deficit, the larger',
    conditions: ['obesity'],
    styles: ['diet'],
    limits: {},
    kcal: 1500,
  },
  {
    row: 'liver disease keeps its energy, whatever a style asks',
    conditions: ['liverDisease'],
    styles: ['diet'],
    limits: {},
    kcal: 2000,
  },
];

const visitorOf = ({ target = 'self', conditions = [], styles }: Case) =>
  aVisitor({ targets: [target], healthConditions: conditions, eatingStyles: styles });

describe('a conflict of choices', () => {
  it.each(CASES)('is decided as the rules say: $row', (each) => {
    const stage = STAGE_OF_TARGET[each.target ?? 'self'];
    const visitor = visitorOf(each);
    const { limits } = mergeLimits(stage, visitor);
    for (const [key, range] of Object.entries(each.limits)) {
      expect({ key, ...limits[key as LimitKey]?.range }).toEqual({ key, ...range });
    }
    if (each.kcal !== undefined) expect(energyTarget(REFERENCE_PERSONS[stage], visitor)).toBe(each.kcal);
  });

  it.each(CONFLICT_RULES)('has a survey that shows it and is told beside the limit: $id', ({ id, set }) => {
    const shown = CASES.filter(({ rule }) => rule === id);
    expect(shown.length).toBeGreaterThan(0);
    const [first] = shown;
    const [key] = Object.keys(set ?? {}) as LimitKey[];
    if (first === undefined || key === undefined) return;
    const { limits } = mergeLimits(STAGE_OF_TARGET[first.target ?? 'self'], visitorOf(first));
    expect(limits[key]?.from.some(({ owners }) => owners.length > 1)).toBe(true);
  });

  it('gives an older adult 1.2 g of protein per kg in a deficit', () => {
    const { limits } = mergeLimits('older', aVisitor({ targets: ['parents'], eatingStyles: ['diet'] }));
    expect(limits.proteinGPerKg?.range).toEqual({ min: 1.2 });
  });

  it('aims at 1.4 g of protein per kg for a vegetarian who gains muscle', () => {
    const eatingStyles = ['vegetarian', 'muscleGain'] as const;
    expect(mergeLimits('adult', aVisitor({ eatingStyles })).aims.proteinGPerKg?.range).toEqual({
      min: 1.4,
      max: 1.4,
    });
  });

  it('lets the energy of muscle gain with liver disease rise to 2,200 kcal, but not against a deficit', () => {
    const upTo = (healthConditions: readonly HealthCondition[]) =>
      dayLimits(aVisitor({ healthConditions, eatingStyles: ['muscleGain'] })).day.energyKcal?.max;
    expect(upTo(['liverDisease'])).toBeCloseTo(2200 * 0.9);
    expect(upTo(['liverDisease', 'obesity'])).toBeCloseTo(1500 * 1.1 * 0.9);
  });

  it('never lifts a HARD rule: a vegetarian with gout or thyroid disease meets both', () => {
    const kelpBroth = aCandidate({ profile: { certainTags: new Set(['iodine-very-high']) } });
    const visitor = aVisitor({ healthConditions: ['thyroidDisease', 'gout'], eatingStyles: ['vegetarian'] });
    expect(hardViolations(kelpBroth, visitor)).toHaveLength(1);
    const beer = aCandidate({ profile: { certainTags: new Set(['alcohol', 'animal-flesh']) } });
    expect(hardViolations(beer, visitor).map(({ rule }) => rule)).toEqual([
      'gout.alcohol',
      'vegetarian.animalFlesh',
    ]);
  });

  it('leaves potassium to food: no limit and no salt substitute, an aim alone', () => {
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const { limits, aims } = mergeLimits('adult', visitor);
    expect([limits.potassiumMg, aims.potassiumMg?.range]).toEqual([undefined, { min: 3500, max: 4700 }]);
    const salt = aCandidate({ profile: { certainTags: new Set(['potassium-chloride']) } });
    expect(hardViolations(salt, visitor)).toHaveLength(1);
  });

  it('asks a thyroid patient for neither much nor no iodine', () => {
    const { limits, aims } = mergeLimits('adult', aVisitor({ healthConditions: ['thyroidDisease'] }));
    expect([limits.iodineUg, aims.iodineUg?.range]).toEqual([undefined, { min: 150, max: 500 }]);
  });
});
