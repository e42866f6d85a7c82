/** Dishes painted into a vessel. */
export const PLATED_DISHES = [
  'stew',
  'soup',
  'rice',
  'ricebowl',
  'friedRice',
  'bibimbap',
  'noodle',
  'salad',
  'fish',
  'main',
  'japchae',
  'jeon',
  'gimbap',
  'dumpling',
  'steamedEgg',
  'porridge',
  'yogurt',
  'toast',
  'streetToast',
  'steak',
  'ssam',
  'tteokbokki',
  'samgye',
  'rolledEgg',
  'tofuBraise',
  'sandwich',
  'rolls',
  'riceBalls',
  'tofuPockets',
  'omelette',
  'pizza',
  'tacos',
  'baked',
  'skewers',
  'few',
  'cutlet',
  'burger',
  'sushi',
] as const;
export type PlatedDish = (typeof PLATED_DISHES)[number];

/** Dishes drawn together with their own vessel. */
export const WHOLE_OBJECTS = ['dosirak', 'pack', 'triangle', 'soban', 'empty', 'drink'] as const;
export type WholeObject = (typeof WHOLE_OBJECTS)[number];

export const VESSEL_NAMES = [
  'ttukbaegi',
  'bowl',
  'noodle',
  'salad',
  'plate',
  'oval',
  'rect',
  'board',
  'steamer',
  'pot',
  'skillet',
  'baking',
  'paper',
] as const;
export type VesselName = (typeof VESSEL_NAMES)[number];

export const BREADS = ['white', 'rye', 'baguette'] as const;
export type Bread = (typeof BREADS)[number];

/** Patterns painted on a rim. */
export const TRIM_KINDS = ['band', 'twin', 'dots', 'dashes', 'petals', 'wave'] as const;
export type TrimKind = (typeof TRIM_KINDS)[number];

/** A plate with a rim, without one, or with lobes. */
export const PLATE_SHAPES = ['round', 'coupe', 'fluted'] as const;
export type PlateShape = (typeof PLATE_SHAPES)[number];

/** Mats below a bowl or plate. */
export const MAT_KINDS = ['linen', 'runner', 'round', 'woven'] as const;
export type MatKind = (typeof MAT_KINDS)[number];

/** Bases of a stone pot. */
export const POT_BASES = ['round', 'square', 'straw', 'dark', 'cloth'] as const;
export type PotBase = (typeof POT_BASES)[number];

/** Wraps of a roll: rice paper, flat bread, rice outside the seaweed, or shredded egg instead of rice. */
export const WRAPS = ['paper', 'bread', 'rice', 'egg'] as const;
export type Wrap = (typeof WRAPS)[number];

export const GRILLED_FISH = ['mackerel', 'salmon', 'white', 'croaker', 'flatfish', 'hairtail'] as const;
export type GrilledFish = (typeof GRILLED_FISH)[number];

export const STEAKS = ['beef', 'pork', 'tofu', 'salmon', 'whiteFish', 'chicken', 'hamburg'] as const;
export type Steak = (typeof STEAKS)[number];

/** Fillings of a breaded cutlet. */
export const CUTLETS = ['pork', 'chicken', 'fish', 'cheese', 'sweetPotato'] as const;
export type Cutlet = (typeof CUTLETS)[number];

/** Packaging of bought food: a tray in a sleeve, a paper bowl with a lid, a pouch, a freezer bag, a box of parts. */
export const PACKINGS = ['tray', 'bowl', 'pouch', 'frozen', 'kit'] as const;
export type Packing = (typeof PACKINGS)[number];

/** Things bought or served beside a dish. */
export const EXTRAS = [
  'rice',
  'mixedRice',
  'milk',
  'soyMilk',
  'yogurt',
  'eggs',
  'friedEgg',
  'banana',
  'apple',
  'mandarin',
  'berries',
  'fruitCup',
  'salad',
  'tofu',
  'sweetPotato',
  'nuts',
  'bread',
  'tomatoes',
  'kimchi',
  'pickle',
  'fries',
  'triangle',
  'chicken',
  'cabbage',
  'lettuce',
] as const;
export type Extra = (typeof EXTRAS)[number];

export const LACQUERS = ['black', 'wood', 'leaf', 'red', 'navy', 'cream'] as const;
export type Lacquer = (typeof LACQUERS)[number];

/** Shapes of a small restaurant table. */
export const TRAY_SHAPES = ['octagon', 'round', 'oblong'] as const;
export type TrayShape = (typeof TRAY_SHAPES)[number];

export const TRAY_WOODS = ['walnut', 'oak', 'ebony', 'lacquer', 'bamboo'] as const;
export type TrayWood = (typeof TRAY_WOODS)[number];

export const KIT_BOXES = ['kraft', 'white', 'sage', 'navy', 'terracotta'] as const;
export type KitBox = (typeof KIT_BOXES)[number];

/** Prints on a sleeve. */
export const LABELS = ['round', 'leaf', 'stripes'] as const;
export type Label = (typeof LABELS)[number];

export const DRINKS = ['soy', 'milk', 'grain', 'coffee', 'latte', 'tea', 'green', 'berry'] as const;
export type Drink = (typeof DRINKS)[number];
