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

/**
 * Whether dishes state the nutrient. They do not state iodine, because the tables cover it for seaweed alone
 * (safety-rules section 6.3).
 */
export function isStated(nutrient: LimitedNutrient): nutrient is Exclude<Nutrient, 'iodineUg'> {
  return nutrient !== 'iodineUg' && nutrient !== 'glycemicLoad';
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
