import type { Nutrient } from '@kkini/domain';
import type { LimitKey } from './limit-key.ts';

/**
 * What a limit is on: a nutrient of a dish, or one no dish states. Iodine has no figure either: the tables hold that of
 * seaweed alone (safety-rules section 6.3).
 */
export type LimitedNutrient = Nutrient | 'glycemicLoad';

/** How a limit's figure becomes an amount of its nutrient; `kcalPerGram` for shares of the day's energy (Atwater). */
export type LimitMeasure = {
  readonly nutrient: LimitedNutrient;
  readonly per: 'day' | 'meal';
  readonly kcalPerGram?: number;
};

/** Whether a plan is judged by what its dishes state of the nutrient. */
export function isStated(nutrient: LimitedNutrient): nutrient is Exclude<Nutrient, 'iodineUg'> {
  return nutrient !== 'iodineUg' && nutrient !== 'glycemicLoad';
}

/** The measure of every key; protein by weight is met together with its share of the energy. */
export const LIMIT_MEASURES: Readonly<Record<LimitKey, LimitMeasure>> = {
  carbohydratePctE: { nutrient: 'carbohydrateG', per: 'day', kcalPerGram: 4 },
  carbohydrateG: { nutrient: 'carbohydrateG', per: 'day' },
  carbohydrateGMeal: { nutrient: 'carbohydrateG', per: 'meal' },
  proteinPctE: { nutrient: 'proteinG', per: 'day', kcalPerGram: 4 },
  proteinGPerKg: { nutrient: 'proteinG', per: 'day' },
  proteinGMeal: { nutrient: 'proteinG', per: 'meal' },
  fatPctE: { nutrient: 'fatG', per: 'day', kcalPerGram: 9 },
  saturatedFatPctE: { nutrient: 'saturatedFatG', per: 'day', kcalPerGram: 9 },
  transFatPctE: { nutrient: 'transFatG', per: 'day', kcalPerGram: 9 },
  cholesterolMg: { nutrient: 'cholesterolMg', per: 'day' },
  addedSugarPctE: { nutrient: 'addedSugarG', per: 'day', kcalPerGram: 4 },
  addedSugarGMeal: { nutrient: 'addedSugarG', per: 'meal' },
  sugarPctE: { nutrient: 'sugarG', per: 'day', kcalPerGram: 4 },
  fiberG: { nutrient: 'fiberG', per: 'day' },
  sodiumMg: { nutrient: 'sodiumMg', per: 'day' },
  sodiumMgMeal: { nutrient: 'sodiumMg', per: 'meal' },
  potassiumMg: { nutrient: 'potassiumMg', per: 'day' },
  vitaminKUg: { nutrient: 'vitaminKUg', per: 'day' },
  purineMg: { nutrient: 'purineMg', per: 'day' },
  purineMgMeal: { nutrient: 'purineMg', per: 'meal' },
  iodineUg: { nutrient: 'iodineUg', per: 'day' },
  glycemicLoadMeal: { nutrient: 'glycemicLoad', per: 'meal' },
};

/** Nutrients that some limit or aim weighs, the energy among them. */
export const WEIGHED_NUTRIENTS: ReadonlySet<Nutrient> = new Set([
  'energyKcal',
  ...Object.values(LIMIT_MEASURES)
    .map(({ nutrient }) => nutrient)
    .filter(isStated),
]);
