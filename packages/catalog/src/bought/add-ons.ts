import { z } from 'zod';
import { entryIdSchema, type NamedLine, namedLineSchema } from '../entries/dish-entry.ts';

const text = z.string().trim().min(1);

/**
 * Schema of `add-ons.json`: foods people buy to eat beside a measured good, by id, with their names in both languages, amount and
 * ingredient lines. A line without an amount takes the add-on's amount if it is the only line, else its own grams.
 */
export const addOnsSchema = z.record(
  entryIdSchema,
  z.strictObject({
    ko: text,
    en: text,
    amount: text,
    lines: z.array(namedLineSchema.partial({ amount: true })).min(1),
  }),
);
export type AddOns = z.infer<typeof addOnsSchema>;
type AddOn = AddOns[string];

/** Ingredient lines of an add-on, each with its amount. */
export function addOnLines({ amount, lines }: AddOn): readonly NamedLine[] {
  return lines.map(({ amount: own, ...line }) => {
    const written = own ?? (lines.length === 1 ? amount : `${line.grams}g`);
    return { ...line, amount: written };
  });
}
