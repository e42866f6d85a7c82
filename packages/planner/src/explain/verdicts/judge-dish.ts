import {
  MEAL_SHARES,
  MEAL_TIMES,
  type MealTime,
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  type Sex,
  sumNutrition,
  type Target,
  type Verdict,
} from '@kkini/domain';
import { type OwnPortion, type PortionedDish, personPortion, tablePortions } from '@kkini/domain/portions';
import { type DayLimits, dayLimits, mostOfDay } from '../../limits/day-limits.ts';
import { household } from '../../limits/people/household.ts';
import { personLimits } from '../../limits/people/person-limits.ts';
import { hasSameConditions } from '../../limits/people/shared-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import type { Visitor } from '../../model/visitor.ts';
import { type Extra, eatenAmount } from '../eaten-meals.ts';
import { judgeAmount } from './judge-amount.ts';
import { statedLimits } from './stated-limits.ts';

/** How a visitor's own portion of a dish compares with their limits, at any meal time. */
export type JudgedDish = {
  /** The part of each daily limit that all planned meals share: the maximum, or the minimum where there is no maximum. */
  readonly dayLimits: Readonly<Partial<Record<Nutrient, number>>>;
  /**
   * Nutrients by their verdict against the limit of a meal: over it, possibly over it because the estimate is
   * uncertain, within it, and unknown. Energy below what a meal should hold is none of them: the dish alone is no meal.
   */
  readonly over: readonly Nutrient[];
  readonly likely: readonly Nutrient[];
  readonly within: readonly Nutrient[];
  readonly unknown: readonly Nutrient[];
};

/** One serving of a dish, with the ranges of its figures where it is bought. */
export type ServedDish = PortionedDish & Pick<Candidate, 'ranges'>;

/**
 * Judges the portion of a dish that the household's lead eats as the largest meal: energy, nutrients that a choice of the
 * visitor limits more strictly, and nutrients with a limit per meal.
 */
export function judgeDish(dish: ServedDish, visitor: Visitor): JudgedDish {
  const limits = dayLimits(visitor);
  const wholeDays = dayMaxima(visitor);
  const { person } = household(visitor).lead;
  const portion = personPortion(person, dish, { mealTime: LARGEST, table: visitor });
  const judged = NUTRIENTS.filter((nutrient) => isJudged(nutrient, limits)).map((nutrient) => {
    const range =
      nutrient === 'energyKcal' ? mealEnergy(limits) : { max: mealMaximum(nutrient, limits, wholeDays) };
    return { nutrient, verdict: judgeAmount(eatenAmount({ dish, portion }, nutrient), { range }) };
  });
  const nutrientsThatAre = (wanted: Verdict) =>
    judged.flatMap(({ nutrient, verdict }) => (verdict === wanted ? [nutrient] : []));
  return {
    dayLimits: dayFigures(limits),
    over: nutrientsThatAre('over'),
    likely: nutrientsThatAre('likely'),
    within: nutrientsThatAre('within'),
    unknown: nutrientsThatAre('unknown'),
  };
}

/** What a person eats at the meal of a dish, extras included, and the bounds of their own day. */
export type EatenPortion = {
  readonly target: Target;
  readonly sex: Sex | null;
  readonly count: number;
  readonly nutrition: Nutrition;
  readonly dayLimits: JudgedDish['dayLimits'];
};

/** A meal of a plan; by index of the person, the portions that somebody has of it instead of the usual ones, and the extras. */
export type PortionedMeal = {
  readonly time: MealTime;
  readonly fitted: readonly (OwnPortion | undefined)[];
  readonly extras: readonly (Extra | undefined)[];
};

/** Everybody's portion of a dish at a meal of a plan, or as the largest meal. */
export function eatenPortions(
  dish: ServedDish,
  visitor: Visitor,
  meal: PortionedMeal | null = null,
): readonly EatenPortion[] {
  return tablePortions(dish, meal?.time ?? LARGEST, visitor).map(({ person, portion: usual }, at) => ({
    target: person.target,
    sex: person.sex,
    count: person.count,
    nutrition: withExtra((meal?.fitted[at] ?? usual).nutrition, meal?.extras[at]),
    dayLimits: dayFigures(dayLimits({ ...visitor, targets: [person.target], persons: [person] })),
  }));
}

function withExtra(nutrition: Nutrition, extra: Extra | undefined): Nutrition {
  return extra === undefined ? nutrition : sumNutrition([nutrition, extra.nutrition]);
}

function dayFigures({ day, dayAims }: DayLimits): JudgedDish['dayLimits'] {
  const figures: Partial<Record<Nutrient, number>> = {};
  for (const nutrient of NUTRIENTS) {
    // Daily energy has a range around its aim; shares refer to the aim.
    const range = nutrient === 'energyKcal' ? dayAims[nutrient] : (day[nutrient] ?? dayAims[nutrient]);
    const figure = range?.max ?? range?.min;
    if (figure !== undefined && figure > 0) figures[nutrient] = figure;
  }
  return figures;
}

/** The meal with the largest share of a day. A dish without a meal time is judged as this meal. */
const LARGEST = MEAL_TIMES.reduce((a, b) => (MEAL_SHARES[b] > MEAL_SHARES[a] ? b : a));

function isJudged(nutrient: Nutrient, { watched, meal }: DayLimits): boolean {
  return nutrient === 'energyKcal' || watched.has(nutrient) || Number.isFinite(meal[LARGEST][nutrient]?.max);
}

/**
 * Maxima of a whole day, including the part that is not planned, in servings of the lead: the lowest of those with the
 * lead's conditions, because the page of a dish has one verdict for all of them.
 */
function dayMaxima(visitor: Visitor): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (limits: readonly PersonLimit[], portion: number) => {
    for (const { nutrient, per, kind, range } of limits) {
      if (per !== 'day' || kind !== 'limit' || range.max === undefined) continue;
      found.set(nutrient, Math.min(found.get(nutrient) ?? Infinity, range.max / portion));
    }
  };
  add(statedLimits(visitor), 1);
  const { lead, persons } = household(visitor);
  for (const { planned, portion } of persons)
    if (hasSameConditions(planned, lead, visitor)) add(personLimits(planned, visitor), portion);
  return found;
}

/** The energy of a meal, a fifth more or less (nutrition-rules section 2). */
function mealEnergy({ mealEnergyKcal }: DayLimits): Range {
  const tolerance = planningFigure('mealEnergyTolerance');
  return {
    min: mealEnergyKcal[LARGEST] * (1 - tolerance),
    max: mealEnergyKcal[LARGEST] * (1 + tolerance),
  };
}

/** The maximum of a meal, including its allowance. */
function mealMaximum(nutrient: Nutrient, limits: DayLimits, wholeDays: ReadonlyMap<string, number>): number {
  const { meal, growth } = limits;
  const wholeDay = wholeDays.get(nutrient) ?? Infinity;
  const part = wholeDay * mostOfDay(LARGEST, growth);
  return Math.min(meal[LARGEST][nutrient]?.max ?? Infinity, part);
}
