import type { Readings } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { readCompound, readGlued } from './split-word.ts';
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
    const said = word.endsWith(suffix) ? foodsSaid(taxonomy, word.slice(0, -suffix.length)) : null;
    if (said !== null) return [exact, ...said];
  }
  return [exact];
}

/** The foods before a dish word: one name, or several ("ham cheese" before "sandwich"). */
function foodsSaid(taxonomy: Taxonomy, text: string): Readings | null {
  const exact = exactName(taxonomy.visitor, text);
  return exact === null ? readGlued(taxonomy, text) : [exact];
}

/** A compound; together with the list it may be as well: 파랑새우 is a blue shrimp, or spring onions and shrimp. */
export function readPartOrList(taxonomy: Taxonomy, word: string, bare: string): Readings | null {
  const compound = readCompound(taxonomy, bare);
  // Not every joiner: the one for "or" also begins the word for namul.
  const { joiningParticles } = taxonomy.visitor.names.wording;
  const list = compound === null ? null : readJoined(taxonomy, word, joiningParticles);
  if (compound === null || list === null) return compound;
  return compound.length > list.length ? list : [...compound, ...list];
}

/** Two foods with a joiner between them. Splits only where both sides are read; a longer left side also counts alone. */
export function readJoined(
  taxonomy: Taxonomy,
  word: string,
  joiners: readonly string[] = taxonomy.visitor.wording.words.joiners,
): Readings | null {
  /** Lengths of the endings of the word that cannot be split. */
  const unreadable = new Set<number>();
  const split = (text: string): Readings | null => {
    for (const joiner of joiners) {
      for (let at = text.indexOf(joiner, 1); at > 0; at = text.indexOf(joiner, at + 1)) {
        const [left, right] = [text.slice(0, at), text.slice(at + joiner.length)];
        const before = unreadable.has(right.length) ? null : readSide(taxonomy, left);
        if (before === null) continue;
        const after = readSide(taxonomy, right) ?? split(right);
        if (after !== null) return [...before, ...after];
        unreadable.add(right.length);
      }
    }
    return null;
  };
  return split(word);
}

function readSide(taxonomy: Taxonomy, text: string): Readings | null {
  return namedFoods(taxonomy, text) ?? readCompound(taxonomy, text);
}
