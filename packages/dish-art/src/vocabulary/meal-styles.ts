import type { DishSpec } from '../dish-spec.ts';

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
