import type { LimitedNutrient, LimitSpan } from './limit-terms.ts';

/** Conversion of a limit's figure into an amount of its nutrient. */
export type LimitMeasure = {
  readonly nutrient: LimitedNutrient;
  readonly per: LimitSpan;
  /** A figure in per cent of the day's energy (Atwater). */
  readonly kcalPerGram?: number;
  /** A figure in grams per kg of body weight and day. */
  readonly isPerKg?: true;
};

const MEASURES = {
  carbohydratePctE: { nutrient: 'carbohydrateG', per: 'day', kcalPerGram: 4 },
  carbohydrateG: { nutrient: 'carbohydrateG', per: 'day' },
  carbohydrateGMeal: { nutrient: 'carbohydrateG', per: 'meal' },
  proteinPctE: { nutrient: 'proteinG', per: 'day', kcalPerGram: 4 },
  proteinGPerKg: { nutrient: 'proteinG', per: 'day', isPerKg: true },
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
} as const satisfies Readonly<Record<string, LimitMeasure>>;

/**
 * Measures of limits, by key. `PctE` is per cent of the day's energy, `GPerKg` grams per kg of body weight and day,
 * `Meal` one meal instead of the day; protein by weight is met together with its share of the energy. Iodine and
 * glycaemic load are not computed from food data: their rows are only shown.
 */
export const LIMIT_KEYS = Object.keys(MEASURES) as [LimitKey, ...LimitKey[]];
export type LimitKey = keyof typeof MEASURES;

/** The measure of every key. */
export const LIMIT_MEASURES: Readonly<Record<LimitKey, LimitMeasure>> = MEASURES;

/** How the energy of a day is computed: the need, a change in kcal, a change as a share, and the floor. */
const ENERGY_KEYS = ['energyKcal', 'lessKcal', 'moreKcal', 'moreShare', 'floorKcal'] as const;
export type EnergyKey = (typeof ENERGY_KEYS)[number];

/** Figures a row of a limit may carry: those of choices, a person's protein, the day's energy. */
export const LIMIT_FIGURES = [...LIMIT_KEYS, 'proteinG', ...ENERGY_KEYS] as const;
export type LimitFigure = (typeof LIMIT_FIGURES)[number];

/** How a figure is shown: as an amount per day or meal, a share of the energy, by body weight, or in words of its own. */
export type FigureBasis = LimitSpan | 'shareOfEnergy' | 'perKg' | EnergyKey;

/** How a figure is shown. */
export function figureBasis(figure: LimitFigure): FigureBasis {
  if (isEnergyKey(figure)) return figure;
  if (figure === 'proteinG') return 'day';
  const { per, kcalPerGram, isPerKg } = LIMIT_MEASURES[figure];
  if (isPerKg === true) return 'perKg';
  return kcalPerGram === undefined ? per : 'shareOfEnergy';
}

/** Whether a figure describes how the energy of a day is computed. */
export function isEnergyKey(figure: string): figure is EnergyKey {
  return ENERGY_KEYS.some((key) => key === figure);
}
