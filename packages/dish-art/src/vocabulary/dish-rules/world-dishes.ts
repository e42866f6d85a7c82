import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealWords } from '../meal-words.ts';
import { inGrill, inRedSauce, isChief } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Names that say nothing of their ingredients: from the oven, in a leaf, in a curry, on a skewer. */
export const WORLD_RULES: readonly DishRule[] = [
  titled(
    ['그라탕', '그라탱', '도리아', '무사카', '라자냐', '키슈', '치즈오븐구이', '치즈구이'],
    ({ body }) => ({
      type: 'baked',
      vessel: 'baking',
      items: body.filter((key) => key !== 'feta' && key !== 'cheese'),
      tint: 'butter',
    }),
  ),
  {
    applies: (meal) => meal.titleHas('함박', '떡갈비', '너비아니', '햄버그', '미트볼') && !!pattyOf(meal),
    draw: patties,
  },
  {
    applies: (meal) => meal.titleHas('쌈밥') && meal.titleHas('싼', '호박잎', '근대잎', '곰취'),
    draw: ({ body }) => rolled('leafParcel', body, 'plate'),
  },
  {
    applies: (meal) =>
      /말이/.test(meal.title) && meal.titleHas('버섯말이', '배추말이', '두부말이', '깻잎말이'),
    draw: (meal) => rolled(rollOf(meal), meal.body, meal.titleHas('토마토') ? 'skillet' : 'plate'),
  },
  titled(['꼬치'], ({ body }) => ({
    type: 'skewers',
    vessel: 'rect',
    items: inGrill(body.slice(0, 4)),
    tint: 'apricot',
  })),
  {
    applies: (meal) =>
      meal.titleHas('채소볼', '팔라펠') && !meal.titleHas('퀴노아', '샐러드') && !!ballOf(meal),
    draw: (meal) => rolled(ballOf(meal) ?? 'falafel', meal.body, 'plate'),
  },
  titled(['마살라', '팔락', '렌틸달'], (meal) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    broth: meal.titleHas('팔락') ? 'greens' : meal.titleHas('토마토') ? 'tomato' : 'curry',
    items: meal.body,
    count: 14,
    topCount: 8,
    garnish: ['mint', 'chili'],
    tint: 'butter',
  })),
  titled(['라타투유', '아쿠아파차', '베이크드빈', '미네스트로네'], (meal) => ({
    type: 'stew',
    vessel: meal.titleHas('미네스트로네') ? 'bowl' : meal.titleHas('베이크드빈') ? 'baking' : 'skillet',
    broth: 'tomato',
    items: meal.body,
    count: 17,
    topCount: 9,
    garnish: ['mint'],
    tint: 'rose',
  })),
  titled(['파에야', '비리야니', '나시고렝'], (meal) => ({
    type: 'friedRice',
    vessel: meal.titleHas('파에야') ? 'skillet' : 'plate',
    rice: meal.titleHas('나시고렝') ? 'fried' : 'turmeric',
    items: meal.body,
    tint: 'butter',
  })),
  {
    applies: (meal) => meal.titleHas('돈부리', '오차즈케', '소보로') || /(?<!우)동$/.test(meal.title),
    draw: overRice,
  },
  {
    applies: (meal) =>
      meal.titleHas('키차리', '현미푸딩', '차우더') || (meal.titleHas('오트밀') && meal.body.some(isChief)),
    draw: (meal) => ({
      type: 'porridge',
      vessel: 'bowl',
      broth: meal.titleHas('키차리') ? 'egg' : meal.titleHas('차우더') ? 'cream' : 'rice',
      ...(meal.titleHas('차우더') ? {} : { rice: 'white' }),
      items: meal.body.slice(0, 4),
      count: 11,
      tint: 'butter',
    }),
  },
  {
    applies: (meal) => meal.titleHas('떡볶이') && meal.titleHas('궁중', '간장'),
    draw: ({ body }) => ({
      type: 'main',
      vessel: 'skillet',
      sauce: 'soy',
      items: ['ricecake', ...body.slice(0, 1), 'ricecake'],
      also: body.slice(1, 5),
      alsoCount: 12,
      count: 18,
      tint: 'apricot',
    }),
  },
  {
    applies: (meal) => meal.titleHas('에그스크램블', '두부스크램블', '스크램블'),
    draw: (meal) => ({
      type: 'main',
      vessel: 'plate',
      items: [
        meal.names('eggHalf') ? 'scrambled' : 'softTofu',
        ...meal.body.filter((key) => key !== 'eggHalf').slice(0, 2),
      ],
      also: meal.body.slice(2, 5),
      count: 15,
      tint: 'butter',
    }),
  },
];

function pattyOf(meal: MealWords): IngredientKey | null {
  if (meal.names('beef')) return 'patty';
  return meal.names('pork') ? 'porkPatty' : null;
}

function patties(meal: MealWords): DishSpec {
  const patty = pattyOf(meal);
  const beside = meal.body.filter((key) => key !== 'beef' && key !== 'pork');
  return { ...rolled(patty ?? 'patty', ['beef', ...beside], 'plate'), tint: 'apricot' };
}

function rollOf(meal: MealWords): IngredientKey {
  if (meal.titleHas('버섯말이') && meal.names('beef')) return 'beefRoll';
  return meal.names('cabbage') ? 'cabbageRoll' : 'leafParcel';
}

function ballOf(meal: MealWords): IngredientKey | null {
  if (meal.names('chickpea')) return 'falafel';
  return meal.names('lentil') ? 'lentilBall' : null;
}

function rolled(roll: IngredientKey, body: readonly IngredientKey[], vessel: 'plate' | 'skillet'): DishSpec {
  return {
    type: 'rolls',
    vessel,
    ...(vessel === 'skillet' ? { sauce: 'tomato' } : {}),
    roll,
    also: body.slice(1, 5),
    tint: 'leaf',
  };
}

function overRice(meal: MealWords): DishSpec {
  const items = inRedSauce(meal.bodyWithoutEgg).filter((key) => !key.startsWith('carrot'));
  return {
    type: 'ricebowl',
    vessel: 'bowl',
    radius: 82,
    rice: meal.rice,
    items: [...(meal.names('eggHalf') ? (['scrambled'] as const) : []), ...items.slice(0, 4)],
    also: ['onion', 'carrotStick'],
    tint: 'sesame',
  };
}
