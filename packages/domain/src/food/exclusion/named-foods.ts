import type { Readings } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { exactName } from './visitor-index.ts';

/** Longest text, in characters, that is read as a word; longer ones are prose. */
export const LONGEST_WORD = 60;

/**
 * The readings of a name, as typed or without its endings; null for any other word. In joined words, the first `kept`
 * characters stay: only the last word loses endings.
 */
export function namedFoods(taxonomy: Taxonomy, word: string, kept = 0): Readings | null {
  const { visitor } = taxonomy;
  if (word.length > LONGEST_WORD) return null;
  for (const each of visitor.wording.remainders(word)) {
    const isWhole = kept === 0 || (each.length > kept && word.startsWith(each));
    const exact = isWhole ? exactName(visitor, each) : null;
    if (exact !== null) return dishReadings(taxonomy, each, exact);
  }
  return null;
}

/** Readings of a dish name, with the dish itself: "potato stew" excludes the dish beside its foods. */
export function dishReadings(taxonomy: Taxonomy, word: string, exact: readonly string[]): Readings {
  if (exact.some((id) => taxonomy.items.get(id)?.kind !== 'dish')) return [exact];
  const { visitor } = taxonomy;
  for (const suffix of visitor.names.wording.dishSuffixes) {
    const said = word.endsWith(suffix) ? exactName(visitor, word.slice(0, -suffix.length)) : null;
    if (said !== null) return [exact, said];
  }
  return [exact];
}
