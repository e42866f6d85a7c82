import type { BodyAnswers, EatingStyle, HealthCondition, Target } from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import type { Range } from '../../model/limit-row.ts';

/** What answers decide (safety-rules sections 0 and 4). */
const ANSWER_CASES: readonly ConflictCase[] = [
  ...(['diabetes', 'hypertension', 'heartDisease'] as const).map((condition) => ({
    row: `muscle gain with ${condition} and healthy kidneys`,
    rule: 'muscleGain.spareKidneys',
    conditions: [condition],
    styles: ['muscleGain'] as const,
    answers: { kidney: 'healthy' } as const,
    limits: { proteinGPerKg: { min: 1.2, max: 1.4 } },
  })),
  ...(['diabetes', 'hypertension', 'heartDisease'] as const).map((condition) => ({
    row: `muscle gain with ${condition} and kidneys unasked`,
    rule: 'kidneyOpen.muscleGain',
    conditions: [condition],
    styles: ['muscleGain'] as const,
    limits: { proteinGPerKg: { min: 1.2, max: 1.3 } },
  })),
  ...(
    [
      ['diabetes', 1],
      ['hypertension', 0.91],
      ['heartDisease', 0.91],
    ] as const
  ).map(([condition, min]) => ({
    row: `${condition} with kidneys unasked`,
    rule: 'kidneyOpen.protein',
    conditions: [condition],
    styles: [],
    limits: { proteinGPerKg: { min, max: 1.3 } },
  })),
  {
    row: 'kidneys of the third stage with all that asks for protein',
    rule: 'kidneyThird.protein',
    conditions: ['diabetes', 'obesity'],
    styles: ['muscleGain', 'lowCarbohydrate'],
    answers: { kidney: 'stage3' },
    limits: {
      proteinGPerKg: { min: 0.75, max: 0.85 },
      carbohydratePctE: { min: 45, max: 55 },
      potassiumMg: { max: 3000 },
    },
  },
  {
    row: 'kidneys that nobody is sure of, of an older adult',
    rule: 'kidneyThird.olderProtein',
    target: 'parents',
    conditions: ['obesity'],
    styles: [],
    answers: { kidney: 'unsure' },
    limits: { proteinGPerKg: { min: 0.8, max: 1 } },
  },
  {
    row: 'diabetes in pregnancy',
    rule: 'pregnant.diabetes',
    conditions: ['diabetes'],
    styles: ['lowCarbohydrate', 'diet'],
    answers: { pregnancy: 'trimester2' },
    limits: { carbohydrateG: { min: 175 }, carbohydratePctE: { min: 45, max: 55 } },
    kcal: 2340,
  },
];

const MODERATE = { carbohydratePctE: { min: 40, max: 45 }, proteinPctE: { min: 20, max: 25 } } as const;

/** Every row of nutrition-rules section 7 and of what answers decide in safety-rules section 4. */
export const CONFLICT_CASES: readonly ConflictCase[] = [
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
  ...ANSWER_CASES,
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

/** A survey of a row of nutrition-rules section 7 and the values that row states. */
export type ConflictCase = {
  readonly row: string;
  readonly rule?: string;
  readonly target?: Target;
  readonly conditions?: readonly HealthCondition[];
  readonly styles: readonly EatingStyle[];
  readonly answers?: BodyAnswers;
  readonly limits: Partial<Record<LimitKey, Range>>;
  readonly kcal?: number;
};
