import type { Readings } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { exactName } from './visitor-index.ts';

/** Longer words are prose nobody can read. */
export const LONGEST_WORD = 60;

/**
 * The readings of a word that is a name as it stands or without its endings; null when it is none. Of words put together
 * the first `kept` characters stay: only the last word loses endings.
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

/** A dish known by its name also leaves out what the name says: potato stew is no potato, and is excluded with it. */
export function dishReadings(taxonomy: Taxonomy, word: string, exact: readonly string[]): Readings {
  if (exact.some((id) => taxonomy.items.get(id)?.kind !== 'dish')) return [exact];
  const { visitor } = taxonomy;
  for (const suffix of visitor.names.wording.dishSuffixes) {
    const said = word.endsWith(suffix) ? exactName(visitor, word.slice(0, -suffix.length)) : null;
    if (said !== null) return [exact, said];
  }
  return [exact];
}
