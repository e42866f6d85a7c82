import { type IngredientLine, isKindOf, isOwnLine, type Taxonomy } from '@kkini/domain';
import { DISH_WORDS } from '../messages/reading-words.ts';
import type { TipDish } from '../model/tip-facts.ts';
import { readStarch, type StarchFood, servingGrams } from './read-starch.ts';

/** Least water or stock per serving that counts as a broth, g. */
const LEAST_BROTH_GRAMS = 220;

/** Methods in which water is only used to boil something and is poured off. */
const DRY_METHODS: readonly string[] = ['grill', 'stirFry', 'deepFried', 'salad'];

/** Forms of a meal that differ in how they are eaten. */
export const DISH_SHAPES = [
  'soup',
  'noodles',
  'mixed',
  'stirred',
  'roll',
  'porridge',
  'bread',
  'salad',
  'plate',
] as const;
export type DishShape = (typeof DISH_SHAPES)[number];

/** Properties of a dish that tips use; grams and milligrams per serving. */
export type DishReading = {
  readonly dish: TipDish;
  readonly bought: boolean;
  readonly shape: DishShape;
  readonly traits: DishTraits;
  readonly starch: StarchFood | null;
  readonly protein: ProteinFood | null;
  /** Vegetables of the dish itself, heaviest first, without onions and other bulbs used as seasoning. */
  readonly vegetables: readonly IngredientLine[];
  /** Salty seasonings, most sodium first. */
  readonly salty: readonly SaltyLine[];
  /** The heaviest fruit, if it is part of the meal. */
  readonly fruit: IngredientLine | null;
  /** Whether a food or one of its kinds is in the dish. */
  readonly has: (id: string) => boolean;
};

const BOUGHT = ['mealKit', 'restaurant', 'convenienceStore', 'lunchBox'];
const GREENS = ['vegetable', 'mushroom', 'seaweed'];
const BULBS_AND_STARCHY = [
  ...['allium', 'herb', 'chili_pepper'],
  ...['potato', 'sweet_potato', 'corn', 'taro', 'yam', 'pumpkin', 'lotus_root'],
];
const LEAST_GRAMS = 15;
/** Fruits that do not make a meal sweet. */
const SOUR_OR_FAT = ['lemon', 'lime', 'avocado', 'olive', 'pear'];
const FLESH: readonly string[] = ['fish', 'shellfish', 'poultry', 'meat'];

/** Derives from a dish the properties that tips use. */
export function readDish(taxonomy: Taxonomy, dish: TipDish): DishReading {
  const isA = ({ id }: IngredientLine, group: string) => id !== null && isKindOf(taxonomy, id, group);
  const vegetables = dish.lines
    .filter((line) => isOwnLine(line) && line.role === 'main' && servingGrams(line, dish) >= LEAST_GRAMS)
    .filter((line) => GREENS.some((group) => isA(line, group)))
    .filter((line) => !BULBS_AND_STARCHY.some((group) => isA(line, group)))
    .sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  const starch = readStarch(taxonomy, dish);
  const shape = shapeOf(dish, starch);
  const protein = readProtein(taxonomy, dish);
  const fruit = heaviest(dish, (line) => isA(line, 'fruit') && !SOUR_OR_FAT.some((id) => isA(line, id)));
  return {
    dish,
    bought: BOUGHT.includes(dish.style),
    shape,
    traits: dishTraits(taxonomy, {
      dish,
      shape,
      sweet: fruit !== null && !FLESH.includes(protein?.kind ?? ''),
    }),
    starch,
    protein,
    vegetables,
    salty: readSalty(taxonomy, dish),
    fruit,
    has: (id) => dish.lines.some((line) => isA(line, id)),
  };
}

function heaviest(dish: TipDish, suits: (line: IngredientLine) => boolean): IngredientLine | null {
  const [first] = dish.lines
    .filter((line) => line.role === 'main' && servingGrams(line, dish) >= LEAST_GRAMS && suits(line))
    .sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  return first ?? null;
}

function shapeOf({ method, title }: TipDish, starch: StarchFood | null): DishShape {
  if (method === 'soup') return 'soup';
  if (method === 'porridge') return 'porridge';
  if (method === 'noodles' || starch?.form === 'noodles') return 'noodles';
  if (method === 'bread' || starch?.form === 'bread') return 'bread';
  if (method === 'roll') return 'roll';
  if (DISH_WORDS.stirredRice.test(title)) return 'stirred';
  if (method === 'riceBowl') return starch?.form === 'rawRice' ? 'stirred' : 'mixed';
  return method === 'salad' ? 'salad' : 'plate';
}

/** Traits of a dish on which sentences depend. */
type DishTraits = {
  /** Has liquid that can be left. */
  readonly broth: boolean;
  /** Something is fried or stirred in a pan. */
  readonly pan: boolean;
  /** It has sauce on it or beside it. */
  readonly sauce: boolean;
  readonly sweet: boolean;
};

type Read = {
  readonly dish: TipDish;
  readonly shape: DishShape;
  /** Contains fruit and no meat or fish. */
  readonly sweet: boolean;
};

