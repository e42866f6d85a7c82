import { DISH_METHODS, MAIN_GROUPS, MEAL_TIMES, PRODUCT_STYLES } from '@kkini/domain';
import { z } from 'zod';
import { entryIdSchema, namedLineSchema } from './dish-entry.ts';

/**
 * A product file: a kind of meal people buy, with its composition for one serving. `kind` is the key of its measured figures in
 * `bought/kinds.csv`, `count` how many of that kind make the meal. An estimate takes the figures of the most similar kind, because
 * its own was not measured. `holds` lists the contents: the amount of the measured good, and the ids of the foods of
 * `bought/add-ons.json` beside it, which are computed from the facts table. `familiarity` runs from 1 (rare) to 5 (everyday).
 */
export const productEntrySchema = z.strictObject({
  id: entryIdSchema,
  description: z.string().trim().min(1),
  servings: z.int().positive(),
  method: z.enum(DISH_METHODS),
  mainGroup: z.enum(MAIN_GROUPS),
  mealTimes: z.array(z.enum(MEAL_TIMES)).min(1),
  familiarity: z.int().min(1).max(5),
  /** Fewest people it is sold for, such as a hot pot or a kit of two servings; absent where it is made for one. */
  soldFor: z.int().min(2).exactOptional(),
  seasonMonths: z.array(z.int().min(1).max(12)).min(1).exactOptional(),
  ingredients: z.array(namedLineSchema).min(1),
  source: z.string().min(1),
  name: z.string().trim().min(1),
  style: z.enum(PRODUCT_STYLES),
  brandName: z.string().trim().min(1).nullable().default(null),
  holds: z
    .strictObject({
      ko: z.string().trim().min(1).optional(),
      en: z.string().trim().min(1).optional(),
      amount: z.string().trim().min(1),
      addOns: z.array(entryIdSchema).default([]),
    })
    .refine(
      ({ ko, en, addOns }) => (addOns.length === 0 ? ko === undefined : ko !== undefined && en !== undefined),
      'name the measured good, in both languages, where something is beside it and only there',
    ),
  english: z.strictObject({ name: z.string().trim().min(1), description: z.string().trim().min(1) }),
  kind: z.string().min(1),
  count: z.int().positive().default(1),
  isEstimate: z.boolean().default(false),
  /** Taxonomy ids that some makers add, besides those of its classes (`bought/classes.json`). */
  mayContain: z.array(z.string().min(1)).default([]),
  drawing: z.looseObject({ type: z.string() }),
  minutes: z.int().positive().nullable().default(null),
  searchText: z.string().trim().min(1),
});
export type ProductEntry = z.infer<typeof productEntrySchema>;
