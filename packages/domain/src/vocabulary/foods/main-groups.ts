/** The main food of a dish; a group appears once a day and a few times a week at most. */
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
