/** The food that carries a dish; no group returns on one day and none more than a few times a week. */
export const MAIN_GROUPS = [
  'chicken',
  'pork',
  'beef',
  'processedMeat',
  'whiteFish',
  'oilyFish',
  'seafood',
  'egg',
  'tofu',
  'mushroom',
  'vegetable',
  'potato',
  'dairy',
  'grainNut',
  'kimchi',
  'legume',
] as const;
export type MainGroup = (typeof MAIN_GROUPS)[number];
