import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { FLOOR_INDEX, LEAVES_INDEX, LOAD_INDEX } from './day-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const indicesOf = (nutrients: readonly Nutrient[]) =>
  nutrients.map((nutrient) => NUTRIENTS.indexOf(nutrient));

/** Amounts that mostly their maxima bound, for the energy that is eaten, and those that only floors bound. */
export const BOUNDED_ABOVE: readonly (Nutrient & LimitedNutrient)[] = [
  'carbohydrateG',
  'fatG',
  'saturatedFatG',
  'transFatG',
  'cholesterolMg',
  'sugarG',
  'addedSugarG',
  'sodiumMg',
  'purineMg',
];
const ABOVE = indicesOf(BOUNDED_ABOVE);
const BOUNDED_BELOW = indicesOf(['fiberG']);
/** Amounts whose maxima are those of one body, of its kidneys and medicines, however large the portions of others are. */
export const OF_ONE_BODY: readonly Nutrient[] = ['potassiumMg', 'vitaminKUg'];
const BOUNDED_AS_IS = [...indicesOf(OF_ONE_BODY), LOAD_INDEX, LEAVES_INDEX];

/** By position of `DAY_AMOUNTS`, the factor of an amount; null where all are 1. */
export type CountedAlong = Float64Array | null;

/**
 * Makes the amounts of a lead's plate, as `DAY_AMOUNTS` says, those of a table on which somebody else eats along, so that a day
 * within its limits by them is so for both: side dishes and soup are the same for small and large portions, and the smaller one
 * holds more of them for its energy. What maxima bound is the larger of both for the energy of the lead's plate, fibre the
 * smaller; the glycaemic load, the leaves and what kidneys and medicines bound the larger as it is, so that no plate is beyond these.
 * Who has other conditions than the lead counts by `counted`, what each of their amounts counts for of the lead's maximum, and
 * their energy of the floor that all have to reach.
 */
export function shareAmounts(
  amounts: Float64Array,
  along: ArrayLike<number>,
  counted: CountedAlong = null,
): void {
  for (const index of BOUNDED_AS_IS)
    amounts[index] = Math.max(amounts[index] ?? 0, (counted?.[index] ?? 1) * (along[index] ?? 0));
  const ofFloor = counted?.[FLOOR_INDEX] ?? Infinity;
  if (ofFloor < Infinity)
    amounts[FLOOR_INDEX] = Math.min(amounts[FLOOR_INDEX] ?? 0, ofFloor * (along[ENERGY] ?? 0));
  const factor = (amounts[ENERGY] ?? 0) / (along[ENERGY] ?? 0);
  if (!Number.isFinite(factor) || factor <= 0) return;
  for (const index of ABOVE)
    amounts[index] = Math.max(amounts[index] ?? 0, factor * (counted?.[index] ?? 1) * (along[index] ?? 0));
  for (const index of BOUNDED_BELOW)
    amounts[index] = Math.min(amounts[index] ?? 0, factor * (along[index] ?? 0));
}
