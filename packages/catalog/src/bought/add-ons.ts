import { z } from 'zod';
import { type EntryLine, entryIdSchema, entryLineSchema } from '../entries/dish-entry.ts';

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
    lines: z.array(entryLineSchema.partial({ amount: true })).min(1),
  }),
);
export type AddOns = z.infer<typeof addOnsSchema>;
type AddOn = AddOns[string];

/** The ingredient lines of an add-on, each with its amount. */
export function addOnLines({ amount, lines }: AddOn): readonly EntryLine[] {
  return lines.map(({ id, name, grams, role, amount: own }) => {
    const written = own ?? (lines.length === 1 ? amount : `${grams}g`);
    return { id, name, grams, amount: written, role };
  });
}
