import { PRODUCT_STYLES } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields, entryIdSchema } from './dish-entry.ts';

/**
 * A product file: a kind of meal people buy, with its composition for one serving. `kind` is the key of its measured figures
 * in `bought/kinds.csv`; an estimate takes those of the nearest kind, as nobody measured its own.
 */
export const productEntrySchema = z.strictObject({
  ...dishEntryFields,
  name: z.string().trim().min(1),
  style: z.enum(PRODUCT_STYLES),
  brandName: z.string().trim().min(1).nullable().default(null),
  servingLabel: z.string().trim().min(1),
  english: z.strictObject({ name: z.string().trim().min(1), description: z.string().trim().min(1) }),
  kind: z.string().min(1),
  isEstimate: z.boolean().default(false),
  drawing: z.looseObject({ type: z.string() }),
  minutes: z.int().positive().nullable().default(null),
  searchText: z.string().trim().min(1),
  relatedIds: z.array(entryIdSchema),
});
export type ProductEntry = z.infer<typeof productEntrySchema>;
