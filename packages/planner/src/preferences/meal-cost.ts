import { isBought, type MealStyle, type MealTime, type Nutrient } from '@kkini/domain';
import type { DayLimits, Ranges } from '../limits/day-limits.ts';
import { planningFigure } from '../limits/planning-rows.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Range } from '../model/limit-row.ts';
import { seededUnit, textHash } from '../seed.ts';
import { rangePenalty } from './range-penalty.ts';
import { minutePoints, perishablePoints } from './work-points.ts';

/** Points that do not depend on the rest of the day (planner.md section 1.1). */
const POINTS = {
  /** A dish at a meal time its entry does not list, such as raw beef in the morning. */
  unusualMealTime: 60,
  /**
   * The same for a bought dish, which hardly anybody serves at that time: more than what a fried chicken in the morning adds to a day
   * below its floor. Weeks have one only where nothing else is within reach; of changes it is the last offered.
   */
  unusualBoughtTime: 2000,
  /** A dish out of its season, such as a cold soup in December. */
  offSeason: 60,
  /** Per square of the steps below everyday: a dish that few people cook should not be in every fourth week for its figures. */
  unfamiliarity: 0.6,
  energyShare: 1,
  /**
   * A bound of a single meal, without which its day is not within its limits either. The bound of sodium costs less,
   * because the day bounds it as well.
   */
  mealLimit: 27,
  mealSodium: 9,
  mealAim: 0.5,
} as const;

/**
 * Most points a seed adds to a dish, so that two visitors with the same answers get different weeks: two thirds of
 * the dishes differ, and a limit missed by 5 % still outweighs it.
 */
export const SEED_POINTS = 2;

/** Part of its share of the day by which a meal's energy may differ at no cost. */
const ENERGY_TOLERANCE = planningFigure('mealEnergyTolerance');
const HIGHEST_FAMILIARITY = 5;

/** When a dish is eaten. `month`, 1 to 12, is that of the first day of the week; null where the month does not matter. */
export type Occasion = { readonly mealTime: MealTime; readonly month: number | null };

type Context = Occasion & {
  readonly limits: DayLimits;
  readonly seed: number;
  /** Most points the seed adds. */
  readonly seedPoints?: number;
};

/**
 * Points of serving a dish at this meal time, independent of the rest of the day, without the preferences of conditions and
 * styles (`ownerPreference`).
 */
export function mealCosts(context: Context): (candidate: Candidate) => number {
  const { limits, seed, seedPoints: most } = context;
  const terms = mealTerms(context.mealTime, limits);
  return (candidate) => {
    let points = standingCost(context, candidate);
    for (const term of terms) points += mealTermPoints(term, candidate);
    return points + seedPoints(seed, textHash(candidate.id), most);
  };
}

type Standing = Pick<
  Candidate,
  'style' | 'mealTimes' | 'seasonMonths' | 'familiarity' | 'minutes' | 'cooking' | 'perishables'
>;

/** Whether a dish is in season, where its season is known and the month matters. */
export function isInSeason({ seasonMonths }: Pick<Candidate, 'seasonMonths'>, month: number | null): boolean {
  return month === null || seasonMonths === undefined || seasonMonths.includes(month);
}

/** Points of a dish that are the same for every visitor, by reason; all at least 0. */
export function standingParts({ mealTime, month }: Occasion, dish: Standing) {
  const { style, mealTimes, familiarity } = dish;
  return {
    mealTime: mealTimes.includes(mealTime) ? 0 : unusualTimePoints(style),
    season: isInSeason(dish, month) ? 0 : POINTS.offSeason,
    familiarity: POINTS.unfamiliarity * (HIGHEST_FAMILIARITY - familiarity) ** 2,
    minutes: minutePoints(mealTime, dish),
    perishables: perishablePoints(dish),
  };
}

function unusualTimePoints(style: MealStyle): number {
  return isBought(style) ? POINTS.unusualBoughtTime : POINTS.unusualMealTime;
}

/** The sum of `standingParts`. */
export function standingCost(occasion: Occasion, dish: Standing): number {
  const parts = standingParts(occasion, dish);
  return parts.mealTime + parts.season + parts.familiarity + parts.minutes + parts.perishables;
}

/** A range for one meal alone: `weight` points per 10 % outside it. */
export type MealTerm = { readonly nutrient: Nutrient; readonly range: Range; readonly weight: number };

/** The terms of a single meal: its share of the day's energy and the nutrients with a limit per meal. */
export function mealTerms(mealTime: MealTime, limits: DayLimits): readonly MealTerm[] {
  const share = limits.mealEnergyKcal[mealTime];
  const energy = { min: share * (1 - ENERGY_TOLERANCE), max: share * (1 + ENERGY_TOLERANCE) };
  const of = (ranges: Ranges, weightOf: (nutrient: Nutrient) => number) =>
    (Object.entries(ranges) as [Nutrient, Range][]).map(([nutrient, range]) => ({
      nutrient,
      range,
      weight: weightOf(nutrient),
    }));
  return [
    { nutrient: 'energyKcal', range: energy, weight: POINTS.energyShare },
    ...of(limits.meal[mealTime], (nutrient) =>
      nutrient === 'sodiumMg' ? POINTS.mealSodium : POINTS.mealLimit,
    ),
    ...of(limits.mealAims, (nutrient) =>
      nutrient === 'carbohydrateG' && limits.hasAlikeMeals ? POINTS.mealLimit : POINTS.mealAim,
    ),
  ];
}

/** Points of a dish for its amount outside the range of a term; an unknown amount costs none. */
export function mealTermPoints({ nutrient, range, weight }: MealTerm, { nutrition }: Candidate): number {
  const amount = nutrition[nutrient];
  return amount === null ? 0 : rangePenalty(amount, range, weight);
}

/** The seed's points for a dish, from the hash of its id, so that weeks of two seeds differ. */
export function seedPoints(seed: number, idHash: number, most: number = SEED_POINTS): number {
  return most * seededUnit(seed, idHash);
}
