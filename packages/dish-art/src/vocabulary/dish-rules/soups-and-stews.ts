import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { inShreds, onTheBone } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const SOUP_AND_STEW_RULES: readonly DishRule[] = [
  titled(['떡볶이'], ({ body }) => ({
    type: 'tteokbokki',
    vessel: 'skillet',
    items: body.filter((key) => key !== 'ricecake' && key !== 'eggHalf').slice(0, 3),
    tint: 'rose',
  })),
  titled(['떡국'], ({ body }) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    glaze: 'white',
    broth: 'milky',
    items: ['tteok', 'tteok', ...body.filter((key) => key !== 'tteok' && key !== 'eggHalf').slice(0, 2)],
    count: 18,
    topCount: 8,
    garnish: ['jidan', 'gim', 'scallion', 'gim'],
    garnishCount: 14,
    garnishReach: 24,
    tint: 'lilac',
  })),
  titled(['만둣국', '만두국'], ({ body }) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    glaze: 'white',
    broth: 'clear',
    items: [
      'dumpling',
      'dumpling',
      ...body.filter((key) => key !== 'dumpling' && key !== 'eggHalf').slice(0, 1),
    ],
    count: 8,
    topCount: 3,
    garnish: ['jidan', 'gim', 'scallion'],
    garnishCount: 12,
    tint: 'sesame',
  })),
  titled(['만두'], () => ({ type: 'dumpling', vessel: 'steamer', tint: 'leaf' })),
  { applies: (meal) => meal.titleHas('순두부') && !isOverRice(meal), draw: softTofuStew },
  titled(['스튜', '칠리', '갱시기'], (meal) => ({
    type: 'stew',
    vessel: meal.titleHas('갱시기') ? 'ttukbaegi' : 'pot',
    broth: 'red',
    items: meal.body.filter((key) => key !== 'tomato' || !meal.titleHas('토마토')),
    count: 15,
    garnish: ['mint', 'scallion'],
    tint: 'rose',
  })),
  titled(['닭볶음탕', '닭도리탕', '마라탕', '매운탕', '추어탕', '샥슈카', '에그인헬'], (meal) => ({
    type: 'stew',
    vessel: meal.titleHas('샥슈카', '에그인헬') ? 'skillet' : meal.titleHas('닭') ? 'pot' : 'ttukbaegi',
    broth: meal.titleHas('추어') ? 'doenjang' : 'red',
    items: onTheBone(meal.body).filter((key) => key !== 'tomato' || !meal.titleHas('샥슈카')),
    egg: meal.titleHas('샥슈카', '에그인헬'),
    garnish: ['scallion', 'chili', 'mint'],
    tint: 'rose',
  })),
  titled(['청국장'], ({ body }) => ({
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: 'doenjang',
    items: body,
    tint: 'apricot',
  })),
  titled(['들깨탕', '들깨국', '들깨수제비', '들깨무국', '들깨뭇국'], (meal) => ({
    type: 'soup',
    vessel: meal.titleHas('탕') ? 'ttukbaegi' : 'bowl',
    glaze: 'indigo',
    broth: 'perilla',
    items: meal.bodyWithoutEgg,
    count: 13,
    topCount: 6,
    tint: 'sesame',
  })),
  {
    applies: (meal) =>
      (meal.titleHas('찌개', '전골', '짜글이', '비지') || /된장$/.test(meal.title)) && !isOverRice(meal),
    draw: stew,
  },
  titled(['미역국'], ({ body }) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 80,
    glaze: 'white',
    broth: 'seaweed',
    items: ['seaweed', ...body.filter((key) => key !== 'seaweed'), 'seaweed'],
    count: 18,
    topCount: 8,
    garnish: ['sesame'],
    tint: 'leaf',
  })),
  {
    applies: (meal) =>
      meal.titleHas('국밥', '해장국', '개장', '온반') ||
      /탕(?:밥)?$/.test(meal.title) ||
      meal.titleHas('갈비탕', '곰탕'),
    draw: (meal) => ({
      type: 'stew',
      vessel: 'ttukbaegi',
      broth: brothOf(meal),
      items: inShreds(meal.bodyWithoutEgg),
      egg: meal.names('eggYolk') && meal.titleHas('국밥', '해장'),
      garnish: ['scallion', 'chili', 'chive'],
      tint: 'sesame',
    }),
  },
  {
    applies: (meal) => /국(?:컵밥)?$/.test(meal.title) || meal.titleHas('국물', '맑은국', '콩국'),
    draw: (meal) => ({
      type: 'soup',
      vessel: 'bowl',
      radius: 80,
      glaze: 'white',
      broth: soupBroth(meal),
      items: withEggRibbons(meal),
      tint: 'sesame',
    }),
  },
];

