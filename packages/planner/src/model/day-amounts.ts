import { NUTRIENTS, type Nutrient } from '@kkini/domain';

/**
 * Index of the glycaemic load in a meal's amounts, after the nutrients in the order of NUTRIENTS. The load counts
 * only with diabetes; an unknown load counts as 0.
 */
export const LOAD_INDEX = NUTRIENTS.length;
/** Index of the leaves rich in vitamin K, g, which count only with warfarin. */
export const LEAVES_INDEX = NUTRIENTS.length + 1;
/** Index of the energy that counts against the floor of a day: that of the plate which reaches least of its own floor. */
export const FLOOR_INDEX = NUTRIENTS.length + 2;
/** Index of the number of soups and stews, which counts only in the low-sodium style. */
export const SOUPS_INDEX = NUTRIENTS.length + 3;
/**
 * Indices of the protein and the energy of the others at the table, in percent of their own bounds: the least that anybody has of
 * their minimum, and the most that anybody has of their maximum. Laid tables alone are weighed by them.
 */
export const OTHERS_INDEX = {
  leastProtein: NUTRIENTS.length + 4,
  mostProtein: NUTRIENTS.length + 5,
  leastEnergy: NUTRIENTS.length + 6,
  mostEnergy: NUTRIENTS.length + 7,
} as const;
/** Length of the amounts of a meal or day. */
export const DAY_AMOUNTS = NUTRIENTS.length + 8;

/** What an amount of a day measures. */
export type DayAmount =
  | Nutrient
  | 'glycemicLoad'
  | 'leavesG'
  | 'floorKcal'
  | 'soups'
  | 'othersProtein'
  | 'othersEnergy';

/** Grams of leaves in a portion with this share of the main dish, at least those of a whole serving. */
export function leavesEaten(leavesG: number, mainFactor: number): number {
  return Math.min(leavesG, MOST_LEAVES_G) * Math.max(1, mainFactor);
}

/** Grams that leaves of unknown weight count as. */
const MOST_LEAVES_G = 1000;

/** The amounts of a day before any meal. */
export function noAmounts(): Float64Array {
  return new Float64Array(DAY_AMOUNTS);
}
