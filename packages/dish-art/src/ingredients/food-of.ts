import type { IngredientKey } from './ingredients.ts';

/** The food a drawing shows, named by its chief drawing: a fried egg and a half are both egg. */
export function foodOf(key: IngredientKey): IngredientKey {
  return OTHER_SHAPES[key] ?? key;
}

const OTHER_SHAPES: Partial<Record<IngredientKey, IngredientKey>> = {
  softTofu: 'tofu',
  friedTofu: 'tofu',
  zucchini: 'zucchiniHalf',
  zucchiniStick: 'zucchiniHalf',
  shiitakeStrip: 'shiitake',
  spicyPork: 'pork',
  boiledPork: 'pork',
  cutlet: 'pork',
  meatball: 'beef',
  chickenShred: 'chicken',
  drumstick: 'chicken',
  eggFried: 'eggHalf',
  eggYolk: 'eggHalf',
  jidan: 'eggHalf',
  rolledEgg: 'eggHalf',
  scrambled: 'eggHalf',
  salmon: 'salmonSlice',
  mackerelIcon: 'fishChunk',
  feta: 'cheese',
  radishCube: 'kimchi',
  gim: 'gimSheet',
  gimbap: 'gimSheet',
  carrotStick: 'carrotSlice',
  carrotCube: 'carrotSlice',
  carrotDice: 'carrotSlice',
  cucumberStick: 'cucumber',
  cherry: 'tomato',
  lettuceDark: 'lettuce',
  lettuceRed: 'lettuce',
  scallionStalk: 'scallion',
  chiliGreen: 'chili',
  chiliWhole: 'chili',
  chiliGreenWhole: 'chili',
  chiliThread: 'chili',
  radishStrip: 'radish',
  ricecakeRed: 'ricecake',
  tteok: 'ricecake',
  roundDumpling: 'dumpling',
};
