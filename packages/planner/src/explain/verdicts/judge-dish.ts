import { MEAL_SHARES, MEAL_TIMES, NUTRIENTS, type Nutrient, type Nutrition } from '@kkini/domain';
import type { ProductRanges } from '@kkini/domain/bought';
import { type DayLimits, dayLimits } from '../../limits/day-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Visitor } from '../../model/visitor.ts';
import { sideOf, statedLimits } from './stated-limits.ts';

/** How one serving stands to the limits of a visitor, at whatever meal it is eaten. */
export type JudgedDish = {
  /** What the planned meals of a day keep of a nutrient: at most, or at least where nothing bounds it above. */
  readonly dayLimits: Readonly<Partial<Record<Nutrient, number>>>;
  /**
   * Nutrients held against the part of a meal: those beyond it, those that may be beyond it though they are reckoned to be less,
   * those within it, and those the dish does not state.
   */
  readonly above: readonly Nutrient[];
  readonly likely: readonly Nutrient[];
  readonly within: readonly Nutrient[];
  readonly unknown: readonly Nutrient[];
};

/** A serving, and what of it may be more where it is bought. */
type Serving = { readonly nutrition: Nutrition; readonly ranges?: ProductRanges };

/** Judges one serving: the energy, what a choice of the visitor bounds more strictly, and what a single meal may hold. */
export function judgeDish({ nutrition, ranges }: Serving, visitor: Visitor): JudgedDish {
  const limits = dayLimits(visitor);
  const wholeDays = dayMaxima(visitor);
  const judged = NUTRIENTS.filter((nutrient) => isJudged(nutrient, limits)).map((nutrient) => {
    const amount = nutrition[nutrient];
    const max = mealMaximum(nutrient, limits, wholeDays);
    if (amount === null) return { nutrient, side: 'unknown' };
    const high =
      (nutrient === 'sodiumMg' || nutrient === 'energyKcal' ? ranges?.[nutrient]?.high : null) ?? amount;
    const side = sideOf(amount, { max });
    return { nutrient, side: side === 'within' && high > max ? 'likely' : side };
  });
  const nutrientsOn = (wanted: string) =>
    judged.flatMap(({ nutrient, side }) => (side === wanted ? [nutrient] : []));
  return {
    dayLimits: dayFigures(limits),
    above: nutrientsOn('above'),
    likely: nutrientsOn('likely'),
    within: nutrientsOn('within'),
    unknown: nutrientsOn('unknown'),
  };
}

function dayFigures({ day, dayAims }: DayLimits): JudgedDish['dayLimits'] {
  const figures: Partial<Record<Nutrient, number>> = {};
  for (const nutrient of NUTRIENTS) {
    // The energy of a day has a range around what is aimed at; the aim is what its share is of.
    const range = nutrient === 'energyKcal' ? dayAims[nutrient] : (day[nutrient] ?? dayAims[nutrient]);
    const figure = range?.max ?? range?.min;
    if (figure !== undefined && figure > 0) figures[nutrient] = figure;
  }
  return figures;
}

/** The meal that carries the greatest part of a day: what it may hold, a dish may hold. */
const LARGEST = MEAL_TIMES.reduce((a, b) => (MEAL_SHARES[b] > MEAL_SHARES[a] ? b : a));

function isJudged(nutrient: Nutrient, { watched, meal }: DayLimits): boolean {
  return nutrient === 'energyKcal' || watched.has(nutrient) || Number.isFinite(meal[LARGEST][nutrient]?.max);
}

/** What a whole day holds at most, the part that stays free included. */
function dayMaxima(visitor: Visitor): ReadonlyMap<string, number> {
  const daily = statedLimits(visitor).filter(({ per, kind }) => per === 'day' && kind === 'limit');
  return new Map(
    daily.flatMap(({ nutrient, range: { max } }) => (max === undefined ? [] : [[nutrient, max]])),
  );
}

/** The part of a meal, with what a meal may exceed it by. */
function mealMaximum(nutrient: Nutrient, limits: DayLimits, wholeDays: ReadonlyMap<string, number>): number {
  const { meal, mealEnergyKcal, growth } = limits;
  if (nutrient === 'energyKcal') {
    return mealEnergyKcal[LARGEST] * (1 + planningFigure('mealEnergyTolerance'));
  }
  const wholeDay = wholeDays.get(nutrient) ?? Infinity;
  const part = wholeDay * MEAL_SHARES[LARGEST] * growth * (1 + planningFigure('mealCapAllowance'));
  return Math.min(meal[LARGEST][nutrient]?.max ?? Infinity, part);
}
