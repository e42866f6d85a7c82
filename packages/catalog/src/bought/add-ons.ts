import { z } from 'zod';
import { entryIdSchema, type NamedLine, namedLineSchema } from '../entries/dish-entry.ts';

const text = z.string().trim().min(1);

/**
 * Foods people buy beside a measured good, by id: what they are called in both languages, how much of it, and its lines. A
 * line without an amount has that of the add-on where it is the only one, else its grams.
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

/** The ingredient lines of an add-on, each with its amount. */
export function addOnLines({ amount, lines }: AddOn): readonly NamedLine[] {
  return lines.map(({ amount: own, ...line }) => {
    const written = own ?? (lines.length === 1 ? amount : `${line.grams}g`);
    return { ...line, amount: written };
  });
}
