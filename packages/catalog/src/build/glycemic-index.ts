import { type DishMethod, isKindOf, type Taxonomy } from '@kkini/domain';
import { UNKNOWN_STARCH_GI } from '@kkini/domain/portions';

/**
 * International glycaemic indices, glucose = 100 (tips-rules section 6, tables 2008 ○H); the higher of these and of the
 * Korean table of 2012 counts (safety-rules section 8.1).
 */
const INTERNATIONAL: readonly (readonly [food: string, gi: number])[] = [
  ['cooked_rice', 73],
  ['brown_rice_cooked', 68],
  ['multigrain_rice', 68],
  ['white_rice', 73],
  ['brown_rice', 68],
  ['barley', 28],
  ['white_bread', 75],
  ['pasta', 49],
  ['udon_noodle', 55],
  ['rice_noodle', 53],
  ['potato', 78],
  ['sweet_potato', 63],
  ['pumpkin', 64],
  ['corn', 52],
  ['banana', 51],
  ['apple', 36],
  ['milk', 39],
  ['soy_milk', 34],
  ['unsweetened_soy_milk', 34],
  ['calcium_soy_milk', 34],
  ['chickpea', 28],
  ['lentil', 32],
  ['sugar', 65],
  ['honey', 61],
];

/** The Korean table estimates 28 for 만두 because of its filling; 55 is used (safety-rules section 8.1). */
const MANDU: readonly string[] = ['mandu', 'kimchi_mandu', 'shrimp_mandu'];
const MANDU_GI = 55;
/** Rice porridge: the higher of 68 and 78 (section 8.1). */
const PORRIDGE_GI = 78;

/** Groups whose foods contain almost no carbohydrate, taken as 0 (section 8.1: those of the Korean table). */
const NO_LOAD = ['meat', 'seafood', 'egg', 'seaweed', 'fat_oil', 'condiment', 'mushroom', 'alcohol', 'broth'];
/** Groups of starchy foods and their mixtures. Without an index they count as white rice. */
const STARCHY = ['grain', 'noodle', 'bread', 'starch', 'rice_cake', 'ready_meal', 'potato', 'sweet_potato'];
const UNKNOWN_SUGAR_GI = 65;
/**
 * Vegetables, legumes, dairy, nuts and seeds without an index: the value of a dish without a main starch (tips-rules section 6
 * ◇M).
 */
const UNKNOWN_OTHER_GI = 40;
/** A food with more carbohydrate than this counts as starchy in any group, g per 100 g. */
const STARCHY_FROM_G = 45;

/** A food of a dish, with its index and carbohydrate from the facts table. */
export type IndexedFood = {
  readonly id: string;
  readonly gi: number | null;
  readonly carbohydrateG: number;
  readonly method: DishMethod;
};

/** Glycaemic index of a food in a dish: the higher of both tables (safety-rules section 8.1). */
export function glycemicIndex(taxonomy: Taxonomy, { id, gi, carbohydrateG, method }: IndexedFood): number {
  const isA = (group: string) => isKindOf(taxonomy, id, group);
  if (MANDU.includes(id)) return MANDU_GI;
  const international = INTERNATIONAL.find(([food]) => food === id)?.[1] ?? null;
  const known = gi === null && international === null ? null : Math.max(gi ?? 0, international ?? 0);
  const isBoiledRice =
    method === 'porridge' && (isA('grain') || id.endsWith('rice_cooked') || id === 'cooked_rice');
  if (isBoiledRice) return Math.max(known ?? 0, PORRIDGE_GI);
  if (known !== null) return known;
  if (NO_LOAD.some(isA)) return 0;
  if (isA('added_sugar')) return UNKNOWN_SUGAR_GI;
  const isStarchy = STARCHY.some(isA) || (carbohydrateG >= STARCHY_FROM_G && !isA('sweetener'));
  return isStarchy ? UNKNOWN_STARCH_GI : UNKNOWN_OTHER_GI;
}
