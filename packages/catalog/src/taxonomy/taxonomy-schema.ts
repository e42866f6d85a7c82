import { z } from 'zod';

const word = z.string().min(1);
const words = z.array(word).readonly();

const item = z.strictObject({
  id: word,
  ko: word,
  en: word,
  kind: z.enum(['group', 'ingredient', 'compound', 'dish']),
  synonyms: words,
  parents: words,
  contains: words,
  mayContain: words,
  trace: words.default([]),
  allergens: words,
  tags: words,
});

const policy = z.strictObject({
  contains: z.literal('block'),
  mayContain: z.literal('block'),
  trace: z.literal('notice'),
  mayContainWarnOnly: z.strictObject({ ids: words, includesDescendants: z.boolean(), tags: words }),
  unresolvedLine: word,
  composedGroups: words,
});

const modifiers = z.strictObject({
  leading: words,
  trailing: words,
  leadingEndingIn: words,
  separators: words,
  particleSeparators: words,
  dishSuffix: words,
  amountHeads: words,
  amountTails: words,
  numerals: words,
  units: words,
});

/** The shape of `data/taxonomy/taxonomy.json`. */
export const taxonomySchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  language: word,
  description: word,
  semantics: z.record(word, word),
  policy,
  allergens: z.array(z.strictObject({ code: word, statutoryNo: word, ko: word, en: word })),
  tags: z.array(z.strictObject({ tag: word, propagates: z.boolean(), meaning: word })),
  quickChips: z.array(z.strictObject({ chip: word, label: word, id: word })),
  autocomplete: z.array(z.strictObject({ label: word, id: word })),
  ambiguous: z.array(z.strictObject({ text: word, candidates: words })),
  exactOnly: words,
  exactOnlyPrefixes: z.record(word, words),
  traps: z.array(z.strictObject({ text: word, resolvesTo: word, mustContain: words })),
  related: z.array(z.strictObject({ when: word, suggest: words })),
  substitutions: z.array(z.strictObject({ from: word, to: words, clears: words })),
  modifiers,
  visitorWords: z.strictObject({ fillers: words, particles: words }),
  items: z.array(item),
});
