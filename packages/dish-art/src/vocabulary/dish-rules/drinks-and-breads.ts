import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealWords } from '../meal-words.ts';
import { isChief } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const DRINK_AND_BREAD_RULES: readonly DishRule[] = [
  {
    applies: (meal) =>
      meal.titleHas('시리얼', '귀리', '오트') &&
      !meal.titleHas('죽', '밥', '팬케이크', '스무디', '스프', '수프') &&
      !meal.body.some(isChief),
    draw: ({ body }) => ({ type: 'yogurt', vessel: 'bowl', glaze: 'cream', items: body, tint: 'rose' }),
  },
  titled(['스무디볼'], ({ body }) => ({
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'cream',
    items: body,
    tint: 'rose',
  })),
  titled(['아메리카노', '커피'], () => ({ type: 'drink', drink: 'coffee', tint: 'sesame' })),
  titled(['그린스무디', '말차', '녹차'], () => ({ type: 'drink', drink: 'green', tint: 'leaf' })),
  titled(['라떼'], () => ({ type: 'drink', drink: 'latte', tint: 'sesame' })),
  {
    // A drink stands last in its name; before other words it is an ingredient (두유죽).
    applies: ({ title }) => /(?:두유|우유)$/.test(title),
    draw: ({ title }) => ({ type: 'drink', drink: title.endsWith('두유') ? 'soy' : 'milk', tint: 'butter' }),
  },
  {
    // Both syllables end many longer names, so only short titles count.
    applies: (meal) => meal.titleHas('차', '티') && meal.title.length < 5,
    draw: () => ({ type: 'drink', drink: 'tea', tint: 'leaf' }),
  },
  titled(['스무디', '주스'], () => ({ type: 'drink', drink: 'berry', tint: 'rose' })),
  {
    applies: (meal) => meal.titleHas('샌드위치', '버거') && !meal.titleHas('오픈샌드위치'),
    draw: (meal) => ({
      type: 'sandwich',
      vessel: 'plate',
      glaze: 'cream',
      bread: breadOf(meal),
      items: meal.body,
      tint: 'butter',
    }),
  },
  {
    applies: (meal) =>
      meal.titleHas('토스트', '브루스케타', '오픈샌드위치', '빵구이', '판콘토마테', '바게트') ||
      /빵$/.test(meal.title) ||
      (meal.title.startsWith('으깬') && /빵$/.test(meal.wholeTitle)),
    draw: (meal) => ({
      type: 'toast',
      vessel: 'plate',
      glaze: 'celadon',
      bread: breadOf(meal),
      tint: 'apricot',
      ...(meal.body.length
        ? { items: meal.body.filter((key) => !BERRIES.has(key) && !isBatter(meal, key)) }
        : {}),
    }),
  },
  titled(['피자'], ({ body }) => ({
    type: 'pizza',
    vessel: 'plate',
    items: body.filter((key) => key !== 'cheese'),
    tint: 'rose',
  })),
  {
    applies: (meal) => meal.titleHas('타코', '파히타') && !meal.titleHas('타코볼', '덮밥'),
    draw: ({ body }) => ({ type: 'tacos', vessel: 'plate', items: body.slice(0, 5), tint: 'apricot' }),
  },
  titled(['퀘사디아'], ({ body }) => ({
    type: 'tacos',
    vessel: 'plate',
    big: true,
    items: body.slice(0, 4),
    tint: 'butter',
  })),
  titled(['팬케이크', '핫케이크'], ({ body }) => ({
    type: 'pancakes',
    vessel: 'plate',
    glaze: 'white',
    items: body.filter((key) => key !== 'eggHalf'),
    tint: 'butter',
  })),
  {
    applies: (meal) =>
      /(?:요거트|요구르트|그래놀라|요거트볼|요거트컵|푸딩)$/.test(meal.title) ||
      (meal.titleHas('요거트', '요구르트') && !meal.titleHas('구이', '밥', '슬로', '샐러드', '무침', '감자')),
    draw: ({ body }) => ({ type: 'yogurt', vessel: 'bowl', glaze: 'celadon', items: body, tint: 'lilac' }),
  },
];

/** Egg that soaks into French toast. */
function isBatter(meal: MealWords, key: IngredientKey): boolean {
  return key === 'eggHalf' && meal.wholeTitleHas('프렌치');
}

const BERRIES: ReadonlySet<IngredientKey> = new Set(['blueberry', 'strawberry']);

function breadOf({ staples }: MealWords): NonNullable<DishSpec['bread']> {
  if (staples.includes('ryeSlice')) return 'rye';
  if (staples.includes('baguette')) return 'baguette';
  return 'white';
}
