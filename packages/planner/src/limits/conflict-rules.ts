import type { EatingStyle, HealthCondition } from '@kkini/domain';
import type { LimitKey, Range } from './limit-rows.ts';

type Owner = HealthCondition | EatingStyle | 'child' | 'parents';

/** A decision of nutrition-rules section 7: when both sides are chosen, these values stand, or this owner's row is void. */
export type ConflictRule = {
  readonly id: string;
  readonly all: readonly Owner[];
  readonly any: readonly Owner[];
  readonly set?: Partial<Record<LimitKey, Range>>;
  readonly drop?: {
    readonly owner: HealthCondition | EatingStyle;
    readonly keys: 'all' | readonly LimitKey[];
  };
};

const MODERATE_LOW_CARBOHYDRATE = {
  carbohydratePctE: { min: 40, max: 45 },
  proteinPctE: { min: 20, max: 25 },
  fatPctE: { min: 30, max: 35 },
} as const satisfies Partial<Record<LimitKey, Range>>;

/** Applied in this order; a later rule overrides an earlier one on the same key. */
export const CONFLICT_RULES: readonly ConflictRule[] = [
  {
    id: 'lowCarbohydrate.child',
    all: ['child'],
    any: ['lowCarbohydrate'],
    drop: { owner: 'lowCarbohydrate', keys: 'all' },
  },
  { id: 'diet.child', all: ['child'], any: ['diet'], drop: { owner: 'diet', keys: 'all' } },
  { id: 'obesity.child', all: ['child'], any: ['obesity'], drop: { owner: 'obesity', keys: 'all' } },
  {
    id: 'lowCarbohydrate.conditionKeepsCarbohydrate',
    all: ['lowCarbohydrate'],
    any: ['liverDisease', 'gout', 'hypertension'],
    drop: { owner: 'lowCarbohydrate', keys: ['carbohydratePctE', 'proteinPctE', 'fatPctE'] },
  },
  {
    id: 'lowCarbohydrate.moderate',
    all: ['lowCarbohydrate'],
    any: ['diabetes', 'obesity', 'dyslipidemia', 'heartDisease'],
    set: MODERATE_LOW_CARBOHYDRATE,
  },
  {
    id: 'lowCarbohydrate.muscleGain',
    all: ['lowCarbohydrate', 'muscleGain'],
    any: [],
    set: { carbohydratePctE: { min: 40, max: 45 } },
  },
  {
    id: 'muscleGain.vegetarian',
    all: ['muscleGain', 'vegetarian'],
    any: [],
    set: { proteinGPerKg: { min: 1.4, max: 1.8 } },
  },
  {
    id: 'muscleGain.deficit',
    all: ['muscleGain'],
    any: ['obesity', 'diet'],
    set: { proteinGPerKg: { min: 1.4, max: 1.6 } },
  },
  {
    id: 'muscleGain.kidneyUnknown',
    all: ['muscleGain'],
    any: ['diabetes', 'hypertension', 'heartDisease'],
    set: { proteinGPerKg: { min: 1.2, max: 1.4 } },
  },
  {
    id: 'muscleGain.gout',
    all: ['muscleGain', 'gout'],
    any: [],
    set: { proteinGPerKg: { min: 1.2, max: 1.3 } },
  },
  {
    id: 'muscleGain.liver',
    all: ['muscleGain', 'liverDisease'],
    any: [],
    set: { proteinGPerKg: { min: 1.2, max: 1.5 } },
  },
  {
    id: 'deficit.parents',
    all: ['parents'],
    any: ['obesity', 'diet'],
    set: { proteinGPerKg: { min: 1.2 } },
  },
];
