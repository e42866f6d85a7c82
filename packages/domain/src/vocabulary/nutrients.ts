/**
 * Nutrients the product computes; the name carries the unit. Energy in kcal, mass in g or mg. The purine of a food is all
 * of it, that of a dish what its animal foods bring: plant purines are not limited.
 */
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
