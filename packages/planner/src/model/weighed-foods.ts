import type { IngredientLine, MainGroup, Taxonomy } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';

/** Foods whose dishes are counted per week. `saltyMeal`: bought meals with 1,200 to 1,500 mg sodium. */
export const COUNTED_FOODS = ['fish', 'seaweed', 'saltyMeal'] as const;

/**
 * Grams of a serving that daily and weekly walls limit (safety-rules sections 2, 6.2 and 6.3): fish as fresh fish or canned
 * tuna, seaweed other than laver as dried sea mustard with the same iodine, and leaves with at least 300 µg vitamin K per 100
 * g. Infinite where a line states no weight.
 */
export type WeighedFoods = {
  readonly fishG: number;
  readonly seaweedG: number;
  readonly leavesG: number;
};

/**
 * Most fish in one serving, g. It keeps the allowed number of dishes below the weekly total (safety-rules section 2,
 * MFDS-F ✓H): 4 of 90 g stay below 400 g with room for a larger portion, 2 of 75 g are 150 g, 3 of 80 g stay below
 * 250 g.
 */
export const FISH_OF_A_MEAL = { carrying: 90, under7: 75, under11: 80 } as const;

/** Most seaweed of a serving in g of dried sea mustard: 500 µg of iodine (safety-rules section 6.3). */
export const SEAWEED_OF_A_MEAL: Partial<WeighedFoods> = { seaweedG: 5 };

/** Most leaves rich in vitamin K of a day with warfarin, and so of a dish, g (safety-rules section 6.2). */
export const LEAVES_OF_A_DAY: Partial<WeighedFoods> & { readonly leavesG: number } = { leavesG: 40 };

/** No grams of any of them. */
export const NONE_WEIGHED: WeighedFoods = { fishG: 0, seaweedG: 0, leavesG: 0 };

/** Fish and products of its flesh. Broths and sauces contain none. */
const FISH = ['fish', 'canned_tuna', 'fish_cake', 'crab_stick', 'fish_cutlet', 'fish_sausage'] as const;
/** Grams of fresh fish per gram of dried fish. */
const FRESH_PER_DRIED: Readonly<Record<string, number>> = {
  dried_pollock: 5,
  filefish_jerky: 3,
  myeongyeopchae: 3,
};
/** Iodine relative to dried sea mustard, which has 10,000 µg per 100 g (section 6.3, MEXT). Soaked seaweed counts as dry. */
const IODINE_SHARE: Readonly<Record<string, number>> = { hijiki: 4.5, dried_hijiki: 4.5 };

/** Foods with at least 300 µg vitamin K per 100 g (section 6.2, the higher of two tables), and those without a value. */
export const VITAMIN_K_LEAVES: readonly string[] = [
  'kale',
  'perilla_leaf',
  'mustard_greens',
  'spinach',
  'chard',
  'crown_daisy',
  'basil',
  'parsley',
  'mugwort',
  'radish_greens',
  'chive',
  'cilantro',
  'aster',
  'aralia',
  'gondre',
  'mallow',
  'butterbur',
  'amaranth_greens',
  'shepherds_purse',
  'ramps',
  'dandelion',
  'chili_leaf',
  'dried_chili_leaf',
  'canned_perilla',
  'parae_laver',
  'laver',
  'wakame',
  'hijiki',
];

type Dish = {
  readonly mainGroup: MainGroup;
  readonly servings: number;
  readonly ingredients: readonly IngredientLine[];
};

/** Computes the counted grams of a serving from the ingredient lines. */
export function weighedFoods(taxonomy: Taxonomy, { mainGroup, servings, ingredients }: Dish): WeighedFoods {
  const gramsOf = sharesOf(taxonomy);
  const sum = { fishG: 0, seaweedG: 0, leavesG: 0 };
  for (const { id, grams } of ingredients) {
    const shares = id === null ? NONE_WEIGHED : gramsOf(id);
    for (const each of WEIGHED_FOODS)
      if (shares[each] !== 0) sum[each] += (shares[each] * (grams ?? Infinity)) / servings;
  }
  const isOfFish = mainGroup === 'whiteFish' || mainGroup === 'oilyFish';
  return isOfFish && sum.fishG === 0 ? { ...sum, fishG: Infinity } : sum;
}

const WEIGHED_FOODS = ['fishG', 'seaweedG', 'leavesG'] as const;

/** Grams that one gram of each food of a taxonomy counts for, memoized by food. */
const sharesOf = memoizeByObject(({ closures }: Taxonomy) => {
  const known = new Map<string, WeighedFoods>();
  return (id: string): WeighedFoods => {
    const shares = known.get(id) ?? sharesIn(id, closures.get(id)?.identity);
    known.set(id, shares);
    return shares;
  };
});

function sharesIn(id: string, identity: ReadonlySet<string> | undefined): WeighedFoods {
  if (identity === undefined) return NONE_WEIGHED;
  const isSeaweed = identity.has('seaweed') && !identity.has('laver');
  return {
    fishG: FISH.some((food) => identity.has(food)) ? (FRESH_PER_DRIED[id] ?? 1) : 0,
    seaweedG: isSeaweed ? (IODINE_SHARE[id] ?? 1) : 0,
    leavesG: VITAMIN_K_LEAVES.some((food) => identity.has(food)) ? 1 : 0,
  };
}

export type CountedFood = (typeof COUNTED_FOODS)[number];
