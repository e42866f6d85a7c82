import type { GuidelineSource, MealTime } from '@kkini/domain';
import type { DishForm } from './dish-form.ts';
import type { RuleOwner } from './rule-owner.ts';
import type { WeighedFoods } from './weighed-foods.ts';

/**
 * One HARD rule: a dish with any of these tags, any of these foods (also in a common variant) or any of these forms is never
 * served to the owner. No step of the ladder relaxes it; the slot stays empty instead.
 */
export type HardRule = {
  readonly id: string;
  readonly owner: RuleOwner;
  readonly tags: readonly string[];
  readonly foods: readonly string[];
  readonly forms: readonly DishForm[];
  /** Most grams of a serving. A serving of unknown weight exceeds it. */
  readonly most: Readonly<Partial<WeighedFoods>>;
  /** Meal times the rule applies to; empty for all. */
  readonly mealTimes: readonly MealTime[];
  /** Code of the guideline in nutrition-rules section 1. */
  readonly source: GuidelineSource;
};

/** Drinks with added or natural sugar. */
export const SUGARY_DRINKS = [
  'soft_drink',
  'energy_drink',
  'fruit_juice',
  'sikhye',
  'sujeonggwa',
  'peach_drink',
  'vinegar_drink',
  'milk_tea',
  'hot_chocolate',
  'milkshake',
  'cafe_latte',
  'dairy_soda',
] as const;

/** Named prohibition: the tags, foods and forms a rule forbids. */
export type Forbidden = { readonly name: string } & Partial<
  Pick<HardRule, 'tags' | 'foods' | 'forms' | 'most' | 'mealTimes'>
>;

/** Makes a rule for an owner. */
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

/** A broken rule: its id, the ingredient or value that breaks it, and date and meal time where known. */
export type Violation = {
  readonly rule: string;
  readonly subject: string;
  readonly date?: string;
  readonly mealTime?: MealTime;
};
