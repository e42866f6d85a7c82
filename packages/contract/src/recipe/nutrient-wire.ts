import type { Nutrition } from '@kkini/domain';
import { z } from 'zod/mini';
import { replyFigureSchema } from '../common-wire.ts';

/** What the figures of a recipe are for: one serving. */
export const ONE_SERVING_KO = '1인분';

/** Nutrients of one serving as the calls spell them; null where unknown. kcal, g, and mg for the last three. */
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
  serving_size: z._default(z.nullable(z.string()), null),
});
export type NutrientWire = z.infer<typeof nutrientWireSchema>;

/** Nutrition of one serving as the wire spells it. */
export function nutrientToWire(nutrition: Nutrition, servingSize: string | null): NutrientWire {
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
    serving_size: servingSize,
  };
}
