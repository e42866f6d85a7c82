import { PRODUCT_STYLES } from '@kkini/domain';
import { z } from 'zod';
import { dishEntryFields, entryIdSchema, entryLineSchema } from './dish-entry.ts';

/**
 * A product file: a kind of meal people buy, with its composition for one serving. `kind` is the key of its measured figures
 * in `bought/kinds.csv`, `count` how many of it make the meal; an estimate takes those of the nearest kind, as nobody measured
 * its own. `addOns` are foods people buy beside it (milk, a boiled egg, a banana), computed from the facts table.
 */
export const productEntrySchema = z.strictObject({
  ...dishEntryFields,
  name: z.string().trim().min(1),
  style: z.enum(PRODUCT_STYLES),
  brandName: z.string().trim().min(1).nullable().default(null),
  servingLabel: z.string().trim().min(1),
  english: z.strictObject({ name: z.string().trim().min(1), description: z.string().trim().min(1) }),
  kind: z.string().min(1),
  count: z.int().positive().default(1),
  addOns: z.array(entryLineSchema).default([]),
  isEstimate: z.boolean().default(false),
  drawing: z.looseObject({ type: z.string() }),
  minutes: z.int().positive().nullable().default(null),
  searchText: z.string().trim().min(1),
  relatedIds: z.array(entryIdSchema),
});
export type ProductEntry = z.infer<typeof productEntrySchema>;
