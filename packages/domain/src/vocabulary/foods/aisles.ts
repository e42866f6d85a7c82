/** Parts of a shop, in the order of a shopping list. */
export const AISLES = [
  'vegetables',
  'eggsAndBeans',
  'meatAndFish',
  'fruitAndNuts',
  'grains',
  'dairy',
  'seasonings',
  'other',
] as const;
export type Aisle = (typeof AISLES)[number];

/** Taxonomy groups of each aisle, checked in this order; other foods are in `other`. */
export const AISLE_GROUPS: readonly (readonly [Aisle, readonly string[]])[] = [
  ['vegetables', ['vegetable', 'mushroom', 'seaweed', 'kimchi_all', 'pickle_all']],
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
