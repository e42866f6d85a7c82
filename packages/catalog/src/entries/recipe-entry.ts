import { RECIPE_LEVELS } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields } from './dish-entry.ts';

/** A recipe file: what people wrote down; style and nutrition are derived when the catalogue is built. */
export const recipeEntrySchema = z.strictObject({
  ...dishEntryFields,
  title: z.string().trim().min(1),
  author: z.string().trim().min(1).nullable().default(null),
  minutes: z.int().positive(),
  level: z.enum(RECIPE_LEVELS),
  steps: z
    .array(z.strictObject({ text: z.string().trim().min(1), details: z.array(z.string().trim().min(1)) }))
    .min(1),
});
export type RecipeEntry = z.infer<typeof recipeEntrySchema>;
