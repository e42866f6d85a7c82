import { type Exclusion, excludedIds, type WeekKitchen } from '@kkini/domain';
import { type RuleOwner, ruleOwners } from './rule-owner.ts';
import type { Visitor } from './visitor.ts';

/**
 * Answers that call for mild seasoning, as every health condition does: their limits, or those of their age, bound
 * sodium or added sugar.
 */
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

/** Choices and answers whose prohibitions a usual companion may break, so that its leading dish could not be served. */
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

/** Foods excluded by a visitor who eats no gluten. */
const GLUTEN: readonly string[] = ['gluten', 'wheat', 'wheat_gluten', 'gluten_grain'];

/** Foods excluded by a visitor who eats no soy. */
const SOY: readonly string[] = ['legume', 'soy', 'soybean', 'soy_sauce_all', 'soup_soy_sauce', 'soybean_oil'];

/** The answers that decide the kitchen. */
export type KitchenAnswers = Pick<Visitor, 'healthConditions' | 'exclusions'> & {
  readonly owners: ReadonlySet<RuleOwner>;
};

/**
 * The kitchen a visitor's home meals come from: light, because nobody's day may have more than 2,300 mg of sodium
 * (KDRI 2020), and mild with a health condition, for a child, from 65, or with limited sodium or sugar; without soy or without gluten for those who exclude it; with plain companions for those who
 * exclude other foods. Soy comes before gluten, because most dishes without soy have no gluten either.
 */
export function kitchenOf(visitor: Visitor): WeekKitchen {
  const { healthConditions, exclusions } = visitor;
  return kitchenFor({ healthConditions, exclusions, owners: ruleOwners(visitor) });
}

/** The same for known rule owners. */
export function kitchenFor({ healthConditions, exclusions, owners }: KitchenAnswers): WeekKitchen {
  const isMild = healthConditions.length > 0 || MILD_OWNERS.some((owner) => owners.has(owner));
  const seasoning = isMild ? 'mild' : 'light';
  if (exclusions.some((each) => leavesOut(each, SOY))) return `${seasoning}SoyFree`;
  if (owners.has('glutenFree') || exclusions.some((each) => leavesOut(each, GLUTEN)))
    return `${seasoning}GlutenFree`;
  const isPlain = exclusions.length > 0 || PLAIN_OWNERS.some((owner) => owners.has(owner));
  return isPlain ? `${seasoning}Plain` : seasoning;
}

function leavesOut(exclusion: Exclusion, foods: readonly string[]): boolean {
  const named = exclusion.kind === 'tag' ? [exclusion.tag] : excludedIds(exclusion);
  return named.some((name) => foods.includes(name));
}
