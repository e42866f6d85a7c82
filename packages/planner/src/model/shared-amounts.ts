import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import { LOAD_INDEX } from './day-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const indicesOf = (nutrients: readonly Nutrient[]) =>
  nutrients.map((nutrient) => NUTRIENTS.indexOf(nutrient));

/** Amounts that only maxima bound, and those that only floors do. */
const BOUNDED_ABOVE = [
  ...indicesOf([
    'fatG',
    'saturatedFatG',
    'transFatG',
    'cholesterolMg',
    'sugarG',
    'addedSugarG',
    'sodiumMg',
    'purineMg',
  ]),
  LOAD_INDEX,
];
const BOUNDED_BELOW = indicesOf(['fiberG']);

/**
 * Makes the amounts of a lead's plate, as `DAY_AMOUNTS` says, those of a table on which somebody else eats along, so that a day
 * within its limits by them is so for both: side dishes and soup are the same for small and large portions, so that the smaller
 * one holds more of them for its energy. What maxima bound is the larger of both for the energy of the lead's plate, fibre the
 * smaller. Without energy the lead's amounts stay.
 */
export function shareAmounts(amounts: Float64Array, along: ArrayLike<number>): void {
  const factor = (amounts[ENERGY] ?? 0) / (along[ENERGY] ?? 0);
  if (!Number.isFinite(factor) || factor <= 0) return;
  for (const index of BOUNDED_ABOVE)
    amounts[index] = Math.max(amounts[index] ?? 0, factor * (along[index] ?? 0));
  for (const index of BOUNDED_BELOW)
    amounts[index] = Math.min(amounts[index] ?? 0, factor * (along[index] ?? 0));
}
