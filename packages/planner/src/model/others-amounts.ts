import { NUTRIENTS } from '@kkini/domain';
import { OTHERS_INDEX } from './day-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const PROTEIN = NUTRIENTS.indexOf('proteinG');
/** Percent: as much as a bound. */
const WHOLE = 100;

/** A bound of the planned meals of a day: `amount` at the energy they are planned for, and its growth with each kcal beyond that. */
export type OwnBound = { readonly amount: number; readonly perKcal: number };

/** Somebody's own bounds of protein, g, and of energy, kcal. */
export type OwnBounds = {
  readonly leastProtein: OwnBound;
  readonly mostProtein: OwnBound;
  readonly leastEnergy: OwnBound;
  readonly mostEnergy: OwnBound;
};

/** Bounds that nobody misses. */
export const UNBOUNDED: OwnBounds = {
  leastProtein: { amount: 0, perKcal: 0 },
  mostProtein: { amount: Infinity, perKcal: 0 },
  leastEnergy: { amount: 0, perKcal: 0 },
  mostEnergy: { amount: Infinity, perKcal: 0 },
};

/** The plate of somebody other than the lead, in the order of `DAY_AMOUNTS`, their bounds, and the energy planned for the meal. */
type OwnPlate = {
  readonly plate: ArrayLike<number>;
  readonly own: OwnBounds;
  readonly kcal: number;
};

/** Prepares amounts for `countOwn`, for a table of several people. */
export function beginOthers(amounts: Float64Array): void {
  amounts[OTHERS_INDEX.leastProtein] = Infinity;
  amounts[OTHERS_INDEX.leastEnergy] = Infinity;
  amounts[OTHERS_INDEX.mostProtein] = 0;
  amounts[OTHERS_INDEX.mostEnergy] = 0;
}

/**
 * Adds the protein and the energy of a plate to those of the others at the table. A bound that is a share of the energy grows with
 * what is eaten beyond the plan: the amount is reduced by that growth, so that the sums of a day compare with the bound as planned.
 */
export function countOwn(amounts: Float64Array, { plate, own, kcal }: OwnPlate): void {
  const { leastProtein, mostProtein, leastEnergy, mostEnergy } = OTHERS_INDEX;
  const energy = plate[ENERGY] ?? 0;
  const protein = plate[PROTEIN] ?? 0;
  const beyond = energy - kcal;
  amounts[leastProtein] = Math.min(amounts[leastProtein] ?? 0, partOf(own.leastProtein, protein, beyond));
  amounts[mostProtein] = Math.max(amounts[mostProtein] ?? 0, partOf(own.mostProtein, protein, beyond));
  amounts[leastEnergy] = Math.min(amounts[leastEnergy] ?? 0, partOf(own.leastEnergy, energy, beyond));
  amounts[mostEnergy] = Math.max(amounts[mostEnergy] ?? 0, partOf(own.mostEnergy, energy, beyond));
}

/** Percent of a bound. A minimum of nothing counts as met at each meal. */
function partOf({ amount, perKcal }: OwnBound, eaten: number, beyondKcal: number): number {
  if (amount <= 0) return WHOLE;
  return (WHOLE * (eaten - perKcal * beyondKcal)) / amount;
}
