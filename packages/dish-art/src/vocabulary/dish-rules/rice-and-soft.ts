import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealWords } from '../meal-words.ts';
import { namesNoodles } from '../noodle-kinds.ts';
import { inShreds } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Rice in a roll or bowl, soft tofu, steamed egg, porridge: names that contain a more general one. */
export const RICE_AND_SOFT_RULES: readonly DishRule[] = [
  titled(['월남쌈', '라이스페이퍼', '스프링롤'], (meal) => rolls(meal, 'paper')),
  {
    applies: (meal) =>
      meal.titleHas('또띠아랩', '채소랩', '치킨랩', '랩샌드위치', '또띠아롤') ||
      (meal.titleHas('부리토') && !meal.titleHas('볼')) ||
      meal.titleHas('전병', '크레페', '메밀쌈', '빙떡', '구절판'),
    draw: (meal) => rolls(meal, 'bread'),
  },
  titled(['김밥'], () => ({ type: 'gimbap', vessel: 'board', tint: 'leaf' })),
  titled(['유부초밥', '유부주머니'], (meal) => ({
    type: 'tofuPockets',
    vessel: 'rect',
    glaze: 'celadon',
    rice: meal.rice,
    items: meal.body.filter((key) => key !== 'friedTofu' && key !== 'tofu'),
    tint: 'butter',
  })),
  titled(['주먹밥', '오니기리', '밥볼'], (meal) => ({
    type: 'riceBalls',
    vessel: 'plate',
    glaze: 'celadon',
    rice: meal.rice,
    items: meal.bodyWithoutEgg,
    tint: 'leaf',
  })),
  titled(['비빔밥'], (meal) => ({
    type: 'bibimbap',
    vessel: 'bowl',
    glaze: 'brass',
    radius: 82,
    rice: meal.rice,
    items: inShreds(meal.bodyWithoutEgg),
    tint: 'apricot',
  })),
  {
    applies: (meal) =>
      meal.titleHas('포케', '부다볼', '타코볼', '퀴노아볼') ||
      (/볼$/.test(meal.title) && !meal.titleHas('샐러드') && !namesNoodles(meal)),
    draw: (meal) =>
      meal.names('milkIcon') && !meal.hasRice && !meal.mentions('퀴노아')
        ? { type: 'yogurt', vessel: 'bowl', glaze: 'celadon', items: meal.body, tint: 'lilac' }
        : {
            type: 'bibimbap',
            vessel: 'bowl',
            glaze: 'celadon',
            radius: 82,
            rice: meal.rice,
            items: meal.bodyWithoutEgg,
            sectors: ['lettuce', 'cucumber', 'carrot', 'radish', 'spinach', 'mushroom'],
            gochujang: false,
            tint: 'sky',
          },
  },
  titled(['계란찜', '달걀찜'], (meal) => ({
    type: 'steamedEgg',
    vessel: 'ttukbaegi',
    items: meal.titleHas('두부') ? ['softTofu'] : [],
    tint: 'butter',
  })),
  titled(['오므라이스'], (meal) => ({
    type: 'omelette',
    vessel: 'plate',
    glaze: 'blue',
    sauce: 'red',
    items: meal.bodyWithoutEgg.slice(0, 4),
    tint: 'butter',
  })),
  titled(['오믈렛', '오믈릿', '오믈레트', '프리타타'], (meal) => ({
    type: 'omelette',
    vessel: 'plate',
    glaze: 'celadon',
    items: [...meal.beside, ...meal.bodyWithoutEgg.slice(2)],
    also: meal.bodyWithoutEgg.slice(0, 2),
    tint: 'butter',
  })),
  titled(['삼계탕', '백숙'], ({ body }) => ({
    type: 'samgye',
    vessel: 'ttukbaegi',
    items: body,
    tint: 'sesame',
  })),
  titled(['누룽지'], (meal) => ({ ...porridge(meal), rice: 'brown' })),
  {
    applies: (meal) => meal.titleHas('죽', '스프', '수프', '리조또', '리소토') && !meal.titleHas('죽순'),
    draw: porridge,
  },
];

function rolls({ bodyWithoutEgg }: MealWords, wrap: 'paper' | 'bread'): DishSpec {
  return { type: 'rolls', vessel: 'plate', glaze: 'celadon', wrap, items: bodyWithoutEgg, tint: 'leaf' };
}

function porridge(meal: MealWords): DishSpec {
  const kind = PORRIDGES.find(({ words }) => meal.titleHas(...words));
  const isRice = meal.titleHas('죽', '누룽지', '리조또', '리소토');
  const hidden = new Set<IngredientKey>([...(kind?.melted ?? []), ...meal.beside, 'eggHalf']);
  const pieces = inShreds(meal.body).filter((key) => !hidden.has(key));
  const egg = meal.titleHas('계란', '달걀') ? (['jidan'] as const) : [];
  const isRisotto = meal.titleHas('리조또', '리소토');
  return {
    type: 'porridge',
    vessel: isRisotto ? 'plate' : 'bowl',
    glaze: isRisotto ? 'cream' : (kind?.glaze ?? 'celadon'),
    broth: kind?.broth ?? (isRice ? 'rice' : 'cream'),
    ...(isRice && kind?.broth !== 'redbean' ? { rice: meal.rice === 'brown' ? 'brown' : 'white' } : {}),
    items: meal.titleHas('전복')
      ? ['abalone', ...pieces.filter((key) => key !== 'abalone').slice(0, 2)]
      : [...pieces.slice(0, 4), ...egg],
    count: 9,
    tint: kind?.tint ?? 'leaf',
  };
}

type Porridge = {
  words: readonly string[];
  broth: NonNullable<DishSpec['broth']>;
  glaze: NonNullable<DishSpec['glaze']>;
  tint: NonNullable<DishSpec['tint']>;
  /** Cooked soft: it colours the bowl and lies in it no more. */
  melted: readonly IngredientKey[];
};

const PORRIDGES: readonly Porridge[] = [
  {
    words: ['단호박', '호박죽', '호박스프', '호박수프'],
    broth: 'pumpkin',
    glaze: 'cream',
    tint: 'butter',
    melted: ['pumpkin'],
  },
  { words: ['팥'], broth: 'redbean', glaze: 'white', tint: 'rose', melted: ['tofu'] },
  {
    words: ['검은콩', '흑임자', '서리태'],
    broth: 'black',
    glaze: 'white',
    tint: 'lilac',
    melted: ['pumpkin'],
  },
  { words: ['토마토', '렌틸'], broth: 'tomato', glaze: 'white', tint: 'rose', melted: ['tomato'] },
  { words: ['녹두'], broth: 'mung', glaze: 'white', tint: 'leaf', melted: [] },
  { words: ['들깨'], broth: 'perilla', glaze: 'indigo', tint: 'sesame', melted: [] },
  {
    words: ['감자', '양송이', '옥수수', '크림'],
    broth: 'cream',
    glaze: 'blue',
    tint: 'butter',
    melted: ['tofu'],
  },
];
