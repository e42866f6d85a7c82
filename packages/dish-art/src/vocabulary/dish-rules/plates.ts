import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Salads, rice plates, pancakes, grilled and braised things. */
export const PLATE_RULES: readonly DishRule[] = [
  titled(['샐러드'], salad),
  titled(['볶음밥'], ({ rice, body }) => ({
    type: 'friedRice',
    vessel: 'plate',
    glaze: 'cream',
    rice,
    items: body,
    tint: 'butter',
  })),
  titled(['덮밥', '오므라이스'], riceBowl),
  titled(['파전', '부추전', '김치전', '빈대떡'], () => ({
    type: 'jeon',
    vessel: 'plate',
    glaze: 'celadon',
    big: true,
    tint: 'leaf',
  })),
  {
    applies: (meal) => meal.title.endsWith('전') || meal.titleHas('동그랑땡'),
    draw: (meal) => ({
      type: 'jeon',
      vessel: 'plate',
      glaze: 'white',
      core: meal.titleHas('호박') ? 'zucchini' : meal.titleHas('두부') ? 'tofu' : 'meat',
      tint: 'butter',
    }),
  },
  titled(['계란말이', '달걀말이'], () => ({
    type: 'rolledEgg',
    vessel: 'rect',
    glaze: 'celadon',
    tint: 'butter',
  })),
  {
    applies: (meal) =>
      meal.titleHas('고등어', '삼치', '조기', '생선', '갈치', '임연수', '가자미') && meal.titleHas('구이'),
    draw: (meal) => ({
      type: 'fish',
      vessel: 'oval',
      glaze: 'white',
      fish: meal.titleHas('조기', '가자미') ? 'croaker' : 'mackerel',
      tint: 'sky',
    }),
  },
  titled(['스테이크'], (meal) => ({
    type: 'steak',
    vessel: 'plate',
    glaze: 'char',
    steak: steakOf(meal),
    tint: 'sesame',
  })),
  titled(['쌈', '수육', '삼겹'], (meal) => ({
    type: 'ssam',
    vessel: 'plate',
    glaze: 'cream',
    meat: meal.titleHas('불고기') ? 'beef' : 'boiledPork',
    tint: 'leaf',
  })),
  {
    applies: (meal) => meal.titleHas('두부') && meal.titleHas('조림', '구이', '부침'),
    draw: () => ({ type: 'tofuBraise', vessel: 'plate', glaze: 'white', tint: 'rose' }),
  },
];

function salad({ keys, body }: MealWords): DishSpec {
  return {
    type: 'salad',
    vessel: 'salad',
    sliced: (['chicken', 'salmonSlice'] as const).find((key) => keys.includes(key)),
    eggHalf: keys.includes('eggHalf'),
    avocado: keys.includes('avocado'),
    items: body.filter((key) => !LAID_APART.has(key)),
    tint: 'leaf',
  };
}

const LAID_APART: ReadonlySet<string> = new Set(['chicken', 'salmonSlice', 'lettuce', 'avocado', 'eggHalf']);

function riceBowl(meal: MealWords): DishSpec {
  const items = meal.bodyWithoutEgg.filter((key) => !key.startsWith('carrot') && key !== 'onion');
  return {
    type: 'ricebowl',
    vessel: 'bowl',
    radius: 82,
    glaze: 'indigo',
    rice: meal.rice,
    items: items.slice(0, 3),
    also: meal.keys.includes('onion') ? ['onion', 'carrotStick'] : undefined,
    egg: meal.mentions('계란', '달걀'),
    tint: 'sesame',
  };
}

function steakOf(meal: MealWords) {
  if (meal.titleHas('연어')) return 'salmon';
  if (meal.titleHas('두부')) return 'tofu';
  if (meal.titleHas('닭')) return 'chicken';
  return meal.titleHas('함박') ? 'hamburg' : 'beef';
}
