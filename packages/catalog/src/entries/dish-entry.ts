import { DISH_METHODS, INGREDIENT_ROLES, MAIN_GROUPS, MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod';

/** Form of every catalogue id: lower-case English words joined by hyphens. */
export const entryIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lower-case words joined by hyphens')
  .max(80);

/** An ingredient line of a file. */
export const entryLineSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().trim().min(1),
  grams: z.number().nonnegative(),
  amount: z.string().trim().min(1),
  role: z.enum(INGREDIENT_ROLES),
});
/** An ingredient line of a bundled entry, with a known food and known grams. */
export type EntryLine = z.infer<typeof entryLineSchema>;

/** Fields that a recipe file and a product file share. `familiarity` runs from 1 (rare) to 5 (everyday). */
export const dishEntryFields = {
  id: entryIdSchema,
  description: z.string().trim().min(1),
  servings: z.int().positive(),
  method: z.enum(DISH_METHODS),
  mainGroup: z.enum(MAIN_GROUPS),
  mealTimes: z.array(z.enum(MEAL_TIMES)).min(1),
  familiarity: z.int().min(1).max(5),
  ingredients: z.array(entryLineSchema).min(1),
  source: z.string().min(1),
};
