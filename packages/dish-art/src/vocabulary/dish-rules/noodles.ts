import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const NOODLE_RULES: readonly DishRule[] = [
  titled(['냉면', '막국수', '메밀국수', '소바'], () => ({
    type: 'noodle',
    vessel: 'noodle',
    glaze: 'steel',
    noodle: 'buckwheat',
    broth: 'cold',
    fan: ['cucumberStick', 'radishStrip', 'carrotStick', 'cucumberStick'],
    egg: true,
    ice: true,
    garnish: ['sesame'],
    tint: 'sky',
  })),
  titled(['파스타', '스파게티'], (meal) => ({
    type: 'noodle',
    vessel: 'plate',
    glaze: 'cream',
    noodle: meal.titleHas('토마토') ? 'tomato' : 'spaghetti',
    items: meal.body.slice(0, 4),
    garnish: ['mint'],
    tint: 'rose',
  })),
  titled(['비빔국수', '쫄면', '비빔면'], () => ({
    type: 'noodle',
    vessel: 'noodle',
    glaze: 'steel',
    noodle: 'bibim',
    fan: ['cucumberStick', 'carrotStick', 'radishStrip'],
    egg: true,
    garnish: ['sesame'],
    tint: 'rose',
  })),
  titled(['콩국수'], () => ({
    type: 'noodle',
    vessel: 'noodle',
    glaze: 'celadon',
    noodle: 'wheat',
    broth: 'milky',
    fan: ['cucumberStick', 'cucumberStick'],
    egg: true,
    garnish: ['sesame'],
    tint: 'leaf',
  })),
  titled(['쌀국수'], () => ({
    type: 'noodle',
    vessel: 'noodle',
    glaze: 'white',
    noodle: 'wheat',
    broth: 'clear',
    items: ['beef', 'beansprout', 'onion', 'beef', 'chili'],
    count: 12,
    tint: 'sky',
  })),
  titled(['샤브'], ({ rice, body }) => ({
    type: 'stew',
    vessel: 'pot',
    broth: 'clear',
    rice,
    items: body,
    tint: 'sesame',
  })),
  titled(['리조또'], ({ bodyWithoutEgg }) => ({
    type: 'porridge',
    vessel: 'plate',
    glaze: 'cream',
    broth: 'rice',
    items: bodyWithoutEgg.slice(0, 3),
    count: 9,
    tint: 'butter',
  })),
  titled(['잡채'], () => ({ type: 'japchae', vessel: 'plate', glaze: 'white', tint: 'sesame' })),
  titled(['라면', '짬뽕'], ({ body }) => ({
    type: 'noodle',
    vessel: 'pot',
    noodle: 'ramen',
    broth: 'red',
    items: body.slice(0, 3),
    egg: true,
    tint: 'butter',
  })),
  titled(['국수', '우동', '면'], noodlesInBroth),
];

function noodlesInBroth(meal: MealWords): DishSpec {
  const bowl = { type: 'noodle', vessel: 'noodle', noodle: 'wheat', broth: 'clear', tint: 'sky' } as const;
  if (meal.titleHas('칼국수'))
    return {
      ...bowl,
      glaze: 'white',
      items: ['clam', 'zucchiniStick', 'clam', 'carrotStick', 'clam', 'zucchiniStick', 'clam'],
      count: 14,
    };
  return {
    ...bowl,
    glaze: 'indigo',
    fan: ['zucchiniStick', 'jidan', 'carrotStick', 'shiitakeStrip', 'gim'],
    fanCount: 8,
    garnish: ['scallion'],
    garnishCount: 4,
  };
}
