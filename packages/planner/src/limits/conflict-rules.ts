import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { conditionsThat, type LimitKey, type RowOwner } from '@kkini/domain/limits';
import { type Citation, type Grounds, grounds } from '../model/grounds.ts';
import type { Range } from '../model/limit-row.ts';

/** An owner that takes part in a decided conflict. */
export type ConflictParty = Exclude<RowOwner, 'everyone'>;

/** Rows a decision removes: the owners and keys they belong to, and whether limits, aims or both. */
export type Dropped = {
  readonly owners: readonly RowOwner[] | 'all';
  readonly keys: readonly LimitKey[];
  readonly kind?: 'limit' | 'aim';
};

/** A value a decided conflict sets, or the rows it removes. */
type Decided = {
  readonly set?: Partial<Record<LimitKey, Range>>;
  readonly aim?: Partial<Record<LimitKey, Range>>;
  readonly drop?: Dropped;
};

/**
 * A decision of nutrition-rules section 7. It applies where all of `all`, at least one of `any` (if listed) and none of
 * `unless` are chosen. A side it does not set stays as merged.
 */
export type ConflictRule = Decided &
  Grounds & {
    readonly id: string;
    readonly all: readonly ConflictParty[];
    readonly any: readonly ConflictParty[];
    readonly unless: readonly ConflictParty[];
  };

type Parties = {
  readonly all: readonly ConflictParty[];
  readonly any?: readonly ConflictParty[];
  readonly unless?: readonly ConflictParty[];
};

const rule = (id: string, citation: Citation, decided: Parties & Decided): ConflictRule => ({
  id,
  any: [],
  unless: [],
  ...decided,
  ...grounds(citation),
});

const KEEPS_CARBOHYDRATE = conditionsThat('keepsCarbohydrate');
const SPARE_KIDNEYS = conditionsThat('sparesKidneys');

const MODERATE = {
  carbohydratePctE: { min: 40, max: 45 },
  proteinPctE: { min: 20, max: 25 },
  fatPctE: { max: 35 },
} as const satisfies Partial<Record<LimitKey, Range>>;

/** Decisions about kidneys and potassium, applied last (safety-rules sections 0, 4 and 6.1). */
const ANSWER_CONFLICTS: readonly ConflictRule[] = [
  // Not for a child: KDIGO 2024 does not restrict a growing child's protein, and 1.3 g/kg is what a child needs.
  rule('kidneyOpen.protein', 'KDIGO24 ◇M', {
    all: ['kidneyOpen'],
    any: SPARE_KIDNEYS,
    unless: ['muscleGain', 'child'],
    set: { proteinGPerKg: { max: 1.3 } },
  }),
  rule('kidneyOpen.muscleGain', 'KDIGO24 ◇M', {
    all: ['kidneyOpen', 'muscleGain'],
    any: SPARE_KIDNEYS,
    set: { proteinGPerKg: { min: 1.2, max: 1.3 } },
  }),
  rule('kidneyThird.protein', 'KDIGO24 ✓M', {
    all: ['kidneyThird'],
    unless: ['older'],
    set: { proteinGPerKg: { min: 0.75, max: 0.85 } },
  }),
  rule('kidneyThird.olderProtein', 'KDIGO24 ✓M', {
    all: ['kidneyThird', 'older'],
    set: { proteinGPerKg: { min: 0.8, max: 1 } },
  }),
  // A meal's floor may not raise protein again. Aims above the limit are dropped wherever they come from.
  rule('kidneyThird.noMoreProtein', 'KDIGO24 ✓M', {
    all: ['kidneyThird'],
    drop: { owners: 'all', keys: ['proteinGMeal'] },
  }),
  // Small meals after the operation cannot hold the fibre of a day without coarse grains and tough vegetables.
  rule('stomach.fiber', 'GAS ◇M', {
    all: ['stomach'],
    drop: { owners: 'all', keys: ['fiberG'] },
  }),
  rule('pregnant.diabetes', 'K25 ◇M', {
    all: ['pregnant', 'diabetes'],
    set: { carbohydrateG: { min: 175 } },
  }),
  rule('potassium.notAimedAt', 'K25 ✓H', {
    all: ['potassiumOff'],
    drop: {
      owners: ['everyone', ...conditionsThat('wantsPotassium')],
      keys: ['potassiumMg'],
      kind: 'aim',
    },
  }),
  rule('potassium.capped', 'RAS ✓H', {
    all: ['potassiumOff'],
    any: ['kRetain', 'kidneyThird'],
    drop: { owners: ['potassiumOff'], keys: ['potassiumMg'], kind: 'aim' },
  }),
];

