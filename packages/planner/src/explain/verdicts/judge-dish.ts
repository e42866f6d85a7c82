import {
  MEAL_SHARES,
  MEAL_TIMES,
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  type Verdict,
} from '@kkini/domain';
import type { ProductRanges } from '@kkini/domain/bought';
import { type DayLimits, dayLimits, mostOfDay } from '../../limits/day-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Visitor } from '../../model/visitor.ts';
import { judgeAmount } from './judge-amount.ts';
import { statedLimits } from './stated-limits.ts';

/** How one serving compares with a visitor's limits, at any meal time. */
export type JudgedDish = {
  /** The share of a daily limit for all planned meals: the maximum, or the minimum where there is no maximum. */
  readonly dayLimits: Readonly<Partial<Record<Nutrient, number>>>;
  /**
   * Nutrients compared with the limit of a meal: over it, possibly over it because the estimate is uncertain, within it, and
   * unknown.
   */
  readonly over: readonly Nutrient[];
  readonly likely: readonly Nutrient[];
  readonly within: readonly Nutrient[];
  readonly unknown: readonly Nutrient[];
};

/** A serving, with the ranges of its figures where it is bought. */
type Serving = { readonly nutrition: Nutrition; readonly ranges?: ProductRanges };

/**
 * Judges one serving: energy, nutrients that a choice of the visitor limits more strictly, and nutrients with a limit per
 * meal.
 */
export function judgeDish({ nutrition, ranges }: Serving, visitor: Visitor): JudgedDish {
  const limits = dayLimits(visitor);
  const wholeDays = dayMaxima(visitor);
  const judged = NUTRIENTS.filter((nutrient) => isJudged(nutrient, limits)).map((nutrient) => {
    const amount = nutrition[nutrient];
    const range = nutrient === 'sodiumMg' || nutrient === 'energyKcal' ? ranges?.[nutrient] : null;
    const eaten = {
      central: amount ?? 0,
      high: range?.high ?? amount ?? 0,
      isKnown: amount !== null,
      isEstimate: ranges?.isEstimate === true,
    };
    const max = mealMaximum(nutrient, limits, wholeDays);
    return { nutrient, verdict: judgeAmount(eaten, { range: { max } }) };
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

function dayFigures({ day, dayAims }: DayLimits): JudgedDish['dayLimits'] {
  const figures: Partial<Record<Nutrient, number>> = {};
  for (const nutrient of NUTRIENTS) {
    // The daily energy has a range around its aim; shares refer to the aim.
    const range = nutrient === 'energyKcal' ? dayAims[nutrient] : (day[nutrient] ?? dayAims[nutrient]);
    const figure = range?.max ?? range?.min;
    if (figure !== undefined && figure > 0) figures[nutrient] = figure;
  }
  return figures;
}

/** The meal with the largest share of a day: a dish may hold as much as this meal. */
const LARGEST = MEAL_TIMES.reduce((a, b) => (MEAL_SHARES[b] > MEAL_SHARES[a] ? b : a));

function isJudged(nutrient: Nutrient, { watched, meal }: DayLimits): boolean {
  return nutrient === 'energyKcal' || watched.has(nutrient) || Number.isFinite(meal[LARGEST][nutrient]?.max);
}

/** Maxima of a whole day, including the share that is not planned. */
function dayMaxima(visitor: Visitor): ReadonlyMap<string, number> {
  const daily = statedLimits(visitor).filter(({ per, kind }) => per === 'day' && kind === 'limit');
  return new Map(
    daily.flatMap(({ nutrient, range: { max } }) => (max === undefined ? [] : [[nutrient, max]])),
  );
}

/** The maximum of a meal, including its allowance. */
function mealMaximum(nutrient: Nutrient, limits: DayLimits, wholeDays: ReadonlyMap<string, number>): number {
  const { meal, mealEnergyKcal, growth } = limits;
  if (nutrient === 'energyKcal') {
    return mealEnergyKcal[LARGEST] * (1 + planningFigure('mealEnergyTolerance'));
  }
  const wholeDay = wholeDays.get(nutrient) ?? Infinity;
  const part = wholeDay * mostOfDay(LARGEST, growth);
  return Math.min(meal[LARGEST][nutrient]?.max ?? Infinity, part);
}
