import type { DishSpec, Drawing } from '../dish-spec.ts';

/** A restaurant's table. */
export const TABLE = {
  type: 'soban',
  main: {
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: 'doenjang',
    items: ['tofu', 'zucchiniHalf'],
    garnish: ['scallion'],
  },
  with: ['rice', 'kimchi'],
  seed: 'style4',
} as const satisfies DishSpec;

/** The picture that represents each meal style. */
export const MEAL_STYLES = {
  공복: { type: 'empty' },
  요리레시피: {
    type: 'stew',
    vessel: 'ttukbaegi',
    broth: 'doenjang',
    items: ['tofu', 'zucchiniHalf', 'mushroomSlice'],
    garnish: ['scallion', 'chili'],
    seed: 'style1',
  },
  간편레시피: {
    type: 'toast',
    vessel: 'plate',
    glaze: 'celadon',
    items: ['eggFried', 'tomato'],
    seed: 'style2',
  },
  밀키트: {
    type: 'pack',
    packed: 'kit',
    main: {
      type: 'stew',
      vessel: 'pot',
      glaze: 'brass',
      broth: 'red',
      items: ['tofu', 'mushroomSlice', 'zucchini'],
    },
    seed: 'style3',
  },
  식당: TABLE,
  편의점: { type: 'triangle', items: ['tunaChunk'], seed: 'style5' },
  도시락: {
    type: 'dosirak',
    main: { type: 'main', items: ['beef', 'onion'], garnish: ['scallion'] },
    sides: ['rolledEgg', 'spinach', 'kimchi'],
    seed: 'style6',
  },
} as const satisfies Record<string, DishSpec>;

export type MealStyleWord = keyof typeof MEAL_STYLES;

/** A drawing in the box, on the tray or in the packaging of a meal style, given by its Korean name. */
export function servedIn(category: string, drawing: Drawing): DishSpec {
  if (category === '공복') return { type: 'empty', tint: 'sky' };
  const { with: extras, packed, sides, ...main } = drawing;
  const outside = { tint: drawing.tint ?? 'sesame', main, ...(extras && { with: extras }) } as const;
  if (category === '식당') return { ...outside, type: 'soban', tint: 'apricot' };
  if (category === '도시락')
    return { ...outside, type: 'dosirak', rice: drawing.rice ?? 'white', sides: sides ?? [], tint: 'leaf' };
  if (category === '밀키트') return { ...outside, type: 'pack', packed: packed ?? 'kit' };
  if (category === '편의점' && drawing.type !== 'triangle' && drawing.type !== 'drink')
    return { ...outside, type: 'pack', packed: packed ?? 'tray', tint: 'leaf' };
  return drawing;
}

/** The dish that represents each eating style. */
export const EATING_STYLES = {
  일반식: TABLE,
  다이어트: {
    type: 'salad',
    vessel: 'salad',
    glaze: 'wood',
    bed: ['lettuce', 'lettuceDark', 'lettuceRed'],
    items: ['chicken', 'tomato'],
    eggHalf: true,
    seed: 'eating-diet',
  },
  채식: {
    type: 'bibimbap',
    vessel: 'bowl',
    glaze: 'brass',
    radius: 82,
    egg: false,
    gochujang: false,
    items: ['spinach', 'carrotStick', 'beansprout', 'fern', 'zucchiniHalf', 'mushroomSlice', 'radishStrip'],
    seed: 'eating-vegetarian',
  },
  근육증가: {
    type: 'steak',
    vessel: 'plate',
    glaze: 'celadon',
    steak: 'chicken',
    items: ['broccoli', 'carrotSlice'],
    seed: 'eating-muscle',
  },
  글루텐프리: {
    type: 'porridge',
    vessel: 'bowl',
    glaze: 'celadon',
    items: ['abalone'],
    garnish: ['scallion'],
    seed: 'eating-gluten',
  },
  저당: {
    type: 'yogurt',
    vessel: 'bowl',
    glaze: 'celadon',
    items: ['strawberry', 'blueberry', 'kiwi'],
    seed: 'eating-sugar',
  },
  저염: {
    type: 'soup',
    vessel: 'bowl',
    glaze: 'white',
    broth: 'seaweed',
    items: ['seaweed'],
    seed: 'eating-sodium',
  },
  저탄수화물: {
    type: 'fish',
    vessel: 'oval',
    glaze: 'white',
    fish: 'mackerel',
    garnish: ['lemon'],
    seed: 'table-fish',
  },
} as const satisfies Record<string, DishSpec>;

export type EatingStyleWord = keyof typeof EATING_STYLES;
