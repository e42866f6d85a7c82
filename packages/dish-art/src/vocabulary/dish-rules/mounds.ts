import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Stir-fries, braises and the like: a mound in a pan or on a plate; plain rice last. */
export const MOUND_RULES: readonly DishRule[] = [
  titled(['제육', '닭갈비', '두루치기', '매운', '낙지볶음', '오징어볶음'], spicyStirFry),
  titled(['마파두부'], () => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'white',
    items: ['tofu', 'tofu', 'meatball'],
    sauce: 'red',
    count: 20,
    tint: 'rose',
  })),
  titled(['갈비찜', '장조림'], () => ({
    type: 'main',
    vessel: 'bowl',
    radius: 82,
    glaze: 'brass',
    items: ['beef', 'beef', 'carrotSlice', 'jujube', 'radish'],
    sauce: 'doenjang',
    count: 18,
    tint: 'apricot',
  })),
  titled(['돈까스', '돈가스', '커틀릿'], () => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'white',
    bed: ['cabbage'],
    bedCount: 12,
    items: ['cutlet'],
    count: 7,
    size: 1.6,
    turn: 12,
    garnish: ['mint'],
    garnishCount: 2,
    tint: 'butter',
  })),
  {
    applies: (meal) => meal.titleHas('조림') && meal.mentions('갈치', '고등어', '코다리', '생선', '동태'),
    draw: () => ({
      type: 'main',
      vessel: 'skillet',
      items: ['fishChunk', 'radish', 'fishChunk'],
      sauce: 'red',
      count: 9,
      size: 1.5,
      tint: 'rose',
    }),
  },
  {
    applies: (meal) => meal.titleHas('무침', '비빔') && meal.mentions('고추', '초무침', '매콤'),
    draw: ({ rice, body }) => ({
      type: 'main',
      vessel: 'plate',
      glaze: 'celadon',
      rice,
      items: body,
      garnish: ['chili', 'sesame', 'scallion'],
      garnishCount: 10,
      tint: 'leaf',
    }),
  },
  titled(['오리'], () => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'white',
    bed: ['chive'],
    bedCount: 16,
    items: ['boiledPork'],
    count: 10,
    size: 1.3,
    tint: 'apricot',
  })),
  titled(['불고기'], () => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'brass',
    items: ['beef'],
    also: ['onion', 'carrotStick', 'mushroomSlice'],
    count: 20,
    tint: 'apricot',
  })),
  titled(['고구마'], () => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'celadon',
    items: ['sweetPotato'],
    count: 7,
    size: 1.5,
    garnish: ['sesame'],
    tint: 'lilac',
  })),
  titled(['밥'], ({ rice }) => ({
    type: 'rice',
    vessel: 'bowl',
    radius: 72,
    glaze: 'white',
    rice,
    tint: 'sesame',
  })),
];

function spicyStirFry(meal: MealWords): DishSpec {
  const isSeafood = meal.titleHas('오징어', '낙지');
  return {
    type: 'main',
    vessel: 'skillet',
    items: meal.titleHas('닭')
      ? ['chicken', 'cabbage', 'chicken']
      : isSeafood
        ? ['squid', 'spicyPork']
        : ['spicyPork'],
    also: ['onion', 'carrotStick', 'perilla'],
    alsoCount: 7,
    sauce: 'deepred',
    count: 16,
    tint: 'rose',
  };
}
