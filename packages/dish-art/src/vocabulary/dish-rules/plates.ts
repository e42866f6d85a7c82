import type { DishSpec } from '../../dish-spec.ts';
import { hash } from '../../drawing/seed.ts';
import type { MealWords } from '../meal-words.ts';
import { inRedSauce, inSticks, isChief } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

const MIXES: readonly NonNullable<DishSpec['bed']>[] = [
  ['lettuce', 'lettuceDark', 'lettuce', 'lettuceRed'],
  ['lettuce', 'lettuce', 'lettuceDark'],
  ['lettuceDark', 'lettuceDark', 'lettuce'],
  ['lettuceRed', 'lettuce', 'lettuceRed', 'lettuceDark'],
  ['lettuce'],
];

const LAID_APART: ReadonlySet<string> = new Set([
  'chicken',
  'salmonSlice',
  'beef',
  'duck',
  'lettuce',
  'lettuceDark',
  'avocado',
  'eggHalf',
]);

/** Salads, rice plates, pancakes, grilled and braised things. */
export const PLATE_RULES: readonly DishRule[] = [
  titled(['샐러드'], salad),
  titled(['냉채', '생채'], (meal) => ({
    type: 'main',
    vessel: 'oval',
    glaze: 'white',
    items: inSticks(meal.body),
    count: 26,
    size: 1.05,
    tint: 'sky',
  })),
  titled(['볶음밥', '필라프'], ({ rice, body }) => ({
    type: 'friedRice',
    vessel: 'plate',
    glaze: 'cream',
    rice,
    items: body,
    tint: 'butter',
  })),
  {
    applies: (meal) =>
      meal.titleHas('고등어', '삼치', '꽁치', '조기', '생선', '갈치', '임연수', '가자미', '청어', '굴비') &&
      meal.titleHas('구이', '구운'),
    draw: (meal) => ({
      type: 'fish',
      vessel: 'oval',
      glaze: meal.titleHas('삼치') ? 'celadon' : meal.titleHas('꽁치') ? 'blue' : 'white',
      fish: meal.titleHas('조기', '가자미', '굴비')
        ? 'croaker'
        : meal.titleHas('생선', '갈치', '임연수')
          ? 'white'
          : 'mackerel',
      items: [...meal.beside, ...meal.body].filter((key) => !isChief(key) && key !== 'radish').slice(0, 2),
      tint: 'sky',
    }),
  },
  titled(['카레', '커리', '하이라이스', '짜장밥'], ({ rice, body, titleHas }) => ({
    type: 'ricebowl',
    vessel: 'bowl',
    radius: 82,
    glaze: 'blue',
    rice,
    sauce: titleHas('그린') ? 'greenCurry' : 'curry',
    items: body.length
      ? body.map((key) => (key === 'carrotSlice' ? 'carrotCube' : key))
      : ['potato', 'carrotCube', 'broccoli'],
    tint: 'butter',
  })),
  titled(['덮밥', '컵밥', '라이스볼'], riceBowl),
  {
    applies: (meal) =>
      meal.titleHas(
        '파전',
        '부추전',
        '김치전',
        '배추전',
        '해물전',
        '미나리전',
        '빈대떡',
        '갈레트',
        '뢰스티',
        '지짐',
        '오코노미야키',
        '반쎄오',
        '칠라',
        '녹두전',
        '채전',
        '부침개',
      ),
    draw: (meal) => ({
      type: 'jeon',
      vessel: 'plate',
      glaze: 'celadon',
      big: true,
      items: meal.bodyWithoutEgg,
      tint: 'leaf',
    }),
  },
  {
    applies: (meal) => /(?:전|(?<!두부)부침)$/.test(meal.title) || meal.titleHas('동그랑땡'),
    draw: (meal) => ({
      type: 'jeon',
      vessel: 'plate',
      glaze: 'white',
      core: meal.titleHas('호박')
        ? 'zucchini'
        : meal.titleHas('두부')
          ? 'tofu'
          : meal.titleHas('육전', '동그랑땡')
            ? 'meat'
            : 'plain',
      items: meal.bodyWithoutEgg.filter((key) => key !== 'potato' && key !== 'tomato'),
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
      meal.titleHas('스테이크') || (meal.titleHas('연어', '송어') && meal.titleHas('구이', '구운')),
    draw: (meal) => ({
      type: 'steak',
      vessel: 'plate',
      glaze: meal.titleHas('스테이크') ? 'char' : 'blue',
      steak: steakOf(meal),
      items: [...meal.beside, ...meal.body].filter((key) => !isChief(key)),
      tint: 'sesame',
    }),
  },
  {
    applies: (meal) =>
      meal.titleHas('쌈밥', '강된장') ||
      meal.titleHas('수육', '보쌈', '삼겹', '편육') ||
      /쌈$/.test(meal.title),
    draw: ssam,
  },
  {
    applies: (meal) => meal.titleHas('두부') && meal.titleHas('조림', '구이', '부침', '지짐'),
    draw: (meal) => ({
      type: 'tofuBraise',
      vessel: 'plate',
      glaze: meal.titleHas('구이', '부침') ? 'celadon' : 'white',
      also: meal.body.filter((key) => key !== 'tofu'),
      tint: 'rose',
    }),
  },
];

function riceBowl(meal: MealWords): DishSpec {
  const items = inRedSauce(meal.bodyWithoutEgg).filter((key) => !key.startsWith('carrot'));
  return {
    type: 'ricebowl',
    vessel: 'bowl',
    radius: 82,
    glaze: 'indigo',
    rice: meal.rice,
    items: items.slice(0, 4),
    also: ['onion', 'carrotStick'],
    egg: meal.names('eggFried'),
    tint: 'sesame',
  };
}

function ssam(meal: MealWords): DishSpec {
  const meats = ['boiledPork', 'beef', 'duck', 'chicken'] as const;
  const meat = meats.find((key) => meal.names(key));
  const isRice = meal.titleHas('쌈밥', '강된장') || (meat === undefined && meal.ingredients.length > 0);
  const leaves = meal.keys.filter((key) => LEAVES.has(key));
  return {
    type: 'ssam',
    vessel: 'plate',
    glaze: 'cream',
    meat: meat ?? 'boiledPork',
    ...(isRice ? { rice: meal.rice } : {}),
    ...(leaves.length ? { bed: leaves } : {}),
    items: meal.body.filter((key) => !LEAVES.has(key) && key !== meat && key !== 'pork'),
    tint: 'leaf',
  };
}

const LEAVES: ReadonlySet<string> = new Set(['lettuce', 'lettuceDark', 'lettuceRed', 'perilla', 'cabbage']);

function steakOf(meal: MealWords) {
  if (meal.titleHas('연어')) return 'salmon';
  if (meal.titleHas('송어', '대구', '광어')) return 'whiteFish';
  if (meal.titleHas('두부')) return 'tofu';
  if (meal.titleHas('닭')) return 'chicken';
  if (meal.titleHas('돼지', '목살')) return 'pork';
  return meal.titleHas('함박', '햄버그') ? 'hamburg' : 'beef';
}

/** Leaves with what is named on them: slices across, the rest strewn and in small heaps. */
function salad({ keys, body, seed, titleHas }: MealWords): DishSpec {
  return {
    type: 'salad',
    vessel: 'salad',
    sliced: (['chicken', 'salmonSlice', 'beef', 'duck'] as const).find((key) => keys.includes(key)),
    eggHalf: keys.includes('eggHalf'),
    avocado: keys.includes('avocado'),
    bed: leavesOf(keys, seed),
    items: [
      ...(titleHas('팔라펠') ? (['falafel'] as const) : []),
      ...body.filter((key) => !LAID_APART.has(key)),
    ],
    tint: 'leaf',
  };
}

/** Kale makes a dark bowl; of lettuce every salad has its own mix. */
function leavesOf(keys: MealWords['keys'], seed: string): NonNullable<DishSpec['bed']> {
  if (keys.includes('lettuceDark')) return ['lettuceDark', 'lettuceDark', 'lettuce'];
  return MIXES[hash(`${seed} leaves`) % MIXES.length] ?? ['lettuce'];
}
