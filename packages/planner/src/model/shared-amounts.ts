import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { FLOOR_INDEX, LEAVES_INDEX, LOAD_INDEX } from './day-amounts.ts';
import type { OwnBounds } from './others-amounts.ts';

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
/** Those of them whose maxima are amounts of a day, however much energy is eaten; the other maxima are shares of the energy. */
export const IN_AMOUNTS: readonly (Nutrient & LimitedNutrient)[] = ['cholesterolMg', 'sodiumMg', 'purineMg'];
const ABOVE_AS_SHARES = indicesOf(BOUNDED_ABOVE.filter((each) => !IN_AMOUNTS.includes(each)));
const ABOVE_AS_AMOUNTS = indicesOf(IN_AMOUNTS);
const FIBER = NUTRIENTS.indexOf('fiberG');
/** Amounts whose maxima are those of one body, its kidneys and medicines, however large the portions of others are. */
export const OF_ONE_BODY: readonly Nutrient[] = ['potassiumMg', 'vitaminKUg'];
const BOUNDED_AS_IS = [...indicesOf(OF_ONE_BODY), LOAD_INDEX, LEAVES_INDEX];

/**
 * How the plate of somebody other than the lead counts: a factor for each amount by its index in `DAY_AMOUNTS`, and their own bounds.
 * An infinite factor of an amount that counts as it is lets this plate count instead of those before it.
 */
export type CountedAlong = { readonly factors: Float64Array; readonly own: OwnBounds };

/**
 * Turns the amounts of the lead's plate, in the order of `DAY_AMOUNTS`, into those of a table that somebody else
 * shares, so that a day within its limits by them is within the limits of both. Side dishes and soup are the same for
 * small and large portions, so a smaller plate holds more of them per kcal. An amount whose maximum is a share of the
 * energy becomes the larger of both plates, scaled to the energy of the lead's plate. One whose maximum is an amount of
 * the day becomes the larger by `counted` alone, fibre the smaller: what somebody eats more or less than their energy
 * changes no such bound. The glycaemic load, the leaves and the amounts that kidneys and medicines bound become the
 * larger as they are, so that no plate exceeds them. `counted` converts amounts into the lead's servings, the amounts of
 * somebody with other conditions into parts of the lead's maxima, and their energy into parts of the shared floor.
 */
export function shareAmounts(amounts: Float64Array, along: ArrayLike<number>, counted: Float64Array): void {
  for (const index of BOUNDED_AS_IS) {
    const [factor = 1, plate = 0] = [counted[index], along[index]];
    amounts[index] = factor === Infinity ? plate : Math.max(amounts[index] ?? 0, factor * plate);
  }
  for (const index of ABOVE_AS_AMOUNTS)
    amounts[index] = Math.max(amounts[index] ?? 0, (counted[index] ?? 1) * (along[index] ?? 0));
  const ofFiber = counted[FIBER] ?? 1;
  if (ofFiber < Infinity) amounts[FIBER] = Math.min(amounts[FIBER] ?? 0, ofFiber * (along[FIBER] ?? 0));
  const ofFloor = counted[FLOOR_INDEX] ?? Infinity;
  if (ofFloor < Infinity)
    amounts[FLOOR_INDEX] = Math.min(amounts[FLOOR_INDEX] ?? 0, ofFloor * (along[ENERGY] ?? 0));
  const factor = (amounts[ENERGY] ?? 0) / (along[ENERGY] ?? 0);
  if (!Number.isFinite(factor) || factor <= 0) return;
  for (const index of ABOVE_AS_SHARES)
    amounts[index] = Math.max(amounts[index] ?? 0, factor * (counted[index] ?? 1) * (along[index] ?? 0));
}
