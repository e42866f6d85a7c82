import type { GuidelineSource, MealTime } from '@kkini/domain';
import type { DishForm } from './dish-form.ts';
import type { RuleOwner } from './rule-owner.ts';
import type { WeighedFoods } from './weighed-foods.ts';

/**
 * One HARD rule: a dish carrying any of these tags, made (or in a common variant made) with any of these foods,
 * or taking one of these forms is never served to the owner. Nothing relaxes it; the slot stays empty instead.
 */
export type HardRule = {
  readonly id: string;
  readonly owner: RuleOwner;
  readonly tags: readonly string[];
  readonly foods: readonly string[];
  readonly forms: readonly DishForm[];
  /** Most grams of a serving; a serving of which nobody knows how much it holds exceeds it. */
  readonly most: Readonly<Partial<WeighedFoods>>;
  /** The meal times it is about; all of them where there is none. */
  readonly mealTimes: readonly MealTime[];
  /** Guideline behind the rule, by its code in nutrition-rules section 1. */
  readonly source: GuidelineSource;
};

/** Drinks whose sugar is drunk. */
export const SUGARY_DRINKS = ['soft_drink', 'energy_drink', 'fruit_juice', 'sikhye'] as const;

/** What a rule forbids, by name. */
export type Forbidden = { readonly name: string } & Partial<
  Pick<HardRule, 'tags' | 'foods' | 'forms' | 'most' | 'mealTimes'>
>;

/** A rule that forbids its owner what is named. */
export const rule = (
  owner: RuleOwner,
  source: GuidelineSource,
  { name, ...forbids }: Forbidden,
): HardRule => ({
  id: `${owner}.${name}`,
  owner,
  tags: [],
  foods: [],
  forms: [],
  most: {},
  mealTimes: [],
  ...forbids,
  source,
});
