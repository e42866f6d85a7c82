import type { LimitWire } from '@kkini/contract';
import type { HealthCondition } from '@kkini/domain';
import type { LimitedNutrient, LimitOwner } from '@kkini/domain/limits';

/** Figures shown beside the energy ring; the others are collapsed. */
const IN_SIGHT = 4;

export type SortedLimits = {
  /** Limits that matter most to these people. */
  readonly key: readonly LimitWire[];
  readonly others: readonly LimitWire[];
  /** Aims for nutrients without a limit, so that each nutrient has one figure. */
  readonly aims: readonly LimitWire[];
};

/** Sorts the limits of a plan by importance for its conditions; the order is the same on every day. */
export function sortLimits(limits: readonly LimitWire[]): SortedLimits {
  const kept = limits.filter(({ kind }) => kind === 'limit');
  const owners = new Set<LimitOwner>(kept.flatMap(({ rows }) => rows.flatMap((row) => row.owners)));
  const asked = Object.entries(FIRST).flatMap(([owner, nutrients]) =>
    [...owners].some((each) => each === owner) ? [nutrients] : [],
  );
  const wanted = [...alternating(asked), ...EVERYBODY];
  const key = [...new Set(wanted.flatMap((nutrient) => limitOf(kept, nutrient) ?? []))].slice(0, IN_SIGHT);
  const shown = key.length < IN_SIGHT ? [...key, ...rest(kept, key).slice(0, IN_SIGHT - key.length)] : key;
  return {
    key: shown,
    others: rest(kept, shown),
    aims: limits.filter((limit) => limit.kind === 'aim' && !kept.some((each) => isSame(each, limit))),
  };
}

/** Nutrients that the guideline of each condition, style or answer limits first (packages/planner/src/conditions, styles). */
const FIRST: Readonly<
  Record<HealthCondition, readonly LimitedNutrient[]> &
    Partial<Record<LimitOwner, readonly LimitedNutrient[]>>
> = {
  // KDIGO 2024: protein and sodium before potassium and phosphorus, which follow the blood values.
  kidney: ['proteinG', 'sodiumMg', 'potassiumMg', 'phosphorusMg'],
  warfarin: ['vitaminKUg'],
  diabetes: ['carbohydrateG', 'addedSugarG', 'fiberG'],
  hypertension: ['sodiumMg', 'saturatedFatG', 'potassiumMg'],
  // ACR 2020 limits purine and fructose, but no protein.
  gout: ['purineMg', 'addedSugarG'],
  // Sugars raise triglycerides (Korean dyslipidaemia guideline 2022).
  dyslipidemia: ['saturatedFatG', 'cholesterolMg', 'fiberG', 'addedSugarG'],
  heartDisease: ['sodiumMg', 'saturatedFatG', 'cholesterolMg'],
  liverDisease: ['sodiumMg', 'proteinG', 'addedSugarG'],
  thyroidDisease: ['iodineUg', 'sodiumMg'],
  obesity: ['fiberG', 'proteinG', 'addedSugarG'],
  lowCarbohydrate: ['carbohydrateG'],
  lowSodium: ['sodiumMg'],
  lowSugar: ['addedSugarG', 'sugarG'],
  muscleGain: ['proteinG'],
  diet: ['proteinG', 'fiberG'],
};
const EVERYBODY: readonly LimitedNutrient[] = [
  'sodiumMg',
  'addedSugarG',
  'saturatedFatG',
  'fiberG',
  'proteinG',
];

/** The first of each list, then the second of each, and so on. */
function alternating(lists: readonly (readonly LimitedNutrient[])[]): readonly LimitedNutrient[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Limit of a nutrient. If there are two, the one per meal, because one can act on it. */
function limitOf(limits: readonly LimitWire[], nutrient: LimitedNutrient): LimitWire | undefined {
  const found = limits.filter((limit) => limit.nutrient === nutrient);
  return found.find(({ per }) => per === 'meal') ?? found[0];
}

function rest(limits: readonly LimitWire[], shown: readonly LimitWire[]): readonly LimitWire[] {
  return limits.filter((limit) => !shown.includes(limit));
}

function isSame(one: LimitWire, other: LimitWire): boolean {
  return one.nutrient === other.nutrient && one.per === other.per;
}
