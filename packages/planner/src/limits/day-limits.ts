import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import type { Visitor } from '../model/visitor.ts';
import { energyTarget } from './energy-target.ts';
import type { LimitKey, Range } from './limit-rows.ts';
import { type MergedLimits, mergeLimits } from './merge-limits.ts';
import { type ReferencePerson, referencePersons } from './reference-person.ts';

/** Share of the day's energy per planned meal; the remaining 10 % stays free (nutrition-rules section 2). */
export const MEAL_SHARES = { breakfast: 0.27, lunch: 0.32, dinner: 0.31 } as const satisfies Record<
  MealTime,
  number
>;
const PLANNED_SHARE = 0.9;
/** Meals next to a skipped one may carry up to 15 % more (section 6.9). */
const FASTING_ALLOWANCE = 1.15;
const ENERGY_TOLERANCE = 0.1;

/** What the planned meals of one day aim at: bounds per nutrient in its unit, per day and per meal. */
export type DayLimits = {
  /** Energy of the whole day, kcal. */
  readonly energyKcal: number;
  readonly day: Readonly<Partial<Record<Nutrient, Range>>>;
  readonly meal: Readonly<Partial<Record<Nutrient, Range>>>;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
  /** Nutrients a chosen condition or style names: overstepping them weighs more. */
  readonly watched: ReadonlySet<Nutrient>;
};

/** Limits of the planned meals for this visitor; with several targets, the strictest density for the first person. */
export function dayLimits(visitor: Visitor): DayLimits {
  const merged = mergeLimits(visitor);
  const persons = referencePersons(visitor.targets);
  const [lead = persons[0]] = persons;
  if (lead === undefined) throw new RangeError('referencePersons names at least one person');
  const energyKcal = energyTarget(lead, visitor);
  const eaten = MEAL_TIMES.filter((time) => visitor.mealStyles[time] !== 'fasting');
  const share = eaten.reduce((sum, time) => sum + MEAL_SHARES[time], 0);
  const planned = energyKcal * share;
  const perPerson = persons.map((person) => personRanges(person, merged, visitor));
  const day = strictest(perPerson, { energyKcal, share, fasting: eaten.length < MEAL_TIMES.length });
  return {
    energyKcal,
    day: {
      ...day,
      energyKcal: {
        min: planned * (1 - ENERGY_TOLERANCE),
        max: planned * (eaten.length < MEAL_TIMES.length ? FASTING_ALLOWANCE : 1 + ENERGY_TOLERANCE),
      },
    },
    meal: mealRanges(merged, lead),
    mealEnergyKcal: {
      breakfast: energyKcal * MEAL_SHARES.breakfast,
      lunch: energyKcal * MEAL_SHARES.lunch,
      dinner: energyKcal * MEAL_SHARES.dinner,
    },
    watched: watchedNutrients(merged),
  };
}

type PersonRanges = { readonly energyKcal: number; readonly ranges: Partial<Record<Nutrient, Range>> };

function personRanges(person: ReferencePerson, merged: MergedLimits, visitor: Visitor): PersonRanges {
  const energyKcal = energyTarget(person, visitor);
  const grams = (key: LimitKey, kcalPerGram: number) => scale(merged[key], energyKcal / 100 / kcalPerGram);
  const perKg = scale(merged.proteinGPerKg, person.weightKg);
  const protein = grams('proteinPctE', 4);
  // Where g/kg and %E disagree, g/kg wins (section 3 notes); the person's own floor always holds.
  const proteinMin = Math.max(perKg.min ?? 0, person.proteinG);
  const sodium = Math.min(merged.sodiumMg?.max ?? Infinity, person.sodiumMg);
  return {
    energyKcal,
    ranges: {
      carbohydrateG: grams('carbohydratePctE', 4),
      proteinG: { min: proteinMin, max: Math.max(protein.max ?? Infinity, perKg.max ?? 0, proteinMin * 1.2) },
      fatG: grams('fatPctE', 9),
      saturatedFatG: grams('saturatedFatPctE', 9),
      addedSugarG: grams('addedSugarPctE', 4),
      sugarG: grams('sugarPctE', 4),
      fiberG: { min: person.key === 'child' ? person.fiberG : (merged.fiberG?.min ?? person.fiberG) },
      sodiumMg: { max: sodium },
      ...(merged.cholesterolMg && { cholesterolMg: merged.cholesterolMg }),
      ...(merged.potassiumMg && { potassiumMg: merged.potassiumMg }),
      ...(merged.purineMg && { purineMg: merged.purineMg }),
    },
  };
}

const MILLIGRAM_CAPS: readonly Nutrient[] = ['sodiumMg', 'cholesterolMg', 'purineMg'];

type Plan = { readonly energyKcal: number; readonly share: number; readonly fasting: boolean };

/** Scales every person's day to the lead's energy and the planned meals, then keeps the strictest bounds. */
function strictest(persons: readonly PersonRanges[], plan: Plan): Partial<Record<Nutrient, Range>> {
  const merged: Partial<Record<Nutrient, Range>> = {};
  for (const { energyKcal, ranges } of persons) {
    const density = plan.energyKcal / energyKcal;
    for (const [nutrient, range] of Object.entries(ranges) as [Nutrient, Range][]) {
      // Daily maxima in mg hold for the planned 90 % of the day however many meals are eaten.
      const share = MILLIGRAM_CAPS.includes(nutrient) ? PLANNED_SHARE : plan.share;
      const scaled = scale(range, density * share);
      const before: Range = merged[nutrient] ?? {};
      merged[nutrient] = {
        ...bound('min', Math.max, before.min, scaled.min),
        ...bound('max', Math.min, before.max, scaled.max),
      };
    }
  }
  return merged;
}

function mealRanges(merged: MergedLimits, lead: ReferencePerson): Partial<Record<Nutrient, Range>> {
  const sodiumOfDay = Math.min(merged.sodiumMg?.max ?? Infinity, lead.sodiumMg);
  return {
    // A meal may exceed its share of a daily maximum by 35 % (section 2).
    sodiumMg: { max: Math.min(merged.sodiumMgMeal?.max ?? Infinity, sodiumOfDay * MEAL_SHARES.lunch * 1.35) },
    ...(merged.carbohydrateGMeal && { carbohydrateG: merged.carbohydrateGMeal }),
    ...(merged.purineMgMeal && { purineMg: merged.purineMgMeal }),
  };
}

function watchedNutrients(merged: MergedLimits): ReadonlySet<Nutrient> {
  const base = mergeLimits({ healthConditions: [], eatingStyles: [], targets: [] });
  const differs = (key: LimitKey) => merged[key]?.max !== base[key]?.max;
  const watched = new Set<Nutrient>();
  if (differs('sodiumMg')) watched.add('sodiumMg');
  if (differs('sugarPctE')) watched.add('sugarG');
  if (differs('addedSugarPctE')) watched.add('addedSugarG');
  if (differs('cholesterolMg')) watched.add('cholesterolMg');
  if (differs('saturatedFatPctE')) watched.add('saturatedFatG');
  if (merged.purineMg !== undefined) watched.add('purineMg');
  return watched;
}

function scale(range: Range | undefined, factor: number): Range {
  return {
    ...(range?.min !== undefined && { min: range.min * factor }),
    ...(range?.max !== undefined && { max: range.max * factor }),
  };
}

function bound<Side extends 'min' | 'max'>(
  side: Side,
  pick: (a: number, b: number) => number,
  ...values: readonly (number | undefined)[]
): Range {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? {} : { [side]: known.reduce((a, b) => pick(a, b)) };
}
