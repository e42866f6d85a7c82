import { type HardRule, rule, SUGARY_DRINKS } from '../model/hard-rule.ts';
import { FISH_OF_A_MEAL, LEAVES_OF_A_DAY, SEAWEED_OF_A_MEAL } from '../model/weighed-foods.ts';

/**
 * What an answer forbids (safety-rules section 4, column HARD). MAO inhibitors exclude all cheese, because a list of
 * ingredients seldom states its age, all processed meat, because it does not state either whether that was aged or
 * smoked as the fish named there is, and all anchovies, yellow croakers and skates, which are often dried or
 * fermented; warfarin excludes green tea, because it may be powdered; pregnancy excludes soft and mould-ripened cheese,
 * because a list seldom states whether its milk was pasteurised. What is forbidden raw is refused by a tag that travels, not by its
 * name: a name counts too where a group stands for any of its members, and gherkins would be raw sprouts, a curry whose powder may
 * hold some beef raw beef. A tag counts where the food or a variant of it is named. What reacts with a medicine is refused by name.
 */
export const ANSWER_RULES: readonly HardRule[] = [
  rule('answer.kidney', 'KDIGO24', { name: 'potassiumSalt', tags: ['potassium-chloride'] }),
  rule('answer.kidneyThird', 'KDIGO24', {
    name: 'concentrates',
    tags: ['herbal-concentrate'],
    foods: ['star_fruit'],
  }),
  rule('answer.pregnancy', 'MFDS-P', {
    name: 'rawFood',
    tags: ['raw-risk', 'raw-egg', 'listeria-risk'],
    forms: ['rawByName'],
  }),
  rule('answer.pregnancy', 'MFDS-P', {
    name: 'alcohol',
    tags: ['alcohol', 'alcohol-cooking', 'herbal-concentrate'],
    foods: ['energy_drink'],
  }),
  rule('answer.pregnancy', 'MFDS-F', {
    name: 'fish',
    tags: ['mercury-high'],
    most: { fishG: FISH_OF_A_MEAL.carrying },
  }),
  rule('answer.pregnancy', 'MFDS-P', {
    name: 'liver',
    foods: ['beef_liver', 'pork_liver', 'chicken_liver', 'duck_liver'],
  }),
  rule('answer.pregnancy', 'K25', {
    name: 'iodine',
    tags: ['iodine-very-high'],
    foods: ['hijiki'],
    most: SEAWEED_OF_A_MEAL,
  }),
  rule('answer.lactation', 'MFDS-F', {
    name: 'fish',
    tags: ['mercury-high', 'alcohol'],
    most: { fishG: FISH_OF_A_MEAL.carrying },
  }),
  rule('answer.warfarin', 'WAR', {
    name: 'interaction',
    tags: ['herbal-concentrate'],
    foods: [
      'natto',
      'cheonggukjang',
      'herb_extract',
      'spirulina',
      'green_tea',
      'cranberry',
      'grapefruit',
      'ginseng',
    ],
  }),
  rule('answer.warfarin', 'WAR', { name: 'leaves', most: LEAVES_OF_A_DAY }),
  rule('answer.kRetain', 'RAS', {
    name: 'potassium',
    tags: ['potassium-chloride', 'herbal-concentrate'],
  }),
  rule('answer.maoi', 'TYR', {
    name: 'fermented',
    foods: [
      'jeotgal',
      'anchovy_sauce',
      'sand_lance_sauce',
      'fish_soy_sauce',
      'tuna_extract',
      'kimchi_all',
      'doenjang',
      'doenjang_gf',
      'seasoned_doenjang',
      'cheonggukjang',
      'gochujang',
      'gochujang_gf',
      'gochujang_low_sugar',
      'stir_fried_gochujang',
      'chogochujang',
      'ssamjang',
      'chunjang',
      'doubanjiang',
      'soy_sauce_all',
      'tsuyu',
      'oyster_sauce',
      'vegan_oyster_sauce',
      'natto',
      'tempeh',
    ],
  }),
  rule('answer.maoi', 'TYR', {
    name: 'aged',
    tags: ['alcohol', 'alcohol-cooking', 'salted-fermented'],
    foods: [
      'cheese',
      'processed_meat',
      'fish_sausage',
      'anchovy',
      'kodari',
      'dried_pollock',
      'smoked_salmon',
      'filefish_jerky',
      'whitebait',
      'yellow_croaker',
      'skate',
      'myeongyeopchae',
      'fish_snack',
      'dried_squid',
      'seasoned_squid',
      'dried_shrimp',
      'bonito_flakes',
      'brewers_yeast',
      'broad_bean',
    ],
  }),
  rule('answer.maoi', 'TYR', { name: 'bought', forms: ['bought'] }),
  rule('answer.thyroidDrug', 'THY', { name: 'iodine', tags: ['iodine-very-high'], most: SEAWEED_OF_A_MEAL }),
  rule('answer.thyroidDrug', 'LT4', {
    name: 'breakfast',
    foods: ['soy_milk', 'coffee'],
    mealTimes: ['breakfast'],
  }),
  rule('answer.stomach', 'GAS', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
  rule('answer.cirrhosis', 'KDCA25', {
    name: 'rawFood',
    tags: ['raw-risk', 'raw-egg'],
    forms: ['rawByName'],
  }),
  rule('answer.cirrhosis', 'LIV', {
    name: 'liver',
    tags: ['alcohol', 'alcohol-cooking', 'herbal-concentrate', 'organ-meat'],
    foods: SUGARY_DRINKS,
  }),
  rule('answer.severeAllergy', 'GFL', { name: 'bought', forms: ['bought'] }),
];
