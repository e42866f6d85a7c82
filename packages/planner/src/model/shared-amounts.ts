import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import { LOAD_INDEX } from './day-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const indicesOf = (nutrients: readonly Nutrient[]) =>
  nutrients.map((nutrient) => NUTRIENTS.indexOf(nutrient));

/** Amounts that mostly their maxima bound, for the energy that is eaten, and those that only floors bound. */
const BOUNDED_ABOVE = indicesOf([
  'carbohydrateG',
  'fatG',
  'saturatedFatG',
  'transFatG',
  'cholesterolMg',
  'sugarG',
  'addedSugarG',
  'sodiumMg',
  'purineMg',
]);
const BOUNDED_BELOW = indicesOf(['fiberG']);

/**
 * Makes the amounts of a lead's plate, as `DAY_AMOUNTS` says, those of a table on which somebody else eats along, so that a day
 * within its limits by them is so for both: side dishes and soup are the same for small and large portions, and the smaller one
 * holds more of them for its energy. What maxima bound is the larger of both for the energy of the lead's plate, fibre the
 * smaller; the glycaemic load, whose maximum is the same for everybody, the larger as it is. Without energy the lead's stay.
 */
export function shareAmounts(amounts: Float64Array, along: ArrayLike<number>): void {
  const factor = (amounts[ENERGY] ?? 0) / (along[ENERGY] ?? 0);
  if (!Number.isFinite(factor) || factor <= 0) return;
  for (const index of BOUNDED_ABOVE)
    amounts[index] = Math.max(amounts[index] ?? 0, factor * (along[index] ?? 0));
  for (const index of BOUNDED_BELOW)
    amounts[index] = Math.min(amounts[index] ?? 0, factor * (along[index] ?? 0));
  amounts[LOAD_INDEX] = Math.max(amounts[LOAD_INDEX] ?? 0, along[LOAD_INDEX] ?? 0);
}
