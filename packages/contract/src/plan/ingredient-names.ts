import { z } from 'zod/mini';

/** Names of ingredients in a reply: a list; from another server also an object of name to amount, or either as JSON text. */
export const ingredientNamesSchema = z.codec(
  z.union([z.array(z.string()), z.record(z.string(), z.unknown()), z.string()]),
  z.array(z.string()),
  { decode: namesOf, encode: (names) => names },
);

function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return namesOfText(value);
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function namesOfText(text: string): string[] {
  try {
    return namesOf(JSON.parse(text));
  } catch {
    return text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  }
}
