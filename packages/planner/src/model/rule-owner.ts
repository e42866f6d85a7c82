import {
  ageOf,
  aimsAtPotassium,
  type EatingStyle,
  type HealthCondition,
  hadStomachSurgery,
  isLactating,
  isPregnant,
  kidneyStage,
  lifeStage,
  maySay,
  type Person,
  type Target,
  withoutDoubtful,
} from '@kkini/domain';
import { conditionsThat } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { eatersOf } from '@kkini/domain/portions';
import type { Visitor } from './visitor.ts';

/** Optional answers that add prohibitions or preferences for the table (safety-rules section 4). */
export const ANSWER_OWNERS = [
  'answer.kidney',
  'answer.kidneyThird',
  'answer.potassium',
  'answer.pregnancy',
  'answer.lactation',
  'answer.warfarin',
  'answer.insulin',
  'answer.kRetain',
  'answer.maoi',
  'answer.thyroidDrug',
  'answer.stomach',
  'answer.cirrhosis',
  'answer.severeAllergy',
] as const;

/** Age groups whose weekly fish is limited (safety-rules section 2). */
type YoungOwner = 'child.under7' | 'child.under11';

/** People with few teeth and a small appetite. */
type OldOwner = 'parents.from75';

/** The condition, style, stage or answer a rule or preference belongs to. */
export type RuleOwner =
  | 'everyone'
  | HealthCondition
  | EatingStyle
  | Extract<Target, 'parents' | 'child'>
  | YoungOwner
  | OldOwner
  | 'alone'
  | (typeof ANSWER_OWNERS)[number];

/**
 * The owners whose rules apply to this visitor. Everyone shares the dishes, so one person's answer applies to all. `parents`
 * stands for any older person, `child` for any minor, whatever target was chosen, `alone` for a table of one.
 */
export const ruleOwners = memoizeByObject((visitor: Visitor): ReadonlySet<RuleOwner> => {
  const { healthConditions, eatingStyles, hasSevereAllergy, year } = visitor;
  const owners = new Set<RuleOwner>(['everyone', ...healthConditions, ...eatingStyles]);
  const persons = visitor.persons.map((person) => withoutDoubtful(person, year));
  for (const person of persons) for (const owner of personOwners(person, year)) owners.add(owner);
  if (hasSevereAllergy) owners.add('answer.severeAllergy');
  if (eatersOf(visitor) === 1) owners.add('alone');
  if (wantsPotassium(visitor, persons)) owners.add('answer.potassium');
  return owners;
});

/** A child known by the year of birth may not have had this year's birthday: born seven years ago, it may be six. */
const YOUNG = { fewest: 7 + 1, fewer: 11 + 1 };
const OLD_FROM = 75;

/** The owners whose rules come with one person. */
export function personOwners(person: Person, year: number): readonly RuleOwner[] {
  const stage = lifeStage(person, year);
  const age = ageOf(person, year);
  const kidney = kidneyStage(person);
  const isChild = stage === 'child';
  const found: readonly (readonly [RuleOwner, boolean])[] = [
    ['child', isChild],
    ['child.under7', isChild && (age === null || age < YOUNG.fewest)],
    ['child.under11', isChild && age !== null && age >= YOUNG.fewest && age < YOUNG.fewer],
    ['parents', stage === 'older'],
    ['parents.from75', stage === 'older' && age !== null && age >= OLD_FROM],
    ['answer.kidney', kidney !== 'open' && kidney !== 'healthy'],
    ['answer.kidneyThird', kidney === 'third' || kidney === 'late'],
    ['answer.pregnancy', isPregnant(person)],
    ['answer.lactation', isLactating(person)],
    ['answer.warfarin', maySay(person, 'warfarin')],
    ['answer.insulin', maySay(person, 'insulin')],
    ['answer.kRetain', maySay(person, 'kRetain')],
    ['answer.maoi', maySay(person, 'maoi')],
    ['answer.thyroidDrug', maySay(person, 'thyroidDrug')],
    ['answer.stomach', hadStomachSurgery(person)],
    ['answer.cirrhosis', maySay(person, 'cirrhosis')],
  ];
  return found.flatMap(([owner, holds]) => (holds ? [owner] : []));
}

/** Potassium is preferred only where the kidneys and medicines of everybody are known to tolerate it (section 6.1). */
function wantsPotassium({ healthConditions }: Visitor, persons: readonly Person[]): boolean {
  const asks = conditionsThat('wantsPotassium').some((each) => healthConditions.includes(each));
  return asks && persons.every(aimsAtPotassium);
}
