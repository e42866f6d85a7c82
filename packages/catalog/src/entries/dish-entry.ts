import { INGREDIENT_ROLES } from '@kkini/domain';
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

/** A line with its own English name, for a food with several cuts or kinds. */
export const namedLineSchema = entryLineSchema.extend({ en: z.string().trim().min(1).optional() });
export type NamedLine = z.infer<typeof namedLineSchema>;
