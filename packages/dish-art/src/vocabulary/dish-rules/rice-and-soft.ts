import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Rice in a roll or bowl, soft tofu, steamed egg, porridge: names that contain a more general one. */
export const RICE_AND_SOFT_RULES: readonly DishRule[] = [
  titled(['김밥'], () => ({ type: 'gimbap', vessel: 'board', tint: 'leaf' })),
  titled(['비빔밥'], ({ rice }) => ({
    type: 'bibimbap',
    vessel: 'bowl',
    glaze: 'brass',
    radius: 82,
    rice,
    tint: 'apricot',
  })),
  titled(['포케'], ({ rice }) => ({
    type: 'bibimbap',
    vessel: 'bowl',
    glaze: 'celadon',
    radius: 82,
    rice,
    sectors: ['salmon', 'lettuce', 'avocado', 'corn', 'cucumber', 'edamame', 'tomato'],
    egg: false,
    tint: 'sky',
  })),
  titled(['카레', '하이라이스'], ({ rice }) => ({
    type: 'ricebowl',
    vessel: 'bowl',
    radius: 82,
    glaze: 'blue',
    rice,
    sauce: 'curry',
    items: ['potato', 'carrotCube', 'broccoli', 'potato', 'carrotCube'],
    tint: 'butter',
  })),
  titled(['순두부'], ({ keys }) => ({
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: 'red',
    items: [
      'softTofu',
      'clam',
      'softTofu',
      'zucchiniHalf',
      'softTofu',
      keys.includes('shrimp') ? 'shrimp' : 'clam',
    ],
    egg: true,
    tint: 'rose',
  })),
  titled(['계란찜', '달걀찜'], () => ({ type: 'steamedEgg', vessel: 'ttukbaegi', tint: 'butter' })),
  titled(['삼계탕', '백숙'], () => ({ type: 'samgye', vessel: 'ttukbaegi', tint: 'sesame' })),
  titled(['죽', '스프', '수프'], porridge),
];

function porridge(meal: MealWords): DishSpec {
  const isPumpkin = meal.titleHas('호박');
  const isRedBean = meal.titleHas('팥');
  const items = isPumpkin || isRedBean ? (['ricecake', 'bean'] as const) : meal.body.slice(0, 2);
  return {
    type: 'porridge',
    vessel: 'bowl',
    glaze: isPumpkin ? 'cream' : 'celadon',
    broth: isPumpkin ? 'pumpkin' : isRedBean ? 'redbean' : 'rice',
    tint: isPumpkin ? 'butter' : 'leaf',
    ...(meal.titleHas('전복') ? { items: ['abalone'], count: 5 } : { items }),
  };
}