/** Derives the traits of a dish from its title, lines and steps. */
function dishTraits(taxonomy: Taxonomy, { dish, shape, sweet: fruity }: Read): DishTraits {
  const isA = ({ id }: IngredientLine, group: string) => id !== null && isKindOf(taxonomy, id, group);
  const says = (words: keyof typeof DISH_WORDS) => DISH_WORDS[words].test(dish.title);
  const liquid = dish.lines
    .filter((line) => isOwnLine(line) && (line.id === 'water' || isA(line, 'broth')))
    .reduce((sum, line) => sum + servingGrams(line, dish), 0);
  const sweet = ['porridge', 'salad', 'bread'].includes(shape) && fruity && !says('savoury');
  const isPoured = liquid >= LEAST_BROTH_GRAMS && !DRY_METHODS.includes(dish.method);
  const wet = shape === 'soup' || (['noodles', 'plate'].includes(shape) && isPoured);
  return {
    broth: wet && !says('thick'),
    pan: dish.method === 'stirFry' || DISH_WORDS.pan.test([dish.title, ...dish.steps].join(' ')),
    sauce: !['porridge', 'soup'].includes(shape) && !sweet,
    sweet,
  };
}

/** Kinds of protein food with different advice. */
type ProteinKind = 'tofu' | 'legume' | 'egg' | 'fish' | 'shellfish' | 'poultry' | 'meat' | 'dairy';

/** The main protein food of a dish, in grams per serving. */
type ProteinFood = {
  readonly line: IngredientLine;
  readonly kind: ProteinKind;
  readonly grams: number;
};

const PROTEIN_GROUPS: readonly (readonly [group: string, kind: ProteinKind])[] = [
  ['tofu', 'tofu'],
  ['soft_tofu', 'tofu'],
  ['pressed_tofu', 'tofu'],
  ['fried_tofu', 'tofu'],
  ['tofu_noodle', 'tofu'],
  ['legume', 'legume'],
  ['egg', 'egg'],
  ['fish', 'fish'],
  ['canned_tuna', 'fish'],
  ['seafood', 'shellfish'],
  ['poultry', 'poultry'],
  ['meat', 'meat'],
  ['cottage_cheese', 'dairy'],
  ['yogurt', 'dairy'],
];

/** Weight per gram for comparing protein foods, so that a slice of cheese does not outweigh an egg. */
const DENSITY: Readonly<Record<ProteinKind, number>> = {
  tofu: 0.5,
  legume: 0.5,
  egg: 0.8,
  fish: 1.2,
  shellfish: 1,
  poultry: 1.2,
  meat: 1.2,
  dairy: 0.5,
};

/**
 * Foods that are never the main protein food: drinks, which accompany a dish, and salted or smoked meat, which no tip recommends.
 */
const NOT_LEADING = ['soy_milk', 'milk', 'soy_powder', 'processed_meat', 'fish_cake', 'pea'];

const LEAST_PROTEIN_GRAMS = 20;

/** The food of the dish itself that has most of the protein; null if none is heavy enough to matter. */
function readProtein(taxonomy: Taxonomy, dish: TipDish): ProteinFood | null {
  const found = dish.lines.flatMap((line): readonly ProteinFood[] => {
    const { id } = line;
    if (id === null || line.role !== 'main' || !isOwnLine(line)) return [];
    if (NOT_LEADING.some((each) => isKindOf(taxonomy, id, each))) return [];
    const kind = PROTEIN_GROUPS.find(([group]) => isKindOf(taxonomy, id, group))?.[1];
    return kind === undefined ? [] : [{ line, kind, grams: servingGrams(line, dish) }];
  });
  const [main] = found.sort((a, b) => b.grams * DENSITY[b.kind] - a.grams * DENSITY[a.kind]);
  return main !== undefined && main.grams >= LEAST_PROTEIN_GRAMS ? main : null;
}

/** A salty seasoning of a dish and its sodium in one serving, mg. */
type SaltyLine = { readonly line: IngredientLine; readonly sodiumMg: number };

/** Sodium of seasonings in mg per gram, from the analyses of tips-rules section 7; salt has 400 mg per gram. */
const SODIUM_PER_GRAM: readonly (readonly [group: string, mg: number])[] = [
  ['salt', 400],
  ['soup_soy_sauce', 1290 / 15],
  ['soy_sauce_all', 870 / 15],
  ['anchovy_sauce', 1300 / 15],
  ['sand_lance_sauce', 1300 / 15],
  ['fish_sauce', 1300 / 15],
  ['doenjang', 665 / 15],
  ['doenjang_gf', 665 / 15],
  ['ssamjang', 450 / 15],
  ['gochujang', 360 / 15],
];

/** True for a seasoning in the sodium table. */
export function isSaltySeasoning(taxonomy: Taxonomy, id: string): boolean {
  return SODIUM_PER_GRAM.some(([group]) => isKindOf(taxonomy, id, group));
}

/** Salty seasonings of the dish itself whose weight is known, most sodium first. */
function readSalty(taxonomy: Taxonomy, dish: TipDish): readonly SaltyLine[] {
  return dish.lines
    .filter(isOwnLine)
    .flatMap((line) => {
      const { id, grams } = line;
      if (id === null || grams === null) return [];
      const perGram = SODIUM_PER_GRAM.find(([group]) => isKindOf(taxonomy, id, group))?.[1];
      return perGram === undefined
        ? []
        : [{ line, sodiumMg: (grams * perGram) / Math.max(1, dish.servings) }];
    })
    .sort((a, b) => b.sodiumMg - a.sodiumMg);
}
