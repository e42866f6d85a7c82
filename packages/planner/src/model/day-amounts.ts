import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';

/**
 * What a meal adds to its day: its amounts in the order of NUTRIENTS, then its glycaemic load. The load counts with diabetes
 * alone; one nobody knows counts as 0.
 */
export const LOAD_INDEX = NUTRIENTS.length;
/** Then its leaves rich in vitamin K, g, which count with warfarin alone. */
export const LEAVES_INDEX = NUTRIENTS.length + 1;
/** Last its energy as it counts against the floor of a day, of the plate that has least of its own floor. */
export const FLOOR_INDEX = NUTRIENTS.length + 2;
/** How many numbers that are. */
export const DAY_AMOUNTS = NUTRIENTS.length + 3;

/** What the amounts of a day are of. */
export type DayAmount = Nutrient | 'glycemicLoad' | 'leavesG' | 'floorKcal';

/** Whether an amount is that of a nutrient dishes state. */
export function isNutrient(of: DayAmount): of is Exclude<Nutrient, 'iodineUg'> {
  return of !== 'leavesG' && of !== 'floorKcal' && isStated(of);
}

/** Leaves of a serving that count with this share of the main dish: those of a whole serving at least, in grams. */
export function leavesEaten(leavesG: number, mainFactor: number): number {
  return Math.min(leavesG, MOST_LEAVES_G) * Math.max(1, mainFactor);
}

/** Leaves nobody weighed count as so many grams. */
const MOST_LEAVES_G = 1000;

/** The amounts of a day before any meal. */
export function noAmounts(): Float64Array {
  return new Float64Array(DAY_AMOUNTS);
}
