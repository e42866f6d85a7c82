import {
  CERTAINTIES,
  COMPOSITION_BASES,
  FOOD_PROPERTIES,
  type Result,
  type TaxonomySource,
} from '@kkini/domain';
import { z } from 'zod';
import { type EntryProblem, parseEntry } from '../entries/entry-problem.ts';

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
  flavourEndings: words,
  separators: words,
  particleSeparators: words,
  dishSuffix: words,
  amountHeads: words,
  amountTails: words,
  numerals: words,
  units: words,
  stateWords: words,
});

const spokenFood = z.strictObject({
  texts: z.array(word).min(1).readonly(),
  ids: words,
  tags: words.default([]),
  properties: z.array(z.enum(FOOD_PROPERTIES)).readonly().default([]),
  offered: words.default([]),
  widens: words.default([]),
  byTitle: z.boolean().default(false),
  source: z.string().min(1).exactOptional(),
});

const visitorWords = z.strictObject({
  fillers: words,
  particles: words,
  prefixes: words,
  joiners: words,
  listEndings: words,
  verbStems: words,
  verbEndings: words,
  neverDropped: words,
  neverCorrected: words,
  states: words,
  heads: words,
  homonyms: z.array(z.strictObject({ text: word, before: words, after: words })),
  nothing: words,
  mayStay: words,
  mayStayNegators: words,
  mayStayBreakers: words,
  except: words,
  exceptAll: words,
  allRest: words,
});

/** The shape of `data/taxonomy/taxonomy.json`. */
const taxonomySchema = z.strictObject({
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
  explainedByLines: z.array(z.strictObject({ title: word, lines: words })),
  compositionSources: z.array(
    z.strictObject({ basis: z.enum(COMPOSITION_BASES), certainty: z.enum(CERTAINTIES), foods: words }),
  ),
  modifiers,
  spokenFoods: z.array(spokenFood),
  visitorWords,
  items: z.array(item),
});

/** Path of the taxonomy below the data folder. */
export const TAXONOMY_FILE = 'taxonomy/taxonomy.json';

/** Reads the text of the taxonomy file; consistency is checked by the domain's `makeTaxonomy`. */
export function loadTaxonomy(text: string): Result<TaxonomySource, readonly EntryProblem[]> {
  return parseEntry({ file: TAXONOMY_FILE, text }, taxonomySchema);
}
