import { type IngredientLine, type Nutrition, servingGrams } from '@kkini/domain';
import { z } from 'zod/mini';
import { replyFigureSchema } from '../common-wire.ts';

/** The basis of a recipe's figures: one serving. */
export const ONE_SERVING_KO = '1인분';

/**
 * Nutrients of one serving in wire form; null if unknown. Units: kcal, then g, mg from cholesterol on, and µg for vitamins.
 * `purine` counts animal foods only, as the limit does; `purine_total` counts all foods. `grams` is the weight of the serving. The
 * specification names the fields up to sodium; iodine has no figure (safety-rules section 6).
 */
export const nutrientWireSchema = z.object({
  calorie: replyFigureSchema,
  carb: replyFigureSchema,
  fiber: replyFigureSchema,
  sugar: replyFigureSchema,
  protein: replyFigureSchema,
  fat: replyFigureSchema,
  saturated_fat: replyFigureSchema,
  unsaturated_fat: replyFigureSchema,
  trans_fat: replyFigureSchema,
  cholesterol: replyFigureSchema,
  potassium: replyFigureSchema,
  sodium: replyFigureSchema,
  calcium: replyFigureSchema,
  iron: replyFigureSchema,
  phosphorus: replyFigureSchema,
  vitamin_k: replyFigureSchema,
  vitamin_b12: replyFigureSchema,
  purine: replyFigureSchema,
  purine_total: replyFigureSchema,
  grams: replyFigureSchema,
  serving_size: z._default(z.nullable(z.string()), null),
});
export type NutrientWire = z.infer<typeof nutrientWireSchema>;

type ServedDish = {
  readonly nutrition: Nutrition;
  readonly ingredients: readonly IngredientLine[];
  readonly servings: number;
  readonly servingGrams?: number;
};

/** Nutrition of one serving of a dish in wire form. */
export function nutrientToWire(dish: ServedDish, servingSize: string | null): NutrientWire {
  const { nutrition } = dish;
  return {
    calorie: nutrition.energyKcal,
    carb: nutrition.carbohydrateG,
    fiber: nutrition.fiberG,
    sugar: nutrition.sugarG,
    protein: nutrition.proteinG,
    fat: nutrition.fatG,
    saturated_fat: nutrition.saturatedFatG,
    unsaturated_fat: nutrition.unsaturatedFatG,
    trans_fat: nutrition.transFatG,
    cholesterol: nutrition.cholesterolMg,
    potassium: nutrition.potassiumMg,
    sodium: nutrition.sodiumMg,
    calcium: nutrition.calciumMg,
    iron: nutrition.ironMg,
    phosphorus: nutrition.phosphorusMg,
    vitamin_k: nutrition.vitaminKUg,
    vitamin_b12: nutrition.vitaminB12Ug,
    purine: nutrition.purineMg,
    purine_total: nutrition.purineTotalMg,
    grams: dish.servingGrams ?? servingGrams(dish),
    serving_size: servingSize,
  };
}
