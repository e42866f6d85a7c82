import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealWords } from '../meal-words.ts';
import { isNoodle, namesNoodles, noodleKind } from '../noodle-kinds.ts';
import { inSticks } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const PASTA_RULES: readonly DishRule[] = [
  {
    applies: (meal) => shortPasta(meal) !== undefined && meal.titleHas('파스타', '푸실리', '펜네', '뇨끼'),
    draw: inSauce,
  },
  titled(['파스타', '스파게티', '봉골레', '알리오올리오', '링귀니', '푸실리', '펜네'], (meal) => ({
    type: 'noodle',
    vessel: 'plate',
    glaze: 'cream',
    noodle: meal.titleHas('토마토', '라구') ? 'tomato' : 'spaghetti',
    items: meal.body.slice(0, 5),
    count: 14,
    garnish: ['mint'],
    tint: 'rose',
  })),
];

export const NOODLE_RULES: readonly DishRule[] = [
  titled(['잡채'], ({ body }) => ({
    type: 'japchae',
    vessel: 'plate',
    glaze: 'white',
    items: inSticks(body.filter((key) => key !== 'eggHalf')),
    tint: 'sesame',
  })),
  {
    applies: (meal) =>
      meal.titleHas('팟타이') || ((isNoodle(meal) || meal.titleHas('당면')) && meal.titleHas('볶음')),
    draw: (meal) => ({
      type: 'japchae',
      vessel: 'plate',
      glaze: 'blue',
      noodle: noodleKind(meal),
      items: inSticks(meal.bodyWithoutEgg),
      tint: 'leaf',
    }),
  },
  {
    // Over leaves or in a bowl, without broth: 메밀면 샐러드, 분짜.
    applies: (meal) =>
      namesNoodles(meal) && (meal.titleHas('샐러드', '분짜', '보울') || /볼$/.test(meal.title)),
    draw: (meal) => ({
      type: 'noodle',
      vessel: 'salad',
      noodle: meal.titleHas('토마토') ? 'tomato' : noodleKind(meal),
      items: meal.body,
      count: 18,
      egg: true,
      tint: 'leaf',
    }),
  },
  {
    applies: (meal) =>
      (meal.titleHas('비빔', '쫄면', '무침') && !meal.titleHas('비빔밥') && isNoodle(meal)) ||
      meal.titleHas('비빔당면'),
    draw: (meal) => ({
      type: 'noodle',
      vessel: 'noodle',
      glaze: 'steel',
      noodle: meal.names('chili') || meal.mentions('고추장', '초고추장') ? 'bibim' : noodleKind(meal),
      fan: onTop(meal, ['cucumberStick', 'carrotStick', 'radishStrip']),
      egg: true,
      garnish: ['sesame'],
      tint: 'rose',
    }),
  },
  {
    applies: (meal) => meal.titleHas('냉면', '막국수', '메밀', '소바') && isNoodle(meal),
    draw: (meal) => {
      const isCold = meal.titleHas('냉면', '물막국수', '냉소바', '냉메밀');
      return {
        type: 'noodle',
        vessel: 'noodle',
        glaze: isCold ? 'steel' : 'celadon',
        noodle: 'buckwheat',
        ...(isCold ? { broth: 'cold', ice: true } : {}),
        fan: onTop(meal, ['cucumberStick', 'radishStrip', 'carrotStick', 'cucumberStick']),
        egg: true,
        garnish: ['sesame'],
        tint: 'sky',
      };
    },
  },
  {
    applies: (meal) => meal.titleHas('콩국') && isNoodle(meal),
    draw: (meal) => ({
      type: 'noodle',
      vessel: 'noodle',
      glaze: 'celadon',
      noodle: noodleKind(meal),
      broth: meal.names('bean', 'blackSesame') ? 'perilla' : 'milky',
      fan: onTop(meal, ['cucumberStick', 'cucumberStick']).slice(0, 4),
      egg: true,
      garnish: ['sesame'],
      tint: 'leaf',
    }),
  },
  titled(['쌀국수'], ({ body, titleHas }) => ({
    type: 'noodle',
    vessel: 'noodle',
    glaze: 'white',
    noodle: 'rice',
    broth: titleHas('얼큰', '매콤') ? 'red' : titleHas('소고기') ? 'beef' : 'clear',
    items: [...body, 'onion', 'chili'],
    count: 16,
    tint: 'sky',
  })),
  titled(['샤브', '나베', '밀푀유', '스키야키', '닭한마리'], ({ body, titleHas }) => ({
    type: 'stew',
    vessel: 'pot',
    broth: titleHas('스키야키') ? 'soy' : 'clear',
    items: body,
    count: 17,
    topCount: 9,
    tint: 'sesame',
  })),
  titled(['수제비', '옹심이'], ({ bodyWithoutEgg, titleHas }) => ({
    type: 'soup',
    vessel: 'bowl',
    radius: 82,
    glaze: 'blue',
    broth: titleHas('들깨') ? 'perilla' : 'clear',
    items: ['doughFlake', ...bodyWithoutEgg, 'doughFlake'],
    garnish: ['scallion', 'jidan'],
    count: 15,
    topCount: 6,
    tint: 'sesame',
  })),
  titled(['라면', '짬뽕'], ({ body }) => ({
    type: 'noodle',
    vessel: 'pot',
    noodle: 'ramen',
    broth: 'red',
    items: body.slice(0, 4),
    egg: true,
    tint: 'butter',
  })),
  { applies: isNoodle, draw: noodlesInBroth },
];

/** What is named, cut to lie on noodles; else the usual. */
function onTop({ bodyWithoutEgg }: MealWords, usual: readonly IngredientKey[]): readonly IngredientKey[] {
  const named = inSticks(bodyWithoutEgg).slice(0, 5);
  return named.length > 1 ? named : [...usual, ...named];
}

function noodlesInBroth(meal: MealWords): DishSpec {
  const bowl = {
    type: 'noodle',
    vessel: 'noodle',
    noodle: noodleKind(meal),
    broth: meal.titleHas('들깨') ? 'perilla' : meal.titleHas('얼큰', '김치') ? 'red' : 'clear',
    tint: 'sky',
  } as const;
  const items = inSticks(meal.bodyWithoutEgg);
  if (meal.titleHas('칼국수') && items.length)
    return {
      ...bowl,
      glaze: 'white',
      items: [...items, ...items.slice(0, 1)],
      garnish: ['scallion', 'jidan'],
      count: 14,
    };
  return {
    ...bowl,
    glaze: 'indigo',
    fan: [...onTop(meal, ['zucchiniStick', 'jidan', 'carrotStick', 'shiitakeStrip']), 'gim'],
    fanCount: 8,
    garnish: ['scallion'],
    garnishCount: 4,
  };
}

function shortPasta({ staples }: MealWords): IngredientKey | undefined {
  return staples.find((key) => key === 'penne' || key === 'fusilli' || key === 'gnocchi');
}

function inSauce(meal: MealWords): DishSpec {
  const pasta = shortPasta(meal) ?? 'penne';
  const [first = pasta, second = pasta, ...others] = meal.body;
  return {
    type: 'main',
    vessel: 'plate',
    sauce: meal.mentions('토마토') ? 'tomato' : 'cream',
    items: [pasta, first, pasta, second],
    also: others.slice(0, 3),
    count: 22,
    size: 1.25,
    garnish: ['mint'],
    tint: 'rose',
  };
}