/** Over rice or mixed with it: the rice decides. */
function isOverRice(meal: MealWords): boolean {
  return meal.titleHas('덮밥', '비빔밥', '컵밥', '볶음밥', '비빔');
}

function isDoenjang(meal: MealWords): boolean {
  return (
    meal.titleHas('된장', '토장', '아욱', '근대', '시래기', '우거지') ||
    meal.ingredients.some((name) => name.endsWith('된장'))
  );
}

function soupBroth(meal: MealWords): NonNullable<DishSpec['broth']> {
  if (/콩국$/.test(meal.title) && !meal.titleHas('렌틸')) return 'milky';
  if (meal.titleHas('우유', '두유')) return 'cream';
  if (meal.titleHas('냉국')) return 'cold';
  if (isDoenjang(meal)) return 'doenjang';
  if (meal.titleHas('토마토')) return 'tomato';
  if (meal.titleHas('백김치')) return 'milky';
  if (meal.titleHas('김치', '김칫', '얼큰', '매콤')) return 'red';
  return meal.titleHas('소고기', '뭇국', '토란') ? 'beef' : 'clear';
}

/** Egg stirred into a soup lies in it as threads. */
function withEggRibbons({ body, titleHas }: MealWords) {
  return body.map((key) => (key === 'eggHalf' && !titleHas('수란') ? 'jidan' : key));
}

function brothOf(meal: MealWords): NonNullable<DishSpec['broth']> {
  if (meal.titleHas('개장', '매운', '선지', '얼큰', '육개장')) return 'deepred';
  if (meal.titleHas('동태탕', '알탕', '감자탕')) return 'red';
  if (meal.titleHas('곰탕', '설렁', '온반', '백숙')) return 'milky';
  return meal.titleHas('맑은', '연포', '지리', '달걀탕', '계란탕', '콩나물', '조개탕', '황태')
    ? 'clear'
    : 'beef';
}

function softTofuStew(meal: MealWords): DishSpec {
  const isRed =
    !meal.titleHas('하얀', '맑은', '백순두부', '초당') && (meal.names('chili') || !meal.ingredients.length);
  const others = meal.bodyWithoutEgg.filter((key) => key !== 'softTofu' && key !== 'tofu');
  return {
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: isRed ? 'red' : 'milky',
    items: ['softTofu', ...others.flatMap((key) => [key, 'softTofu'] as const)],
    count: 15,
    topCount: 7,
    egg: true,
    tint: 'rose',
  };
}

function stew(meal: MealWords): DishSpec {
  const hasPaste = isDoenjang(meal);
  const isRed =
    meal.titleHas('김치', '고추장', '부대', '얼큰') || (!hasPaste && meal.mentions('고춧가루', '고추장'));
  const others = meal.bodyWithoutEgg.filter((key) => key !== 'kimchi');
  return {
    type: 'stew',
    vessel: meal.titleHas('전골') ? 'pot' : 'ttukbaegi',
    broth: meal.titleHas('비지') ? 'cream' : hasPaste ? 'doenjang' : isRed ? 'red' : 'beef',
    tint: hasPaste ? 'apricot' : 'rose',
    ...(meal.titleHas('김치')
      ? { items: ['kimchi', ...others, 'kimchi'], topCount: 8 }
      : { items: meal.body }),
  };
}
