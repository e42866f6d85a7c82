import type { Extra } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';

const plateOf = (...items: NonNullable<DishSpec['items']>): DishSpec => ({
  type: 'main',
  vessel: 'plate',
  glaze: 'white',
  items,
});

/** Extras on a plate or in a bowl of their own. */
export const SMALL_DISHES: Partial<Record<Extra, DishSpec>> = {
  rice: { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 76, rice: 'white' },
  mixedRice: { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 76, rice: 'multi' },
  yogurt: { type: 'yogurt', vessel: 'paper', glaze: 'cream' },
  friedEgg: { type: 'few', vessel: 'plate', glaze: 'white', items: ['eggFried'] },
  fruitCup: plateOf('appleSlice', 'pineapple', 'grape'),
  berries: plateOf('strawberry', 'blueberry'),
  salad: {
    type: 'salad',
    vessel: 'bowl',
    glaze: 'white',
    bed: ['lettuce', 'lettuceRed'],
    items: ['cucumber'],
  },
  tofu: { type: 'few', vessel: 'plate', glaze: 'celadon', items: ['tofu', 'tofu', 'tofu', 'tofu'] },
  nuts: plateOf('almond', 'walnut'),
  tomatoes: plateOf('cherry'),
  kimchi: { ...plateOf('kimchi'), sauce: 'red' },
  pickle: plateOf('pickled'),
  cabbage: plateOf('cabbage'),
  lettuce: plateOf('lettuce'),
  chicken: {
    type: 'few',
    vessel: 'plate',
    glaze: 'white',
    items: ['chicken', 'chicken', 'chicken', 'chicken'],
  },
  triangle: { type: 'triangle', rice: 'white', items: ['tunaChunk'] },
};
