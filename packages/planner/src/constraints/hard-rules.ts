import type { GuidelineSource } from '@kkini/domain';
import type { DishForm } from '../model/dish-form.ts';
import type { RuleOwner } from '../model/rule-owner.ts';

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
  /** Guideline behind the rule, by its code in nutrition-rules section 1. */
  readonly source: GuidelineSource;
};

const SUGARY_DRINKS = ['soft_drink', 'energy_drink', 'fruit_juice', 'sikhye'] as const;

type Forbidden = { readonly name: string } & Partial<Pick<HardRule, 'tags' | 'foods' | 'forms'>>;

const rule = (owner: RuleOwner, source: GuidelineSource, { name, ...forbids }: Forbidden): HardRule => ({
  id: `${owner}.${name}`,
  owner,
  tags: [],
  foods: [],
  forms: [],
  ...forbids,
  source,
});

/** Every HARD rule of nutrition-rules section 5 that one dish can break. */
export const HARD_RULES: readonly HardRule[] = [
  rule('everyone', 'K25', { name: 'alcoholicDrink', forms: ['alcoholicDrinkServed'] }),
  rule('diabetes', 'KDCA25', { name: 'rawSeafood', tags: ['raw-risk'] }),
  rule('diabetes', 'KDA23', {
    name: 'concentratedSugar',
    foods: [...SUGARY_DRINKS, 'candy', 'condensed_milk'],
  }),
  rule('gout', 'ACR20', { name: 'organMeat', tags: ['organ-meat'] }),
  rule('gout', 'PUR', { name: 'veryHighPurine', tags: ['purine-very-high'] }),
  rule('gout', 'ACR20', { name: 'alcohol', tags: ['alcohol'] }),
  rule('gout', 'PUR', { name: 'purineBroth', forms: ['purineBrothBase'] }),
  rule('gout', 'ACR20', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
  rule('hypertension', 'AHP25', { name: 'potassiumSalt', tags: ['potassium-chloride'] }),
  rule('hypertension', 'KSH', { name: 'drugInteraction', tags: ['drug-interaction', 'herbal-concentrate'] }),
  rule('obesity', 'KSO22', { name: 'sugaryDrink', foods: [...SUGARY_DRINKS, 'candy'] }),
  rule('obesity', 'KSO22', { name: 'friedStarch', forms: ['deepFriedWithRefinedStarch'] }),
  rule('dyslipidemia', 'LIP22', { name: 'transFat', tags: ['trans-fat-risk'] }),
  rule('dyslipidemia', 'LIP22', { name: 'animalFat', foods: ['lard', 'beef_tallow'] }),
  rule('dyslipidemia', 'LIP22', { name: 'grapefruit', tags: ['drug-interaction'] }),
  rule('heartDisease', 'AHP25', { name: 'potassiumSalt', tags: ['potassium-chloride'] }),
  rule('heartDisease', 'AHA', { name: 'transFat', tags: ['trans-fat-risk'] }),
  rule('heartDisease', 'AHA', { name: 'stimulant', foods: ['energy_drink'] }),
  rule('heartDisease', 'AHA', { name: 'drugInteraction', tags: ['drug-interaction', 'herbal-concentrate'] }),
  rule('thyroidDisease', 'THY', { name: 'iodine', tags: ['iodine-very-high'] }),
  rule('liverDisease', 'KDCA25', { name: 'rawFood', tags: ['raw-risk'] }),
  rule('liverDisease', 'LIV', { name: 'alcohol', tags: ['alcohol', 'alcohol-cooking'] }),
  rule('liverDisease', 'LIV', { name: 'herbal', tags: ['herbal-concentrate'] }),
  rule('liverDisease', 'LIV', { name: 'organMeat', tags: ['organ-meat'] }),
  rule('liverDisease', 'LIV', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
  rule('vegetarian', 'K25', { name: 'animalFlesh', tags: ['animal-flesh'] }),
  rule('glutenFree', 'GFL', { name: 'gluten', tags: ['gluten', 'gluten-risk'] }),
  rule('lowSugar', 'WHO', {
    name: 'concentratedSugar',
    foods: ['soft_drink', 'candy', 'condensed_milk', 'fruit_syrup', 'jam'],
  }),
  rule('lowSodium', 'WHO', { name: 'saltedSide', foods: ['jeotgal', 'jangajji'] }),
  rule('lowSodium', 'WHO', { name: 'instantNoodleSoup', forms: ['instantNoodleSoup'] }),
  rule('lowCarbohydrate', 'LC22', { name: 'sugar', foods: ['soft_drink', 'candy'] }),
  rule('lowCarbohydrate', 'LC22', { name: 'riceWithNoodles', forms: ['riceWithNoodles'] }),
  rule('child', 'KDCA25', { name: 'rawFood', tags: ['raw-risk'] }),
  rule('child', 'K20', { name: 'alcohol', tags: ['alcohol', 'alcohol-cooking'] }),
  rule('child', 'K20', { name: 'caffeine', tags: ['caffeine'] }),
  rule('child', 'K20', { name: 'choking', tags: ['choking-risk'] }),
  rule('child', 'K20', { name: 'mercury', tags: ['mercury-high'] }),
  rule('parents', 'KGS18', { name: 'choking', tags: ['choking-risk'] }),
];
