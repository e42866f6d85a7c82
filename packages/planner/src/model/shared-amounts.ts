import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { FLOOR_INDEX, LEAVES_INDEX, LOAD_INDEX } from './day-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const indicesOf = (nutrients: readonly Nutrient[]) =>
  nutrients.map((nutrient) => NUTRIENTS.indexOf(nutrient));

/** Amounts bounded mainly by maxima, which are compared relative to the energy of a plate. */
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
/** Amounts whose maxima are those of one body, its kidneys and medicines, however large the portions of others are. */
export const OF_ONE_BODY: readonly Nutrient[] = ['potassiumMg', 'vitaminKUg'];
const BOUNDED_AS_IS = [...indicesOf(OF_ONE_BODY), LOAD_INDEX, LEAVES_INDEX];

/** Factor of each amount by its index in `DAY_AMOUNTS`; null where all are 1. */
export type CountedAlong = Float64Array | null;

/**
 * Turns the amounts of the lead's plate, in the order of `DAY_AMOUNTS`, into those of a table that somebody else
 * shares, so that a day within its limits by them is within the limits of both. Side dishes and soup are the same for
 * small and large portions, so a smaller plate holds more of them per kcal. An amount bounded by maxima becomes the
 * larger of both plates, scaled to the energy of the lead's plate; fibre becomes the smaller. The glycaemic load, the
 * leaves and the amounts that kidneys and medicines bound become the larger without scaling, so that no plate exceeds
 * them. `counted` converts the amounts of somebody with other conditions into parts of the lead's maxima, and their
 * energy into parts of the shared floor.
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
