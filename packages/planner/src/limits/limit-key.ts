/**
 * What a limit bounds. `PctE` is per cent of the day's energy, `GPerKg` grams per kg of body weight and day, `Meal` one
 * meal instead of the day. Iodine and glycaemic load are not computed from food data: their rows are only told.
 */
export const LIMIT_KEYS = [
  'carbohydratePctE',
  'carbohydrateG',
  'carbohydrateGMeal',
  'proteinPctE',
  'proteinGPerKg',
  'proteinGMeal',
  'fatPctE',
  'saturatedFatPctE',
  'transFatPctE',
  'cholesterolMg',
  'addedSugarPctE',
  'addedSugarGMeal',
  'sugarPctE',
  'fiberG',
  'sodiumMg',
  'sodiumMgMeal',
  'potassiumMg',
  'vitaminKUg',
  'purineMg',
  'purineMgMeal',
  'iodineUg',
  'glycemicLoadMeal',
] as const;
export type LimitKey = (typeof LIMIT_KEYS)[number];

/** Bounds of one key; an absent side is unbounded. */
export type Range = { readonly min?: number; readonly max?: number };
