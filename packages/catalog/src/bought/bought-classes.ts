import { dishProfile, PRODUCT_STYLES, type Taxonomy } from '@kkini/domain';
import { z } from 'zod';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { Finding } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';

const pattern = z
  .string()
  .min(1)
  .transform((text) => new RegExp(text, 'u'));
const foods = z.array(z.string().min(1));

/**
 * Schema of `classes.json`: classes of bought goods, recognised by patterns of their Korean names. `holds` lists foods that every
 * good of the class contains, `mayContain` those that only some makers add.
 */
export const boughtClassesSchema = z
  .array(
    z.strictObject({
      class: z.string().min(1),
      named: pattern,
      except: pattern.optional(),
      styles: z.array(z.enum(PRODUCT_STYLES)).optional(),
      holds: foods,
      mayContain: foods,
    }),
  )
  .min(1);
export type BoughtClasses = z.infer<typeof boughtClassesSchema>;

/** Tables that check the ingredients of a product. */
export type ClassTables = { readonly classes: BoughtClasses; readonly taxonomy: Taxonomy };

function classesOf({ name, holds, style }: ProductEntry, classes: BoughtClasses): BoughtClasses {
  // A restaurant's name for a dish says how it is served; for any other product the measured good is named apart from its add-ons.
  const good = style === 'restaurant' ? name : (holds.ko ?? name);
  return classes.filter(
    ({ named, except, styles }) =>
      named.test(good) && except?.test(good) !== true && styles?.includes(style) !== false,
  );
}

/**
 * Sorted ids of foods that some makers put into such a product and that none of its lines certainly contains. The product's name
 * does not count as a line: lines for chicken and flour do not say what some makers fry a fried chicken in.
 */
export function mayContainOf(
  entry: ProductEntry,
  lines: readonly EntryLine[],
  { classes, taxonomy }: ClassTables,
): string[] {
  const { certainIds } = dishProfile(taxonomy, { title: '', lines });
  const usual = classesOf(entry, classes).flatMap(({ mayContain }) => mayContain);
  return [...new Set([...usual, ...entry.mayContain])].filter((id) => !certainIds.has(id)).sort();
}

/**
 * Finds product classes that are missing, class foods that no line contains (certainly or possibly), and ids the taxonomy lacks.
 */
export function checkClasses(entry: ProductEntry, { classes, taxonomy }: ClassTables): Finding[] {
  const own = classesOf(entry, classes);
  if (own.length === 0) {
    return [
      { field: 'name', repair: 'add a class of bought/classes.json that says what such goods contain' },
    ];
  }
  const named = [...own.flatMap(({ holds, mayContain }) => [...holds, ...mayContain]), ...entry.mayContain];
  const unknown = named.filter((id) => !taxonomy.items.has(id));
  const { certainIds, possibleIds } = dishProfile(taxonomy, {
    title: '',
    lines: entry.ingredients,
  });
  const missing = own.flatMap(({ class: name, holds }) =>
    holds.filter((id) => !certainIds.has(id) && !possibleIds.has(id)).map((id) => `${id} (${name})`),
  );
  return [
    ...unknown.map((id) => ({ field: 'mayContain', repair: `use a taxonomy id, not '${id}'` })),
    ...missing.map((food) => ({ field: 'ingredients', repair: `add the line that brings ${food}` })),
  ];
}
