import { ANSWER_RULES } from './answer-rules.ts';
import { type HardRule, rule, SUGARY_DRINKS } from './hard-rule.ts';
import { FISH_OF_A_MEAL, SEAWEED } from './week-walls.ts';

/** HARD rules of conditions, styles and stages of life. */
const CHOICE_RULES: readonly HardRule[] = [
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
  rule('thyroidDisease', 'THY', { name: 'seaweed', most: SEAWEED }),
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
  rule('child', 'K25', { name: 'iodine', tags: ['iodine-very-high'], foods: ['hijiki'] }),
  rule('child', 'K25', { name: 'seaweed', most: SEAWEED }),
  rule('child.under7', 'MFDS-F', { name: 'fish', most: { fishG: FISH_OF_A_MEAL.under7 } }),
  rule('child.under11', 'MFDS-F', { name: 'fish', most: { fishG: FISH_OF_A_MEAL.under11 } }),
  rule('parents', 'KGS18', { name: 'choking', tags: ['choking-risk'] }),
];

/** Every HARD rule that one dish can break: nutrition-rules section 5, and what answers forbid (safety-rules section 4). */
export const HARD_RULES: readonly HardRule[] = [...CHOICE_RULES, ...ANSWER_RULES];