/**
 * Applied in this order. Several decisions on one key are intersected; where they share no value the later, more cautious one
 * applies.
 */
export const CONFLICT_RULES: readonly ConflictRule[] = [
  rule('lowCarbohydrate.conditionKeepsCarbohydrate', 'LC22 ◇M', {
    all: ['lowCarbohydrate'],
    any: KEEPS_CARBOHYDRATE,
    drop: {
      owners: ['lowCarbohydrate'],
      keys: ['carbohydratePctE', 'carbohydrateG', 'proteinPctE', 'fatPctE'],
    },
  }),
  rule('lowCarbohydrate.moderate', 'LC22 ◇H', {
    all: ['lowCarbohydrate'],
    any: ['diabetes', 'obesity'],
    unless: KEEPS_CARBOHYDRATE,
    set: { ...MODERATE, carbohydrateG: { min: 130 }, carbohydrateGMeal: { min: 30 } },
  }),
  rule('lowCarbohydrate.moderateForLipids', 'LC22 ◇M', {
    all: ['lowCarbohydrate'],
    any: ['dyslipidemia', 'heartDisease'],
    unless: KEEPS_CARBOHYDRATE,
    set: MODERATE,
  }),
  rule('muscleGain.lowCarbohydrate', 'LC22 ◇M', {
    all: ['lowCarbohydrate', 'muscleGain'],
    unless: KEEPS_CARBOHYDRATE,
    set: { carbohydratePctE: { min: 40, max: 45 }, carbohydrateG: { min: 130 } },
  }),
  rule('muscleGain.vegetarian', 'ISSN17 ◇M', {
    all: ['muscleGain', 'vegetarian'],
    aim: { proteinGPerKg: { min: 1.4, max: 1.4 } },
  }),
  rule('muscleGain.deficit', 'ISSN17 ◇H', {
    all: ['muscleGain'],
    any: ['obesity', 'diet'],
    set: { proteinGPerKg: { min: 1.4, max: 1.6 } },
  }),
  rule('muscleGain.spareKidneys', 'KDA23 ◇M', {
    all: ['muscleGain'],
    any: SPARE_KIDNEYS,
    unless: ['kidneyOpen'],
    set: { proteinGPerKg: { min: 1.2, max: 1.4 } },
  }),
  // The maximum of 2,200 kcal is the reference plus the tolerance of a day.
  rule('muscleGain.liver', 'LIV ◇H', {
    all: ['muscleGain', 'liverDisease'],
    set: { proteinGPerKg: { min: 1.2, max: 1.5 } },
  }),
  rule('muscleGain.gout', 'ACR20 ◇M', {
    all: ['muscleGain', 'gout'],
    set: { proteinGPerKg: { min: 1.2, max: 1.3 } },
  }),
  rule('obesity.liver', 'LIV ◇H', {
    all: ['obesity', 'liverDisease'],
    set: { proteinGPerKg: { min: 1.2 } },
  }),
  rule('deficit.older', 'KGS18 ◇M', {
    all: ['older'],
    any: ['obesity', 'diet'],
    set: { proteinGPerKg: { min: 1.2 } },
  }),
  // Safety-rules section 2. Muscle gain aims higher; the limit of diseased kidneys is below this aim and drops it.
  rule('older.protein', 'KGS18 ○H', {
    all: ['older'],
    unless: ['muscleGain'],
    aim: { proteinGPerKg: { min: 1.2 } },
  }),
  ...ANSWER_CONFLICTS,
];

/** Styles that do not apply when a child is at the table (section 7), because everyone is served the same dishes. */
export const IGNORED_WITH_CHILD: readonly EatingStyle[] = ['lowCarbohydrate', 'diet'];

/** A child has no energy deficit; the rest of the household keeps its own (section 7). */
export const IGNORED_FOR_CHILD: readonly HealthCondition[] = ['obesity'];

/** The protein range of muscle gain is for healthy adults only (section 4). A child keeps the base range. */
export const ADULT_ONLY = {
  owner: 'muscleGain',
  keys: ['proteinPctE', 'proteinGPerKg', 'proteinGMeal'],
} as const satisfies { readonly owner: EatingStyle; readonly keys: readonly LimitKey[] };
