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
  readonly mealTime: MealTime;
  readonly limits: DayLimits;
  readonly seed: number;
};

/**
 * Points of serving a dish at this meal time, whatever else the day holds; what the visitor's conditions and styles
 * lean towards (`ownerPreference`) comes on top.
 */
export function mealCosts({ mealTime, limits, seed }: Context): (candidate: Candidate) => number {
  const share = limits.mealEnergyKcal[mealTime];
  const shareRange = {
    min: share * (1 - ENERGY_SHARE_TOLERANCE),
    max: share * (1 + ENERGY_SHARE_TOLERANCE),
  };
  const caps = CAPPED.flatMap((nutrient) => {
    const range = limits.meal[nutrient];
    return range === undefined ? [] : [{ nutrient, range }];
  });
  return ({ id, mealTimes, familiarity, priceWon, minutes, nutrition }) => {
    let points = mealTimes.includes(mealTime) ? 0 : POINTS.unusualMealTime;
    points += POINTS.unfamiliarity * (1 - familiarity / HIGHEST_FAMILIARITY);
    points += (POINTS.per1000Won * (priceWon ?? 0)) / 1000;
    points += POINTS.perMinute[mealTime] * (minutes ?? 0);
    points += rangePenalty(nutrition.energyKcal ?? share, shareRange, 1);
    for (const { nutrient, range } of caps) {
      const amount = nutrition[nutrient];
      if (amount !== null) points += rangePenalty(amount, range, POINTS.mealCap);
    }
    return points + POINTS.seed * seededUnit(seed, id);
  };
}

/** Nutrients a single meal has limits for. */
const CAPPED = ['sodiumMg', 'carbohydrateG', 'purineMg'] as const;
