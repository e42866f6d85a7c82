import type { DishForm } from '../../model/dish-form.ts';
import type { WeighedFoods } from '../../model/weighed-foods.ts';

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
  'answer.pregnancy.rawFood': { tags: ['raw-risk', 'raw-egg'], foods: ['sprout_veg', 'raw_beef', 'sashimi'] },
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
    foods: ['natto', 'cheonggukjang', 'herb_extract', 'spirulina', 'cranberry', 'grapefruit', 'ginseng'],
  },
  'answer.warfarin.leaves': { grams: { leavesG: 41 } },
  'answer.kRetain.potassium': { tags: ['potassium-chloride', 'herbal-concentrate'] },
  'answer.maoi.fermented': {
    foods: [
      'jeotgal',
      'anchovy_sauce',
      'kimchi_all',
      'doenjang',
      'doenjang_gf',
      'cheonggukjang',
      'gochujang',
      'ssamjang',
      'chunjang',
      'doubanjiang',
      'soy_sauce_all',
      'oyster_sauce',
      'natto',
      'tempeh',
    ],
  },
  'answer.maoi.aged': {
    tags: ['alcohol'],
    foods: [
      'cheese',
      'salami',
      'sausage',
      'dried_pollock',
      'kodari',
      'anchovy',
      'smoked_salmon',
      'fish_snack',
      'brewers_yeast',
      'broad_bean',
    ],
  },
  'answer.maoi.bought': { forms: ['bought'] },
  'answer.thyroidDrug.iodine': { tags: ['iodine-very-high'], grams: { seaweedG: 6 } },
  'answer.thyroidDrug.breakfast': { foods: ['soy_milk', 'coffee'] },
  'answer.stomach.sugaryDrink': { foods: ['soft_drink', 'energy_drink', 'fruit_juice', 'sikhye'] },
  'answer.cirrhosis.rawFood': { tags: ['raw-risk', 'raw-egg'] },
  'answer.cirrhosis.liver': {
    tags: ['alcohol', 'alcohol-cooking', 'herbal-concentrate', 'organ-meat'],
    foods: ['soft_drink', 'energy_drink', 'fruit_juice', 'sikhye'],
  },
  'answer.severeAllergy.bought': { forms: ['bought'] },
};
