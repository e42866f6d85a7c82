/** How a dish is made or served; the planner spreads methods over the week. */
export const DISH_METHODS = [
  'soup',
  'porridge',
  'stirFry',
  'grill',
  'braise',
  'riceBowl',
  'noodles',
  'salad',
  'bread',
  'deepFried',
  'roll',
  'setMeal',
] as const;
export type DishMethod = (typeof DISH_METHODS)[number];
