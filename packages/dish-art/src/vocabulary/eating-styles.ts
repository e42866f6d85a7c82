import type { DishSpec } from '../dish-spec.ts';
import { TABLE } from './meal-styles.ts';

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
