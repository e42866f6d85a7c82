import { NUTRIENTS } from '@kkini/domain';

/**
 * What a meal adds to its day: its amounts in the order of NUTRIENTS, then its glycaemic load. The load counts with diabetes
 * alone; one nobody knows counts as 0.
 */
export const LOAD_INDEX = NUTRIENTS.length;
/** How many numbers that are. */
export const DAY_AMOUNTS = NUTRIENTS.length + 1;

/** The amounts of a day before any meal. */
export function noAmounts(): Float64Array {
  return new Float64Array(DAY_AMOUNTS);
}
