/**
 * Nutrients in the food tables; the name carries the unit. Energy in kcal, mass in g, mg or µg (`Ug`). The purine of
 * a food is its total; that of a dish comes from its animal foods only, because plant purines are not limited.
 */
export const FOOD_NUTRIENTS = [
  'energyKcal',
  'carbohydrateG',
  'sugarG',
  'addedSugarG',
  'fiberG',
  'proteinG',
  'fatG',
  'saturatedFatG',
  'unsaturatedFatG',
  'transFatG',
  'cholesterolMg',
  'sodiumMg',
  'potassiumMg',
  'purineMg',
  'calciumMg',
  'ironMg',
  'phosphorusMg',
  'vitaminKUg',
  'iodineUg',
  'vitaminB12Ug',
] as const;
export type FoodNutrient = (typeof FOOD_NUTRIENTS)[number];

/** Nutrients the product computes for a dish: those of its foods, and the total purine, plants included. */
export const NUTRIENTS = [...FOOD_NUTRIENTS, 'purineTotalMg'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** What a food eaten besides a meal gives a day that has too little of it. */
export const FILLED_NUTRIENTS = ['energyKcal', 'proteinG', 'fiberG', 'calciumMg'] as const;
export type FilledNutrient = (typeof FILLED_NUTRIENTS)[number];
