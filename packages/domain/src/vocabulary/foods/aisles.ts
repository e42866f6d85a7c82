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
