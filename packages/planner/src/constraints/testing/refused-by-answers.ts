import type { DishForm } from '../../model/dish-form.ts';
import type { WeighedFoods } from '../../model/weighed-foods.ts';

/** Drinks with added or natural sugar, by their names in the taxonomy. */
export const SWEET_DRINKS =
  'soft_drink energy_drink fruit_juice sikhye sujeonggwa peach_drink vinegar_drink milk_tea hot_chocolate milkshake cafe_latte dairy_soda'.split(
    ' ',
  );

/** What each answer must refuse, read from the table of safety-rules section 4. */
export const REFUSED_BY_ANSWERS: Readonly<
  Record<
    string,
    {
      readonly tags?: readonly string[];
      readonly foods?: readonly string[];
      readonly forms?: readonly DishForm[];
      readonly grams?: Partial<WeighedFoods>;
    }
  >
> = {
  'answer.kidney.potassiumSalt': { tags: ['potassium-chloride'] },
  'answer.kidneyThird.concentrates': { tags: ['herbal-concentrate'], foods: ['star_fruit'] },
  'answer.pregnancy.rawFood': {
    tags: ['raw-risk', 'raw-egg', 'listeria-risk'],
    forms: ['rawByName'],
  },
  'answer.pregnancy.alcohol': {
    tags: ['alcohol', 'alcohol-cooking', 'herbal-concentrate'],
    foods: ['energy_drink'],
  },
  'answer.pregnancy.fish': { tags: ['mercury-high'], grams: { fishG: 91 } },
  'answer.pregnancy.liver': { foods: ['beef_liver', 'pork_liver', 'chicken_liver', 'duck_liver'] },
  'answer.pregnancy.iodine': { tags: ['iodine-very-high'], foods: ['hijiki'], grams: { seaweedG: 6 } },
  'answer.lactation.fish': { tags: ['mercury-high', 'alcohol'], grams: { fishG: 91 } },
  'answer.warfarin.interaction': {
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
  },
  'answer.warfarin.leaves': { grams: { leavesG: 41 } },
  'answer.kRetain.potassium': { tags: ['potassium-chloride', 'herbal-concentrate'] },
  // Fish sauces, pastes and soy sauces by each of their names, so that a kind missing from the rule is noticed here.
  'answer.maoi.fermented': {
    foods: [
      ...['jeotgal', 'kimchi_all', 'cheonggukjang', 'chunjang', 'doubanjiang', 'natto', 'tempeh', 'ssamjang'],
      ...['anchovy_sauce', 'sand_lance_sauce', 'fish_soy_sauce', 'tuna_extract'],
      ...['doenjang', 'doenjang_gf', 'seasoned_doenjang'],
      ...['gochujang', 'gochujang_gf', 'gochujang_low_sugar', 'stir_fried_gochujang', 'chogochujang'],
      ...['soy_sauce_all', 'tsuyu', 'oyster_sauce', 'vegan_oyster_sauce'],
    ],
  },
  'answer.maoi.aged': {
    tags: ['alcohol', 'alcohol-cooking', 'salted-fermented'],
    foods: [
      ...['cheese', 'processed_meat', 'fish_sausage', 'brewers_yeast', 'broad_bean'],
      ...['whitebait', 'yellow_croaker', 'skate', 'seasoned_squid'],
      ...['dried_pollock', 'kodari', 'anchovy', 'smoked_salmon', 'fish_snack', 'filefish_jerky'],
      ...['myeongyeopchae', 'dried_squid', 'dried_shrimp', 'bonito_flakes'],
    ],
  },
  'answer.maoi.bought': { forms: ['bought'] },
  'answer.thyroidDrug.iodine': { tags: ['iodine-very-high'], grams: { seaweedG: 6 } },
  'answer.thyroidDrug.breakfast': { foods: ['soy_milk', 'coffee'] },
  'answer.stomach.sugaryDrink': { foods: SWEET_DRINKS },
  'answer.cirrhosis.rawFood': { tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] },
  'answer.cirrhosis.liver': {
    tags: ['alcohol', 'alcohol-cooking', 'herbal-concentrate', 'organ-meat'],
    foods: SWEET_DRINKS,
  },
  'answer.severeAllergy.bought': { forms: ['bought'] },
};
