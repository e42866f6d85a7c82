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
/** Roles of a dish in a Korean meal. */
export const DISH_ROLES = [
  'rice',
  'soup',
  'stew',
  'main',
  'side',
  'kimchi',
  'bowl',
  'plate',
  'addon',
] as const;
export type DishRole = (typeof DISH_ROLES)[number];

/** Roles of the dishes that a meal is named after; the other dishes stand beside them. */
export const LEADING_ROLES: readonly DishRole[] = ['soup', 'stew', 'main', 'bowl', 'plate'];

/** Qualities and uses of a dish beyond its name: words people search by. */
export const DISH_TAGS = [
  'oneBowl',
  'soupy',
  'spicy',
  'mild',
  'light',
  'hearty',
  'soft',
  'cool',
  'warm',
  'onePan',
  'noHeat',
  'packable',
  'makeAhead',
  'kids',
  'guests',
] as const;

export type DishTag = (typeof DISH_TAGS)[number];

/** The tags in Korean, as they are shown and searched. */
export const DISH_TAG_KO = {
  oneBowl: '한그릇',
  soupy: '국물요리',
  spicy: '매콤한',
  mild: '담백한',
  light: '가벼운',
  hearty: '든든한',
  soft: '부드러운',
  cool: '시원한',
  warm: '따뜻한',
  onePan: '팬 하나로',
  noHeat: '불 없이',
  packable: '도시락으로',
  makeAhead: '미리 만들기',
  kids: '아이와 함께',
  guests: '손님상',
} as const satisfies Record<DishTag, string>;

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
