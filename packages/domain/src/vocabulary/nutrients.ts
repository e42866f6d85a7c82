/** Nutrients the product computes; the name carries the unit. Energy in kcal, mass in g or mg. */
export const NUTRIENTS = [
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
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
