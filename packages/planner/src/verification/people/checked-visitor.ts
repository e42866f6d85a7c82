import {
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  readExcludedFoods,
  type SurveyDraft,
  type Target,
  type Taxonomy,
} from '@kkini/domain';
import type { RuleOwner } from '../../model/rule-owner.ts';
import { type CheckedBody, checkedBodies } from './checked-bodies.ts';

/** The survey answers as the checks read them. */
export type CheckedVisitor = Omit<
  SurveyDraft,
  | 'excludedFoods'
  | 'excludedFoodStrictness'
  | 'confirmations'
  | 'prepDay'
  | 'rice'
  | 'weekdayMinutes'
  | 'foodsAtHome'
  | 'refusedExtras'
> & {
  readonly exclusions: readonly Exclusion[];
  /** Everyone, and every condition, style, life stage and answer with rules. */
  readonly owners: readonly RuleOwner[];
};

/** The choices that set limits. */
export type Choices = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** Reads the stored answers. The taxonomy reads the excluded words. */
export function checkedVisitor(taxonomy: Taxonomy, answers: SurveyDraft): CheckedVisitor {
  const {
    excludedFoods,
    excludedFoodStrictness,
    confirmations: _,
    prepDay: __,
    rice: ___,
    weekdayMinutes: ____,
    foodsAtHome: _____,
    refusedExtras: ______,
    ...rest
  } = answers;
  const isSevere = excludedFoodStrictness.some(
    ({ food, strictness }) => strictness === 'severeAllergy' && excludedFoods.includes(food),
  );
  return {
    ...rest,
    exclusions: readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions),
    owners: ownersOf(rest, isSevere),
  };
}

/**
 * The owners whose rules apply to the table: everything that any person chose, is or answered (safety-rules sections
 * 2 and 4).
 */
export function ownersOf(
  answers: Pick<SurveyDraft, 'targets' | 'healthConditions' | 'eatingStyles' | 'persons' | 'startDate'>,
  hasSevereAllergy: boolean,
): readonly RuleOwner[] {
  const { healthConditions, eatingStyles } = answers;
  const bodies = checkedBodies(answers);
  const pushes = bodies.every(({ states }) => !states.includes('potassiumOff'));
  const hasPressure = healthConditions.some((each) => each === 'hypertension' || each === 'heartDisease');
  return [
    ...new Set<RuleOwner>([
      'everyone',
      ...healthConditions,
      ...eatingStyles,
      ...bodies.flatMap(ownersOfBody),
      ...(hasSevereAllergy ? (['answer.severeAllergy'] as const) : []),
      ...(bodies.reduce((sum, { said }) => sum + said.count, 0) === 1 ? (['alone'] as const) : []),
      ...(hasPressure && pushes ? (['answer.potassium'] as const) : []),
    ]),
  ];
}

/** The owners whose rules come with one person. */
export function ownersOfBody({ stage, age, states, said }: CheckedBody): readonly RuleOwner[] {
  const { maoi = 'no', thyroidDrug = 'no' } = said.answers;
  const found: RuleOwner[] = [];
  if (stage === 'older') found.push('parents');
  if (stage === 'older' && age !== null && age > 74) found.push('parents.from75');
  if (stage === 'child') {
    found.push('child');
    // The birthday of this year may still come.
    const atLeast = (age ?? 1) - 1;
    if (atLeast <= 6) found.push('child.under7');
    else if (atLeast <= 10) found.push('child.under11');
  }
  for (const [state, owner] of OWNER_OF_STATE) if (states.includes(state)) found.push(owner);
  if (maoi !== 'no') found.push('answer.maoi');
  if (thyroidDrug !== 'no') found.push('answer.thyroidDrug');
  return found;
}

const OWNER_OF_STATE: readonly (readonly [string, RuleOwner])[] = [
  ['kidneyEarly', 'answer.kidney'],
  ['kidneyThird', 'answer.kidney'],
  ['kidneyThird', 'answer.kidneyThird'],
  ['pregnant', 'answer.pregnancy'],
  ['lactating', 'answer.lactation'],
  ['warfarin', 'answer.warfarin'],
  ['insulin', 'answer.insulin'],
  ['kRetain', 'answer.kRetain'],
  ['stomach', 'answer.stomach'],
  ['cirrhosis', 'answer.cirrhosis'],
];
