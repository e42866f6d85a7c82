/** Aisles of a shop, in the order of a shopping list. */
export const AISLES = [
  'vegetables',
  'eggsAndBeans',
  'meatAndFish',
  'sideDishes',
  'fruitAndNuts',
  'grains',
  'dairy',
  'seasonings',
  'other',
] as const;
export type Aisle = (typeof AISLES)[number];

/** Taxonomy groups of each aisle, checked in this order; other foods are in `other`. */
export const AISLE_GROUPS: readonly (readonly [Aisle, readonly string[]])[] = [
  // Jellies are sold next to tofu, whatever they are made of.
  ['eggsAndBeans', ['acorn_jelly', 'mung_bean_jelly', 'buckwheat_jelly', 'corn_jelly']],
  ['sideDishes', ['kimchi_all', 'pickle_all']],
  ['vegetables', ['vegetable', 'mushroom', 'seaweed']],
  ['meatAndFish', ['processed_meat', 'meat', 'seafood']],
  ['seasonings', ['condiment', 'spice', 'fat_oil', 'added_sugar', 'sweetener', 'broth', 'alcohol']],
  ['dairy', ['dairy']],
  ['fruitAndNuts', ['fruit', 'nut', 'nut_like', 'seed']],
  ['eggsAndBeans', ['egg', 'legume']],
  ['grains', ['grain', 'bread', 'starch', 'noodle']],
];

/** Units of foods sold by the piece. */
export const PURCHASE_UNITS = [
  '공기',
  '마리',
  '포기',
  '모',
  '개',
  '단',
  '봉지',
  '팩',
  '통',
  '송이',
  '캔',
  '대',
  '뿌리',
] as const;
export type PurchaseUnit = (typeof PURCHASE_UNITS)[number];

/** How a food is sold: the unit, the grams of one, and the parts it is cut in for sale, 1 where it is sold whole only. */
export type SoldPiece = { readonly unit: PurchaseUnit; readonly grams: number; readonly parts: number };

/** Units that hold many pieces, so that even a light one may leave most of itself: ten sheets of gimbap laver. */
export const PACK_UNITS: readonly PurchaseUnit[] = ['단', '봉지', '팩', '캔'];

/** The unit for cooked rice, which no other food uses. */
export const BOWL_UNIT = '공기' satisfies PurchaseUnit;

/**
 * Foods sold in another unit than the first of PURCHASE_UNITS that they have a weight in; null where they are sold by
 * weight.
 */
export const SOLD_BY: Readonly<Record<string, PurchaseUnit | null>> = {
  green_onion: '대',
  cabbage: '통',
  lettuce: '봉지',
  celery: '대',
  burdock: '대',
  enoki: '봉지',
  beech_mushroom: '봉지',
  mustard_greens: '단',
  soft_tofu: '봉지',
  natto: '팩',
  laver: '봉지',
  danmuji: '팩',
  bamboo_shoot: '캔',
  canned_tuna: '캔',
  plain_canned_mackerel: '캔',
  canned_saury: '캔',
  luncheon_meat: '캔',
  fish_cake: '봉지',
  ramyeon: '봉지',
  udon_noodle: '봉지',
  // Sold by weight: a butcher or fishmonger weighs what is asked for, and packets differ. Recipes weigh shellfish in
  // the shell, and ribs and large fish on the bone, so the edible part of a piece is not comparable.
  clam: null,
  mussel: null,
  scallop: null,
  cod: null,
  pollock: null,
  kodari: null,
  monkfish: null,
  dried_squid: null,
  beef: null,
  beef_rib: null,
  beef_lean: null,
  beef_marbled: null,
  ground_beef: null,
  pork: null,
  pork_lean: null,
  pork_shoulder: null,
  pork_belly: null,
  pork_rib: null,
  ground_pork: null,
  lamb: null,
  chicken_thigh: null,
  duck: null,
  turkey: null,
  salmon: null,
  tuna: null,
  yellowtail: null,
  octopus: null,
  mozzarella: null,
  // Shops also sell it cut, in cups of any size, and no recipe needs a whole one.
  pineapple: null,
  kimchi: null,
  radish_kimchi: null,
  white_kimchi: null,
};

/**
 * In how many parts shops cut a food to sell one of them: half a block of tofu, a quarter of a cabbage. Korean department stores
 * and supermarkets were reported to sell tofu by the half, cabbage by the quarter and cut napa cabbage (Hankook Ilbo, 29 February
 * 1996), and cut radish and kabocha (Hankook Ilbo, 22 June 2017).
 */
export const SOLD_IN_PARTS: Readonly<Record<string, number>> = {
  tofu: 2,
  cabbage: 4,
  napa_cabbage: 2,
  radish: 2,
};

/** Seasonings and staples found in every Korean kitchen. */
export const PANTRY_FOODS: readonly string[] = [
  'salt',
  'sugar',
  'soy_sauce',
  'soup_soy_sauce',
  'doenjang',
  'gochujang',
  'chili_powder',
  'black_pepper',
  'vinegar',
  'cooking_oil',
  'sesame_oil',
  'perilla_oil',
  'sesame',
  'mirin',
  'cheongju',
  'oligosaccharide',
  'corn_syrup',
  'plum_extract',
  'honey',
  'anchovy_sauce',
  'oyster_sauce',
  'ketchup',
  'mayonnaise',
  'mustard',
  'wheat_flour',
  'potato_starch',
  'olive_oil',
  'ginger',
  'kelp',
  'perilla_powder',
];
