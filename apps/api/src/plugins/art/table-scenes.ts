import type { DishSpec, Scene, SceneDish } from '@kkini/dish-art';

/** A laid table and its size in units. */
export type TableScene = { readonly scene: Scene; readonly size: { readonly w: number; readonly h: number } };

const BIBIMBAP: DishSpec = {
  type: 'bibimbap',
  vessel: 'bowl',
  glaze: 'brass',
  radius: 82,
  egg: true,
  gochujang: true,
  items: ['spinach', 'carrotStick', 'beansprout', 'fern', 'zucchiniHalf', 'beef', 'radishStrip'],
  seed: 'table-bibimbap',
};
const MACKEREL: DishSpec = {
  type: 'fish',
  vessel: 'oval',
  glaze: 'white',
  fish: 'mackerel',
  garnish: ['lemon'],
  seed: 'table-fish',
};
const SPINACH: DishSpec = {
  type: 'main',
  vessel: 'plate',
  glaze: 'celadon',
  items: ['spinach'],
  garnish: ['sesame'],
  seed: 'table-spinach',
};
const RICE: DishSpec = { type: 'rice', vessel: 'bowl', glaze: 'white', rice: 'multi', seed: 'table-rice' };
const KIMCHI: DishSpec = {
  type: 'main',
  vessel: 'plate',
  glaze: 'white',
  items: ['kimchi'],
  sauce: 'red',
  seed: 'table-kimchi',
};
const STEW: DishSpec = {
  type: 'stew',
  vessel: 'ttukbaegi',
  broth: 'doenjang',
  items: ['tofu', 'zucchini', 'shiitake'],
  garnish: ['scallion', 'chili'],
  seed: 'table-stew',
};
const PANCAKES: DishSpec = {
  type: 'jeon',
  vessel: 'plate',
  glaze: 'white',
  items: ['zucchini'],
  seed: 'table-jeon',
};
const YOGURT: DishSpec = {
  type: 'yogurt',
  vessel: 'bowl',
  glaze: 'celadon',
  items: ['strawberry', 'blueberry', 'kiwi', 'granola'],
  seed: 'table-yogurt',
};

/** Colours of the placemat: a lighter green than the page's cloth below it. */
const PLACEMAT = { fill: '#257351', stroke: '#7DB899' };

/** The same meal laid for a narrow screen, a side panel and a wide screen. */
export const TABLE_SCENES = {
  phone: {
    size: { w: 390, h: 844 },
    scene: {
      cloth: [{ ...PLACEMAT, x: 190, y: 500, w: 330, h: 470, rot: -7, r: 22 }],
      props: [
        { kind: 'spoon', x: 352, y: 602, len: 104, rot: -80 },
        { kind: 'chopsticks', x: 372, y: 640, len: 180, rot: -80 },
      ],
      items: [
        { dish: BIBIMBAP, x: 178, y: 496, k: 1.5 },
        { dish: MACKEREL, x: 340, y: 318, k: 1.06, rot: -24 },
        { dish: SPINACH, x: 40, y: 352, k: 0.6 },
        { dish: RICE, x: 46, y: 640, k: 0.8 },
        { dish: KIMCHI, x: 262, y: 652, k: 0.5 },
      ] satisfies SceneDish[],
    },
  },
  panel: {
    size: { w: 460, h: 450 },
    scene: {
      cloth: [{ ...PLACEMAT, x: 226, y: 226, w: 350, h: 330, rot: -8, r: 18 }],
      props: [{ kind: 'spoon', x: 372, y: 330, len: 96, rot: -76 }],
      items: [
        { dish: BIBIMBAP, x: 228, y: 222, k: 1.24 },
        { dish: RICE, x: 88, y: 340, k: 0.78 },
        { dish: MACKEREL, x: 392, y: 96, k: 0.94, rot: -22 },
        { dish: SPINACH, x: 78, y: 116, k: 0.58 },
        { dish: KIMCHI, x: 366, y: 372, k: 0.52 },
      ] satisfies SceneDish[],
    },
  },
  wide: {
    size: { w: 1280, h: 800 },
    scene: {
      cloth: [{ ...PLACEMAT, x: 900, y: 430, w: 760, h: 640, rot: -6, r: 30 }],
      props: [
        { kind: 'spoon', x: 1120, y: 560, len: 130, rot: -82 },
        { kind: 'chopsticks', x: 1146, y: 620, len: 240, rot: -82 },
      ],
      items: [
        { dish: BIBIMBAP, x: 880, y: 410, k: 2.1 },
        { dish: MACKEREL, x: 1140, y: 196, k: 1.34, rot: -22 },
        { dish: SPINACH, x: 690, y: 170, k: 0.9 },
        { dish: RICE, x: 680, y: 640, k: 1.16 },
        { dish: STEW, x: 1110, y: 730, k: 1.3 },
        { dish: KIMCHI, x: 868, y: 724, k: 0.72 },
        { dish: PANCAKES, x: 900, y: 64, k: 0.8 },
        { dish: YOGURT, x: 1270, y: 470, k: 1 },
      ] satisfies SceneDish[],
    },
  },
} as const satisfies Record<'phone' | 'panel' | 'wide', TableScene>;
