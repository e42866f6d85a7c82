import type { MealTime } from '@kkini/domain';
import type { Candidate } from './candidate.ts';

/** A dish at one meal time with its own points and its nutrients in the order of NUTRIENTS. */
export type Option = {
  readonly candidate: Candidate;
  readonly cost: number;
  readonly amounts: Float64Array;
};

/** A planned meal time and its options: dishes as ascending positions in the prepared catalogue, with their own points. */
export type PlannedSlot = {
  readonly mealTime: MealTime;
  readonly dishes: Int32Array;
  readonly costs: Float64Array;
};

/** Seven days by planned slots; null is an empty slot. */
export type WeekGrid = readonly (readonly (Option | null)[])[];

/** The dishes of one day without empty slots. */
export function dishesOf(day: readonly (Option | null)[]): readonly Candidate[] {
  const dishes: Candidate[] = [];
  for (const option of day) if (option !== null) dishes.push(option.candidate);
  return dishes;
}
