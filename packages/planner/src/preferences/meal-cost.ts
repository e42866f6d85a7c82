import type { MealTime } from '@kkini/domain';
import type { DayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import { seededUnit } from '../seed.ts';
import { rangePenalty } from './range-penalty.ts';

/** Points that do not depend on the rest of the day (planner.md section 1.1). */
const POINTS = {
  /** A dish at a meal time its author did not name. */
  unusualMealTime: 1.8,
  unfamiliarity: 3,
  per1000Won: 0.12,
  perMinute: { breakfast: 0.04, lunch: 0.02, dinner: 0.02 },
  mealCap: 1.5,
  seed: 0.25,
} as const;

/** A meal's energy may differ from its share of the day by 30 % before it costs points. */
const ENERGY_SHARE_TOLERANCE = 0.3;
const HIGHEST_FAMILIARITY = 5;

type Context = {
  readonly limits: DayLimits;
  readonly seed: number;
};

/**
 * Points of serving this dish at this meal time, whatever else the day holds; what the visitor's conditions and styles
 * lean towards (`ownerPreference`) comes on top.
 */
export function mealCost(candidate: Candidate, mealTime: MealTime, { limits, seed }: Context): number {
  const { nutrition } = candidate;
  const suited = candidate.mealTimes.includes(mealTime) ? 0 : POINTS.unusualMealTime;
  const unfamiliarity = POINTS.unfamiliarity * (1 - candidate.familiarity / HIGHEST_FAMILIARITY);
  const price = (POINTS.per1000Won * (candidate.priceWon ?? 0)) / 1000;
  const time = POINTS.perMinute[mealTime] * (candidate.minutes ?? 0);
  const share = limits.mealEnergyKcal[mealTime];
  const energy = rangePenalty(
    nutrition.energyKcal ?? share,
    { min: share * (1 - ENERGY_SHARE_TOLERANCE), max: share * (1 + ENERGY_SHARE_TOLERANCE) },
    1,
  );
  const seedTerm = POINTS.seed * seededUnit(seed, candidate.id);
  const caps = mealCaps(candidate, limits);
  return suited + unfamiliarity + price + time + energy + caps + seedTerm;
}

function mealCaps({ nutrition }: Candidate, limits: DayLimits): number {
  let points = 0;
  for (const nutrient of ['sodiumMg', 'carbohydrateG', 'purineMg'] as const) {
    const range = limits.meal[nutrient];
    const amount = nutrition[nutrient];
    if (range !== undefined && amount !== null) points += rangePenalty(amount, range, POINTS.mealCap);
  }
  return points;
}
