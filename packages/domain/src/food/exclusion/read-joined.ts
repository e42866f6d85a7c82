import { type Readings, readPart } from '../taxonomy/resolve-part.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { namedFoods } from './named-foods.ts';

/**
 * Two foods glued by a joiner: it cuts only where both sides are read; a longer left side also counts alone.
 * `unreadable` holds the lengths of endings of the word that cannot be cut.
 */
export function readJoined(
  taxonomy: Taxonomy,
  word: string,
  unreadable: Set<number> = new Set(),
): Readings | null {
  for (const joiner of taxonomy.visitor.wording.words.joiners) {
    for (let at = word.indexOf(joiner, 1); at > 0; at = word.indexOf(joiner, at + 1)) {
      const [left, right] = [word.slice(0, at), word.slice(at + joiner.length)];
      const before = unreadable.has(right.length) ? null : readSide(taxonomy, left);
      if (before === null) continue;
      const after = readSide(taxonomy, right) ?? readJoined(taxonomy, right, unreadable);
      if (after !== null) return [...before, ...after];
      unreadable.add(right.length);
    }
  }
  return null;
}

/** Names written one after another without a space; one of a syllable counts only beside longer ones. */
export function readGlued({ visitor }: Taxonomy, word: string): Readings | null {
  const { readings, longestName } = visitor.names;
  const from: (Readings | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longestName); start < end && from[end] === undefined; start += 1) {
      const reading = readings.get(word.slice(start, end));
      const before = from[start];
      if (reading !== undefined && before !== undefined) from[end] = [...before, reading];
    }
  }
  const found = from[word.length];
  return found !== undefined && found.length * 2 <= word.length + 1 ? found : null;
}

function readSide(taxonomy: Taxonomy, text: string): Readings | null {
  return namedFoods(taxonomy, text) ?? readPart(taxonomy.visitor.names, text);
}
