import { NUTRIENTS, type Nutrient } from '../vocabulary/nutrients.ts';

/** The subject of a limit: a nutrient of a dish, or glycaemic load, which no dish states. */
export const LIMITED_NUTRIENTS = [...NUTRIENTS, 'glycemicLoad'] as const;
export type LimitedNutrient = (typeof LIMITED_NUTRIENTS)[number];

/** Units of amounts; glycaemic load has none. */
export const LIMIT_UNITS = ['kcal', 'g', 'mg', 'µg', ''] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

type UnitOf<Name> = Name extends `${string}Kcal`
  ? 'kcal'
  : Name extends `${string}Mg`
    ? 'mg'
    : Name extends `${string}Ug`
      ? 'µg'
      : Name extends `${string}G`
        ? 'g'
        : '';

/** The unit of every nutrient, which its name ends in. */
export const NUTRIENT_UNITS: { readonly [Name in LimitedNutrient]: UnitOf<Name> } = {
  energyKcal: 'kcal',
  carbohydrateG: 'g',
  sugarG: 'g',
  addedSugarG: 'g',
  fiberG: 'g',
  proteinG: 'g',
  fatG: 'g',
  saturatedFatG: 'g',
  unsaturatedFatG: 'g',
  transFatG: 'g',
  cholesterolMg: 'mg',
  sodiumMg: 'mg',
  potassiumMg: 'mg',
  purineMg: 'mg',
  purineTotalMg: 'mg',
  calciumMg: 'mg',
  ironMg: 'mg',
  phosphorusMg: 'mg',
  vitaminKUg: 'µg',
  iodineUg: 'µg',
  vitaminB12Ug: 'µg',
  glycemicLoad: '',
};

const STATED: ReadonlySet<string> = new Set(NUTRIENTS.filter((nutrient) => nutrient !== 'iodineUg'));

/**
 * Whether an amount is that of a nutrient dishes state. They do not state iodine, because the tables cover it for seaweed alone
 * (safety-rules section 6.3).
 */
export function isStated(amount: string): amount is Exclude<Nutrient, 'iodineUg'> {
  return STATED.has(amount);
}

/** A limit bounds a whole day or one meal. */
export const LIMIT_SPANS = ['day', 'meal'] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

/** A limit is a maximum, a floor or a range. An aim is a preference of the planner that no week can fail. */
export const LIMIT_KINDS = ['limit', 'aim'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Position of an amount relative to a range. */

/** Origin of a figure: checked in a published text, general professional knowledge, or a decision of the product. */
export const MARKS = ['✓', '○', '◇'] as const;
export type Mark = (typeof MARKS)[number];

/** High, medium or low. */
export const CONFIDENCES = ['H', 'M', 'L'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

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
