import { PRODUCT_STYLES } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields, entryIdSchema } from './dish-entry.ts';

const figureSchema = z.strictObject({
  central: z.number().nonnegative(),
  low: z.number().nonnegative().nullable(),
  high: z.number().nonnegative().nullable(),
  n: z.int().positive(),
});

/** Measured ranges of one serving (safety-rules section 7.1), with how they were measured and by whom. */
const measuredSchema = z.strictObject({
  sodiumMg: figureSchema.optional(),
  energyKcal: figureSchema.optional(),
  method: z.enum(['analysed', 'label']),
  source: z.string().min(1),
});

/** A product file: a generic kind of meal to buy, composition for one serving, typical price in won. */
export const productEntrySchema = z.strictObject({
  ...dishEntryFields,
  name: z.string().trim().min(1),
  style: z.enum(PRODUCT_STYLES),
  brandName: z.string().trim().min(1).nullable().default(null),
  servingLabel: z.string().trim().min(1),
  typicalPriceWon: z.int().positive().nullable(),
  minutes: z.int().positive().nullable().default(null),
  searchText: z.string().trim().min(1),
  relatedIds: z.array(entryIdSchema),
  measured: measuredSchema.exactOptional(),
});
export type ProductEntry = z.infer<typeof productEntrySchema>;
