import type { Nutrition } from '../food/nutrition.ts';

/** Nutrition of an ordinary balanced meal, unless said otherwise. */
export function aNutrition(changes: Partial<Nutrition> = {}): Nutrition {
  return {
    energyKcal: 600,
    carbohydrateG: 85,
    sugarG: 8,
    addedSugarG: 2,
    fiberG: 9,
    proteinG: 25,
    fatG: 17,
    saturatedFatG: 4,
    unsaturatedFatG: 12,
    transFatG: 0,
    cholesterolMg: 60,
    sodiumMg: 600,
    potassiumMg: 1100,
    purineMg: 80,
    calciumMg: 240,
    ironMg: 3.5,
    phosphorusMg: 350,
    vitaminKUg: 90,
    iodineUg: null,
    vitaminB12Ug: 0.8,
    purineTotalMg: 110,
    ...changes,
  };
}
