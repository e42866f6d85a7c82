import { type Exclusion, excludedIds, type Kitchen } from '@kkini/domain';
import { type RuleOwner, ruleOwners } from './rule-owner.ts';
import type { Visitor } from './visitor.ts';

/** Answers that call for mild seasoning beside every health condition: their rows, or those of their age, limit sodium or added sugar. */
const MILD_OWNERS: readonly RuleOwner[] = [
  'lowSodium',
  'lowSugar',
  'diet',
  'lowCarbohydrate',
  'child',
  'parents',
  'answer.kidney',
  'answer.kidneyThird',
  'answer.cirrhosis',
  'answer.stomach',
];

/** Choices and answers whose prohibitions a usual companion would break, so that its leading dish could not be served. */
const PLAIN_OWNERS: readonly RuleOwner[] = [
  'vegetarian',
  'gout',
  'thyroidDisease',
  'liverDisease',
  'child',
  'answer.pregnancy',
  'answer.lactation',
  'answer.maoi',
  'answer.cirrhosis',
];

/** What a visitor without gluten leaves out. */
const GLUTEN: readonly string[] = ['gluten', 'wheat', 'wheat_gluten', 'gluten_grain'];

/** What a visitor without soy leaves out. */
const SOY: readonly string[] = ['legume', 'soy', 'soybean', 'soy_sauce_all', 'soup_soy_sauce', 'soybean_oil'];

/** The answers that decide the kitchen. */
export type KitchenAnswers = Pick<Visitor, 'healthConditions' | 'exclusions'> & {
  readonly owners: ReadonlySet<RuleOwner>;
};

/**
 * The kitchen a visitor's home meals come from: mild for who lives with a health condition, is a child or 65 and older, or limits
 * sodium or sugar, without soy for who leaves it out, without gluten for who asks for it, with plain companions for who leaves
 * other foods out. Most of what has no soy has no gluten either, so soy comes first.
 */
export function kitchenOf(visitor: Visitor): Kitchen {
  const { healthConditions, exclusions } = visitor;
  return kitchenFor({ healthConditions, exclusions, owners: ruleOwners(visitor) });
}

/** The same from rule owners that are known already. */
export function kitchenFor({ healthConditions, exclusions, owners }: KitchenAnswers): Kitchen {
  const isMild = healthConditions.length > 0 || MILD_OWNERS.some((owner) => owners.has(owner));
  if (exclusions.some((each) => leavesOut(each, SOY))) return isMild ? 'mildSoyFree' : 'ordinarySoyFree';
  if (owners.has('glutenFree') || exclusions.some((each) => leavesOut(each, GLUTEN)))
    return isMild ? 'mildGlutenFree' : 'ordinaryGlutenFree';
  const isPlain = exclusions.length > 0 || PLAIN_OWNERS.some((owner) => owners.has(owner));
  if (isMild) return isPlain ? 'mildPlain' : 'mild';
  return isPlain ? 'ordinaryPlain' : 'ordinary';
}

function leavesOut(exclusion: Exclusion, foods: readonly string[]): boolean {
  const named = exclusion.kind === 'tag' ? [exclusion.tag] : excludedIds(exclusion);
  return named.some((name) => foods.includes(name));
}
