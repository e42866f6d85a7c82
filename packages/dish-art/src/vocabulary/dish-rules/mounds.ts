import type { DishSpec } from '../../dish-spec.ts';
import type { MealWords } from '../meal-words.ts';
import { inGrill, inRedSauce, inSticks, onTheBone } from '../shapes-of-food.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Stir-fries, braises and the like: a mound in a pan or on a plate; plain rice last. */
export const MOUND_RULES: readonly DishRule[] = [
  {
    applies: (meal) =>
      meal.titleHas('제육', '닭갈비', '두루치기', '매운', '낙지볶음', '주꾸미') ||
      (meal.titleHas('오징어') && meal.titleHas('볶음')),
    draw: spicyStirFry,
  },
  titled(['마파'], ({ body }) => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'white',
    items: ['tofu', ...body, 'meatball'],
    sauce: 'red',
    count: 20,
    tint: 'rose',
  })),
  titled(['찜닭', '갈비찜', '장조림'], ({ body }) => ({
    type: 'main',
    vessel: 'bowl',
    radius: 82,
    glaze: 'brass',
    items: onTheBone(body.length ? body : ['mushroomSlice', 'carrotSlice', 'radish']),
    sauce: 'soy',
    count: 18,
    garnish: ['scallion', 'chili', 'jujube'],
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
  titled(['조림', '김치찜'], braise),
  titled(['토마토찜'], braise),
  {
    applies: (meal) =>
      meal.titleHas('찜') && meal.titleHas('아귀', '코다리', '해물', '낙지') && meal.names('chili'),
    draw: braise,
  },
  {
    applies: (meal) => meal.titleHas('무침', '비빔') && meal.mentions('고추', '초무침', '매콤'),
    draw: ({ body }) => ({
      type: 'main',
      vessel: 'plate',
      glaze: 'celadon',
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
    items: ['duck'],
    count: 10,
    size: 1.3,
    tint: 'apricot',
  })),
  titled(['불고기'], (meal) => ({
    type: 'main',
    vessel: 'plate',
    glaze: 'brass',
    items: meal.body.length ? meal.body.slice(0, 1) : ['beef'],
    also: inSticks([...meal.body.slice(1).filter((key) => key !== 'pearSlice'), 'onion']),
    alsoCount: 12,
    count: 20,
    tint: 'apricot',
  })),
  {
    applies: (meal) => meal.titleHas('토마토', '부추', '채소') && /(?:달걀|계란)볶음$/.test(meal.title),
    draw: ({ bodyWithoutEgg }) => ({
      type: 'main',
      vessel: 'plate',
      glaze: 'blue',
      items: ['scrambled', ...bodyWithoutEgg.slice(0, 1)],
      also: bodyWithoutEgg.slice(1),
      count: 13,
      tint: 'butter',
    }),
  },
  {
    applies: (meal) => /^(?:찐|군|구운)?고구마(?:구이)?$/.test(meal.title),
    draw: ({ body, beside }) => ({
      type: 'main',
      vessel: 'plate',
      glaze: 'celadon',
      items: ['sweetPotato'],
      also: [...beside, ...body].filter((key) => key !== 'sweetPotato'),
      alsoCount: 5,
      count: 7,
      size: 1.5,
      garnish: ['sesame'],
      tint: 'lilac',
    }),
  },
  {
    applies: (meal) => meal.titleHas('구이', '볶음', '찜', '말이') && !/밥$/.test(meal.title),
    draw: plateOrPan,
  },
  {
    applies: (meal) => /밥$/.test(meal.title) || meal.titleHas('솥밥', '영양밥', '밥'),
    draw: riceWith,
  },
];

/** Grilled in a pan, fried or steamed: each on its own kind of plate; raw leaves lie below. */
function plateOrPan(meal: MealWords): DishSpec {
  const bed = meal.body.filter((key) => key.startsWith('lettuce') || key === 'perilla');
  const isSteamed = meal.titleHas('찜');
  const isPan = meal.titleHas('구이') && !bed.length;
  const [chief, ...others] = meal.body.filter((key) => !bed.includes(key));
  const isGrilled = meal.titleHas('구이', '구운');
  const mound = chief ? [chief, ...others.slice(0, 1), chief] : [];
  return {
    type: 'main',
    vessel: isPan ? 'skillet' : 'plate',
    glaze: isSteamed ? 'celadon' : bed.length ? 'cream' : 'blue',
    ...(bed.length ? { bed } : {}),
    ...(chief
      ? {
          items: isGrilled ? inGrill(mound) : mound,
          also: [...others.slice(1), 'onion'],
          alsoCount: 12,
        }
      : {}),
    count: chief === 'radishStrip' ? 30 : 15,
    size: 1.3,
    tint: isSteamed ? 'leaf' : 'apricot',
  };
}

/** Rice cooked with something in it; plain where nothing is named. */
function riceWith(meal: MealWords): DishSpec {
  const items = [...meal.bodyWithoutEgg, ...meal.beside.filter((key) => key !== 'eggHalf')];
  if (!items.length)
    return { type: 'rice', vessel: 'bowl', radius: 72, glaze: 'white', rice: meal.rice, tint: 'sesame' };
  const isPot = meal.titleHas('솥', '영양밥', '굴', '뚝배기');
  return {
    type: 'rice',
    vessel: isPot ? 'ttukbaegi' : 'bowl',
    radius: 82,
    glaze: 'indigo',
    rice: meal.rice,
    items: inSticks(items).slice(0, 5),
    garnish: ['scallion', 'chive', 'sesame', 'chili'],
    tint: 'sesame',
  };
}

function braise(meal: MealWords): DishSpec {
  const isRed = meal.titleHas('토마토', '김치', '매콤') || meal.mentions('고춧가루', '고추장');
  return {
    type: 'main',
    vessel: 'skillet',
    items: inRedSauce(meal.body).slice(0, 4),
    sauce: isRed ? 'red' : 'soy',
    count: 13,
    size: 1.4,
    tint: 'rose',
  };
}

function spicyStirFry(meal: MealWords): DishSpec {
  const isHot = meal.names('chili') || meal.mentions('고추장', '고춧가루') || !meal.ingredients.length;
  const [chief, ...others] = isHot ? inRedSauce(meal.body) : meal.body;
  return {
    type: 'main',
    vessel: 'skillet',
    ...(chief ? { items: [chief, others.includes('cabbage') ? 'cabbage' : chief, chief] } : {}),
    also: chief ? inSticks([...others, 'onion']) : ['onion', 'carrotStick', 'cabbage'],
    alsoCount: 10,
    sauce: isHot ? 'deepred' : 'soy',
    count: 15,
    tint: 'rose',
  };
}
