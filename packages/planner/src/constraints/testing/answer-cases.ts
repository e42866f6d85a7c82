import type { BodyAnswers, EatingStyle, HealthCondition, Target } from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import type { Range } from '../../model/range.ts';

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

/** What answers decide (safety-rules sections 0 and 4). */
export const ANSWER_CASES: readonly ConflictCase[] = [
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
