import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const SOUP_AND_STEW_RULES: readonly DishRule[] = [
  titled(['떡볶이'], () => ({ type: 'tteokbokki', vessel: 'skillet', tint: 'rose' })),
  titled(['떡국'], () => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    glaze: 'white',
    broth: 'milky',
    items: ['tteok'],
    count: 18,
    topCount: 8,
    garnish: ['jidan', 'gim', 'scallion', 'gim'],
    garnishCount: 14,
    garnishReach: 24,
    tint: 'lilac',
  })),
  titled(['만둣국', '만두국'], () => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    glaze: 'white',
    broth: 'clear',
    items: ['dumpling'],
    count: 6,
    topCount: 2,
    garnish: ['jidan', 'gim', 'scallion'],
    garnishCount: 12,
    tint: 'sesame',
  })),
  titled(['만두'], () => ({ type: 'dumpling', vessel: 'steamer', tint: 'leaf' })),
  titled(['닭볶음탕', '닭도리탕', '마라탕', '매운탕', '추어탕'], (meal) => ({
    type: 'stew',
    vessel: meal.titleHas('닭') ? 'pot' : 'ttukbaegi',
    broth: meal.titleHas('추어') ? 'doenjang' : 'red',
    rice: meal.rice,
    items: meal.body,
    tint: 'rose',
  })),
  titled(['청국장'], ({ rice, body }) => ({
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: 'doenjang',
    rice,
    items: body,
    tint: 'apricot',
  })),
  titled(['찌개', '전골', '짜글이'], stew),
  titled(['미역국'], () => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 80,
    glaze: 'white',
    broth: 'seaweed',
    items: ['seaweed', 'seaweed', 'beef'],
    count: 18,
    topCount: 7,
    garnish: ['sesame'],
    tint: 'leaf',
  })),
  titled(['국밥', '해장국', '육개장', '탕'], (meal) => ({
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: meal.titleHas('육개장', '매운', '선지')
      ? 'deepred'
      : meal.titleHas('곰탕', '설렁')
        ? 'milky'
        : 'beef',
    rice: meal.rice,
    items: meal.body,
    garnish: ['scallion'],
    tint: 'sesame',
  })),
  titled(['국'], (meal) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 80,
    glaze: 'white',
    broth: meal.titleHas('된장', '아욱', '시래기') ? 'doenjang' : 'clear',
    rice: meal.rice,
    items: meal.body,
    tint: 'sesame',
  })),
];

function stew(meal: MealWords): DishSpec {
  const isDoenjang = meal.titleHas('된장');
  const isRed = meal.titleHas('김치', '고추장', '부대', '얼큰');
  const others = meal.bodyWithoutEgg.filter((key) => key !== 'kimchi');
  return {
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: isDoenjang ? 'doenjang' : isRed ? 'red' : 'beef',
    rice: meal.rice,
    tint: isDoenjang ? 'apricot' : 'rose',
    ...(meal.titleHas('김치')
      ? { items: ['kimchi', ...others, 'kimchi'], topCount: 8 }
      : { items: meal.body }),
  };
}
