import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import type { Visitor } from '../model/visitor.ts';
import { oncePer } from '../once-per.ts';
import { energyTarget } from './energy-target.ts';
import { household } from './household.ts';
import type { LimitKey, Range } from './limit-key.ts';
import { mergeLimits } from './merge-limits.ts';
import { scaleRange } from './person-limits.ts';
import type { LifeStage } from './person-rows.ts';
import { planningFigure } from './planning-rows.ts';
import { type SharedLimit, sharedLimits } from './shared-limits.ts';

/** Bounds by nutrient, in the nutrient's unit. */
export type Ranges = Readonly<Partial<Record<Nutrient, Range>>>;

/** What the planned meals of one day keep to and aim at, for a serving of the household's lead. */
export type DayLimits = {
  /** Energy of the whole day, kcal. */
  readonly energyKcal: number;
  readonly day: Ranges;
  readonly dayAims: Ranges;
  readonly meal: Readonly<Record<MealTime, Ranges>>;
  readonly mealAims: Ranges;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
  /** Nutrients a chosen condition or style sets another maximum for: overstepping them weighs more. */
  readonly watched: ReadonlySet<Nutrient>;
  /** The part of a day the planned meals carry, and that of its maxima in mg. */
  readonly planned: { readonly share: number; readonly capShare: number };
};

/** Share of the day's energy per planned meal; the rest stays free (nutrition-rules section 2). */
export const MEAL_SHARES: Readonly<Record<MealTime, number>> = {
  breakfast: planningFigure('breakfastShare'),
  lunch: planningFigure('lunchShare'),
  dinner: planningFigure('dinnerShare'),
};

/** Daily maxima that hold for the planned part of the day however many meals are eaten. */
const CAPS_IN_MG: readonly string[] = ['sodiumMg', 'cholesterolMg', 'purineMg'];

/** Limits of the planned meals for this visitor: those of everyone who eats, the strictest per unit of energy. */
export const dayLimits = oncePer((visitor: Visitor): DayLimits => {
  const { lead } = household(visitor);
  const energyKcal = energyTarget(lead, visitor);
  const shared = sharedLimits(visitor);
  const eaten = MEAL_TIMES.filter((time) => visitor.mealStyles[time] !== 'fasting');
  const capShare = sumOfShares(MEAL_TIMES);
  const planned = { share: sumOfShares(eaten), capShare };
  const of = (kind: SharedLimit['kind'], per: SharedLimit['per']) =>
    rangesOf(
      shared.filter((each) => each.kind === kind && each.per === per),
      (each) => (per === 'day' ? plannedRange(each.nutrient, each.range, planned) : each.range),
    );
  const meal = of('limit', 'meal');
  const sodium = shared.find(
    ({ nutrient, per, kind }) => nutrient === 'sodiumMg' && per === 'day' && kind === 'limit',
  );
  const energyOf = (time: MealTime) => energyKcal * MEAL_SHARES[time];
  const rangesAt = (time: MealTime) => ({ ...meal, sodiumMg: mealSodium(time, sodium, meal.sodiumMg) });
  return {
    energyKcal,
    day: { ...of('limit', 'day'), energyKcal: plannedEnergy(energyKcal, eaten) },
    dayAims: {
      ...of('aim', 'day'),
      energyKcal: { min: energyKcal * planned.share, max: energyKcal * planned.share },
    },
    meal: { breakfast: rangesAt('breakfast'), lunch: rangesAt('lunch'), dinner: rangesAt('dinner') },
    mealAims: of('aim', 'meal'),
    mealEnergyKcal: {
      breakfast: energyOf('breakfast'),
      lunch: energyOf('lunch'),
      dinner: energyOf('dinner'),
    },
    watched: watchedNutrients(lead.key, visitor),
    planned,
  };
});

/** A range of the whole day as the planned meals have to keep it. */
export function plannedRange(nutrient: string, { min, max }: Range, planned: DayLimits['planned']): Range {
  const capShare = CAPS_IN_MG.includes(nutrient) ? planned.capShare : planned.share;
  return {
    ...(min !== undefined && { min: min * planned.share }),
    ...(max !== undefined && { max: max * capShare }),
  };
}

function plannedEnergy(energyKcal: number, eaten: readonly MealTime[]): Range {
  const share = sumOfShares(eaten);
  const tolerance = planningFigure('dayEnergyTolerance');
  const above = eaten.length < MEAL_TIMES.length ? planningFigure('fastingAllowance') : tolerance;
  return scaleRange({ min: energyKcal * (1 - tolerance), max: energyKcal * (1 + above) }, share);
}

function rangesOf(limits: readonly SharedLimit[], rangeOf: (limit: SharedLimit) => Range): Ranges {
  const ranges: Partial<Record<Nutrient, Range>> = {};
  for (const limit of limits) {
    const { nutrient } = limit;
    if (nutrient !== 'iodineUg' && nutrient !== 'glycemicLoad') ranges[nutrient] = rangeOf(limit);
  }
  return ranges;
}

/** A meal may exceed its share of the daily sodium by a third (section 2). */
function mealSodium(time: MealTime, day: SharedLimit | undefined, meal: Range | undefined): Range {
  const share = MEAL_SHARES[time] * (1 + planningFigure('mealCapAllowance'));
  return { max: Math.min(meal?.max ?? Infinity, (day?.range.max ?? Infinity) * share) };
}

/** The limits that weigh more once a condition or style sets another maximum than everybody's. */
const WATCHED = {
  sodiumMg: 'sodiumMg',
  sugarPctE: 'sugarG',
  addedSugarPctE: 'addedSugarG',
  cholesterolMg: 'cholesterolMg',
  saturatedFatPctE: 'saturatedFatG',
  purineMg: 'purineMg',
} as const satisfies Partial<Record<LimitKey, Nutrient>>;

/** The limits of an adult who chose nothing. */
const USUAL = mergeLimits('adult', { targets: [], healthConditions: [], eatingStyles: [] }).limits;

function watchedNutrients(stage: LifeStage, visitor: Visitor): ReadonlySet<Nutrient> {
  const { limits } = mergeLimits(stage, visitor);
  const keys = Object.keys(WATCHED) as (keyof typeof WATCHED)[];
  return new Set(
    keys.flatMap((key) => (limits[key]?.range.max === USUAL[key]?.range.max ? [] : [WATCHED[key]])),
  );
}

function sumOfShares(times: readonly MealTime[]): number {
  return times.reduce((sum, time) => sum + MEAL_SHARES[time], 0);
}
