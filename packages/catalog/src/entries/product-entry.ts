import { PRODUCT_STYLES } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields, entryIdSchema } from './dish-entry.ts';

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
});
export type ProductEntry = z.infer<typeof productEntrySchema>;
